import { countingIds } from '@confab/test-kit';
import { expect, test } from 'vitest';
import { writeSkillPackage } from '../alexa/write-skill-package.ts';
import type { ProjectDocument } from '../document.ts';
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

/** The project with other samples of an intent. */
function withSamples(document: ProjectDocument, name: string, Samples: string): ProjectDocument {
  const { project } = document;
  const rows = project.values['Intents'] as readonly { readonly Values: { readonly Name: string } }[];
  const Intents = rows.map((row) => (row.Values.Name === name ? { ...row, Values: { ...row.Values, Samples } } : row));
  return { ...document, project: { ...project, values: { ...project.values, Intents } } };
}

test('a built-in intent that only the platform knows keeps its name there when samples are added to it', () => {
  const sample = readSample('alexa-pizza');
  const scrollUp = { name: 'AMAZON.ScrollUpIntent', samples: [] };
  const model = editJson(sample.get(english) ?? '', { 'interactionModel/languageModel/intents/+': scrollUp });
  const { document, findings } = readPackage(new Map([...sample, [english, model]]), { newId: countingIds() });
  if (!document) throw new Error(lines(findings).join('\n'));
  const edited = withSamples(document, 'AMAZON.ScrollUpIntent', 'go up');
  const { files, findings: found } = writeSkillPackage(edited);
  expect(readIntent(files.get(english), 'AMAZON.ScrollUpIntent')).toEqual({ ...scrollUp, samples: ['go up'] });
  expect(readIntent(files.get(english), 'ScrollUp')).toBeUndefined();
  expect(lines(found).filter((line) => line.includes('ScrollUp') && line.startsWith('warning'))).toEqual([]);
});

test('authored samples of a slot are exported again after another part of the project was edited', () => {
  const sample = readSample('alexa-pizza');
  const model = editJson(sample.get(english) ?? '', {
    [`${order}/slots/1/samples`]: ['make it {size}', 'a {size} one'],
  });
  expect(readIntent(model, 'OrderPizza').slots[1].name).toBe('size');
  const { document, findings, report } = readPackage(new Map([...sample, [english, model]]), { newId: countingIds() });
  if (!document) throw new Error(lines(findings).join('\n'));
  expect(report.find(({ section }) => section === 'samples')).toMatchObject({ stored: 2, changed: 0, lost: 0 });
  const edited = withSamples(document, 'OrderPizza', 'bring me a pizza');
  const written = readIntent(writeSkillPackage(edited).files.get(english), 'OrderPizza');
  expect(written.samples).toEqual(['bring me a pizza']);
  const size = written.slots.find(({ name }: { readonly name: string }) => name === 'size');
  expect(size.samples.toSorted()).toEqual(['a {size} one', 'make it {size}']);
});
