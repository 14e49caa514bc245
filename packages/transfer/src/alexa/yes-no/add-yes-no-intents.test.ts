import type { JsonObject } from '@confab/model';
import { aRow, countingIds } from '@confab/test-kit';
import { expect, test } from 'vitest';
import type { Assistant } from '../../assistant.ts';
import { buildProject } from '../../build/build-project.ts';
import type { Files, ProjectDocument } from '../../document.ts';
import { readPackage } from '../../read-package.ts';
import { createAssistant, createIntent } from '../../testing/assistants.ts';
import { lines } from '../../testing/builders.ts';
import { editJson } from '../../testing/edit-json.ts';
import { readSample } from '../../testing/read-sample.ts';
import { writeSkillPackage } from '../write-skill-package.ts';

const folder = 'skill-package/interactionModels/custom';
const yesNo = ['AMAZON.YesIntent', 'AMAZON.NoIntent'];

/** Exports a project. @returns the intents for yes and no of each model, and those that are reported as added */
function exportSkill(document: ProjectDocument) {
  const { files, findings } = writeSkillPackage(document);
  const models = [...files].filter(([path]) => path.startsWith(folder));
  const intents = models.map(([path, text]): [string, string[]] => [
    path.slice(folder.length + 1),
    JSON.parse(text)
      .interactionModel.languageModel.intents.map(({ name }: { readonly name: string }) => name)
      .filter((name: string) => yesNo.includes(name)),
  ]);
  const added = findings.filter(({ code }) => code === 'yesNoIntentAdded').flatMap(({ names }) => names);
  return { intents: Object.fromEntries(intents), added };
}

const build = (parts: Partial<Assistant>) =>
  buildProject(createAssistant({ slots: [{ name: 'size', type: 'number' }], ...parts }), countingIds());
const order = createIntent({ name: 'Order', samples: ['some tea'] });
const size = { slot: 'size', isRequired: true, prompts: ['How large?'], confirm: [] };

/** The project with other values of its nodes of a type. */
function withNodes(document: ProjectDocument, type: string, values: JsonObject): ProjectDocument {
  const nodes = document.nodes.map((node) =>
    node.type === type ? { ...node, values: { ...node.values, ...values } } : node,
  );
  return { ...document, nodes };
}
const form = build({ intents: [{ ...order, fills: [size] }] });
const everythingRight = { Entries: [{ Id: 'e', SpokenText: 'Is all of it right?' }] };
const expects = (ExpectedResponse: string) => ({
  Connectors: [aRow('a', { Kind: 'Expected', ExpectedResponse })],
});

test.each([
  ['the value of a slot', build({ intents: [{ ...order, fills: [{ ...size, confirm: ['Really?'] }] }] })],
  ['an intent', build({ intents: [{ ...order, confirm: ['Shall I order?'] }] })],
  ['all values of a form', withNodes(form, 'Capture', { ConfirmAll: everythingRight })],
])('a skill whose assistant asks for a confirmation of %s has the intents for yes and no', (_, document) => {
  expect(exportSkill(document)).toEqual({ intents: { 'en-US.json': yesNo }, added: yesNo });
});

test('a skill whose assistant asks for a slot that is a yes or a no has the intents for them', () => {
  const slots = [{ name: 'size', type: 'yesNo' }];
  expect(exportSkill(build({ intents: [{ ...order, fills: [size] }], slots })).added).toEqual(yesNo);
});

test.each([
  ['en', 'aye\nYes!', yesNo],
  ['de', 'Nein', yesNo],
  ['es', 'sí', yesNo],
  ['en', 'yesterday', []],
])('a question in %s that expects %j waits for a yes or a no only if that is one', (language, expected, added) => {
  const document = withNodes(build({ intents: [order], language }), 'Ask', expects(expected));
  expect(exportSkill(document).added).toEqual(added);
});

test('a skill without confirmations, or with intents for yes and no of its author, gets none', () => {
  expect(exportSkill(form)).toEqual({ intents: { 'en-US.json': [] }, added: [] });
  const own = ['Yes', 'AMAZON.NoIntent'].map((name) => createIntent({ name, samples: ['of course'] }));
  const { intents, added } = exportSkill(build({ intents: [{ ...order, confirm: ['Sure?'] }, ...own] }));
  expect(intents['en-US.json']?.toSorted()).toEqual(yesNo.toSorted());
  expect(added).toEqual([]);
});

/** Imports a skill. */
function read(files: Files): ProjectDocument {
  const { document, findings } = readPackage(files, { newId: countingIds() });
  if (!document) throw new Error(lines(findings).join('\n'));
  return document;
}

test('an imported skill that Alexa asked the confirmations of gets the intents in the models of all its languages', () => {
  const sample = readSample('alexa-pizza');
  const british = [`${folder}/en-GB.json`, sample.get(`${folder}/en-US.json`) ?? ''] as const;
  expect(exportSkill(read(new Map([...sample, british])))).toEqual({
    intents: { 'de-DE.json': yesNo, 'en-GB.json': yesNo, 'en-US.json': yesNo },
    added: yesNo,
  });
});

test('an imported skill without confirmations gets no intents for yes and no', () => {
  const withoutDialog = [...readSample('alexa-pizza')].map(
    ([path, text]) =>
      [path, path.startsWith(folder) ? editJson(text, { 'interactionModel/dialog': undefined }) : text] as const,
  );
  expect(exportSkill(read(new Map(withoutDialog)))).toEqual({
    intents: { 'de-DE.json': [], 'en-US.json': [] },
    added: [],
  });
});
