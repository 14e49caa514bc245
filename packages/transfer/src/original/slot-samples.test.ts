import { countingIds } from '@confab/test-kit';
import { expect, test } from 'vitest';
import { writeSkillPackage } from '../alexa/write-skill-package.ts';
import { readPackage } from '../read-package.ts';
import { lines } from '../testing/builders.ts';
import { editJson } from '../testing/edit-json.ts';
import { readSample } from '../testing/read-sample.ts';

const english = 'skill-package/interactionModels/custom/en-US.json';
const order = 'interactionModel/languageModel/intents/5';

/** The intent with its slots in an English model. */
function readIntent(text: string | undefined, name: string) {
  const { intents } = JSON.parse(text ?? '{}').interactionModel.languageModel;
  return intents.find((intent: { readonly name: string }) => intent.name === name);
}

test('authored samples of a slot are exported again after another part of the project was edited', () => {
  const sample = readSample('alexa-pizza');
  const model = editJson(sample.get(english) ?? '', {
    [`${order}/slots/1/samples`]: ['make it {size}', 'a {size} one'],
  });
  expect(readIntent(model, 'OrderPizza').slots[1].name).toBe('size');
  const { document, findings, report } = readPackage(new Map([...sample, [english, model]]), { newId: countingIds() });
  if (!document) throw new Error(lines(findings).join('\n'));
  expect(report.find(({ section }) => section === 'samples')).toMatchObject({ stored: 2, changed: 0, lost: 0 });
  const rows = document.project.values['Intents'] as readonly { readonly Values: { readonly Name: string } }[];
  const Intents = rows.map((row) =>
    row.Values.Name === 'OrderPizza' ? { ...row, Values: { ...row.Values, Samples: 'bring me a pizza' } } : row,
  );
  const project = { ...document.project, values: { ...document.project.values, Intents } };
  const written = readIntent(writeSkillPackage({ ...document, project }).files.get(english), 'OrderPizza');
  expect(written.samples).toEqual(['bring me a pizza']);
  const size = written.slots.find(({ name }: { readonly name: string }) => name === 'size');
  expect(size.samples.toSorted()).toEqual(['a {size} one', 'make it {size}']);
});
