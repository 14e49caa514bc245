import { countingIds } from '@confab/test-kit';
import { expect, test } from 'vitest';
import { buildProject } from '../../build/build-project.ts';
import type { Files, ProjectDocument } from '../../document.ts';
import { readPackage } from '../../read-package.ts';
import { createAssistant, createIntent } from '../../testing/assistants.ts';
import { lines, readRowValues } from '../../testing/builders.ts';
import { comparePackages } from '../../testing/compare-packages.ts';
import { converse } from '../../testing/converse.ts';
import { editJson } from '../../testing/edit-json.ts';
import { readSample } from '../../testing/read-sample.ts';
import { writeSkillPackage } from '../write-skill-package.ts';

const folder = 'skill-package/interactionModels/custom';
const sample = readSample('alexa-pizza');
const [yes, no] = ['AMAZON.YesIntent', 'AMAZON.NoIntent'];

function read(files: Files) {
  const { document, findings, report } = readPackage(files, { newId: countingIds() });
  if (!document) throw new Error(lines(findings).join('\n'));
  return { document, report };
}

const listIntents = ({ project }: ProjectDocument) =>
  readRowValues(project.values, 'Intents').map(({ Name }) => String(Name));
const listYesNo = (document: ProjectDocument) => listIntents(document).filter((name) => /Yes|No$/.test(name));

const both = ['en-US', 'de-DE'];
const toPaths = (locales: readonly string[]) => locales.map((locale) => `${folder}/${locale}.json`);

/** Adds the intents for yes and no to models of a skill. */
const addYesNo = (files: Files, samples: readonly string[], ...locales: readonly string[]): Files => {
  const intents = [{ name: yes, samples: [...samples] }, { name: no }];
  const add = (text: string) =>
    intents.reduce((model, intent) => editJson(model, { 'interactionModel/languageModel/intents/+': intent }), text);
  return new Map([...files, ...toPaths(locales).map((path) => [path, add(files.get(path) ?? '')] as const)]);
};

test('an exported skill that was given the intents for yes and no is imported without them and exported the same', () => {
  const first = read(sample);
  const exported = writeSkillPackage(first.document);
  const second = read(exported.files);
  expect(listIntents(second.document).toSorted()).toEqual(listIntents(first.document).toSorted());
  expect(second.report.find(({ section }) => section === 'intents')).toMatchObject({ kept: 10, stored: 0, lost: 0 });
  const again = writeSkillPackage(second.document);
  expect(again.files).toEqual(exported.files);
  expect(again.findings.filter(({ code }) => code === 'yesNoIntentAdded' || code === 'editedAfterImport')).toEqual([]);
});

test('a stray yes to an imported skill with confirmations is not answered with a placeholder', async () => {
  const said = await converse(read(addYesNo(sample, [], ...both)).document, 'yes');
  expect(said.join('\n')).not.toContain('This is where');
});

test('a skill with confirmations and its own intents for yes and no is exported as it was imported', () => {
  const files = addYesNo(sample, [], ...both);
  const { document } = read(files);
  expect(listYesNo(document)).toEqual([]);
  expect(comparePackages(files, writeSkillPackage(document).files)).toEqual([]);
});

test.each([['en-US'], ['de-DE']])('an intent for yes with samples of its own in %s stays an intent', (locale) => {
  const [other = ''] = both.filter((one) => one !== locale);
  const files = addYesNo(addYesNo(sample, ['you bet'], locale), [], other);
  const { document } = read(files);
  expect(listYesNo(document)).toEqual(['Yes']);
  expect(comparePackages(files, writeSkillPackage(document).files)).toEqual([]);
});

test.each([['en-US'], ['de-DE']])(
  'an intent of the author that is called Yes in %s stays, even without samples',
  (locale) => {
    const [path = ''] = toPaths([locale]);
    const text = editJson(sample.get(path) ?? '', { 'interactionModel/languageModel/intents/+': { name: 'Yes' } });
    const files = addYesNo(new Map([...sample, [path, text]]), [], ...both.filter((one) => one !== locale));
    const { document } = read(files);
    expect(listYesNo(document)).toEqual(['Yes']);
    expect(writeSkillPackage(document).files.get(path)).toMatch(/"name": ?"Yes"/);
  },
);

test('a skill without confirmations keeps its intents for yes and no', () => {
  const plain = toPaths(both).map(
    (path) => [path, editJson(sample.get(path) ?? '', { 'interactionModel/dialog': undefined })] as const,
  );
  const files = addYesNo(new Map([...sample, ...plain]), [], ...both);
  expect(listYesNo(read(files).document)).toEqual(['Yes', 'No']);
});

test('an exported skill that asks for a slot that is a yes or a no is imported without intents for them', () => {
  const fills = [{ slot: 'member', isRequired: true, prompts: ['Are you a member?'], confirm: [] }];
  const order = createIntent({ name: 'Order', samples: ['some tea'], fills });
  const slots = [{ name: 'member', type: 'yesNo' }];
  const exported = writeSkillPackage(buildProject(createAssistant({ intents: [order], slots }), countingIds()));
  const { document } = read(exported.files);
  expect(listYesNo(document)).toEqual([]);
  expect(comparePackages(exported.files, writeSkillPackage(document).files)).toEqual([]);
});
