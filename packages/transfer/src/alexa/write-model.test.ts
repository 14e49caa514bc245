import { countingIds } from '@confab/test-kit';
import { expect, test } from 'vitest';
import { toListType, type Assistant, type AssistantIntent } from '../assistant.ts';
import { buildProject } from '../build/build-project.ts';
import { createAssistant, createIntent } from '../testing/assistants.ts';
import { lines } from '../testing/builders.ts';
import { writeSkillPackage } from './write-skill-package.ts';

const help = createIntent({ name: 'Help', samples: ['show me how'] });

/**
 * Exports an assistant with these intents.
 * @returns the written model and the findings
 */
function writeSkill(intents: readonly AssistantIntent[], parts: Partial<Assistant> = {}) {
  const assistant = createAssistant({ intents, slots: [{ name: 'size', type: 'number' }], ...parts });
  const { files, findings, report } = writeSkillPackage(buildProject(assistant, countingIds()));
  const model = JSON.parse(files.get('skill-package/interactionModels/custom/en-US.json') ?? '{}');
  const { types } = model.interactionModel.languageModel;
  const written: { readonly name: string; readonly samples: readonly string[]; readonly slots?: unknown }[] =
    model.interactionModel.languageModel.intents;
  const samples = written.find(({ name }) => name === 'AMAZON.HelpIntent')?.samples;
  const { prompts } = model.interactionModel;
  const slots = written.find(({ name }) => name === 'Order')?.slots;
  return { findings: lines(findings), report, samples, written, slots, types, prompts };
}

test('two intents that are one built-in intent on the platform keep the samples of both', () => {
  const { samples, findings } = writeSkill([help, { ...help, name: 'AMAZON.HelpIntent', samples: ['what now'] }]);
  expect(samples).toEqual(['show me how', 'what now']);
  expect(findings).toContain(
    'warning | intent AMAZON.HelpIntent | The platform has only one intent {2}, so {0} and {1} become one there. | AMAZON.HelpIntent | Help | AMAZON.HelpIntent',
  );
});

test('slots and prompts of a built-in intent, which has none on the platform, are reported', () => {
  const fill = { slot: 'size', isRequired: true, prompts: ['How large?'], confirm: ['Really?'] };
  const { samples, findings, report } = writeSkill([
    { ...help, samples: ['show me how', 'help with {size}'], fills: [fill], confirm: ['Help you?'] },
  ]);
  expect(samples).toEqual(['show me how']);
  expect(findings).toContain(
    'info | intent Help | The built-in intent {0} cannot have slots; samples of {1} with slots are left out. | AMAZON.HelpIntent | Help',
  );
  expect(report.find(({ section }) => section === 'prompts')).toMatchObject({ kept: 0, lost: 3 });
  const items = report.find(({ section }) => section === 'intents')?.items;
  expect(items).toContainEqual({ name: 'Help', outcome: 'changed' });
});

test('a slot for a recurrence, for which the platform has no type, accepts any words there, with a finding', () => {
  const order = createIntent({ name: 'Order', samples: ['order tea {size}'] });
  const { findings, slots } = writeSkill([order], { slots: [{ name: 'size', type: 'recurrence' }] });
  expect(slots).toEqual([{ name: 'size', type: 'AMAZON.SearchQuery' }]);
  expect(findings).toContain(
    'info | slot size | The platform has no type {0}; {1} uses {2} instead. | recurrence | size | AMAZON.SearchQuery',
  );
});

test('a further language has the invocation name that the notes give it, and is reported when it shares the name of the first one', () => {
  const { project, ...items } = buildProject(createAssistant({ intents: [help] }), countingIds());
  const exportWith = (notes: string) => {
    const values = { ...project.values, OtherLanguages: 'de', Notes: notes };
    const { files, findings } = writeSkillPackage({ ...items, project: { ...project, values } });
    const names = ['en-US', 'de-DE'].map((locale) => {
      const model = JSON.parse(files.get(`skill-package/interactionModels/custom/${locale}.json`) ?? '{}');
      return String(model.interactionModel.languageModel.invocationName);
    });
    return { names, shared: findings.filter(({ code }) => code === 'invocationNameShared').map((one) => one.names) };
  };
  const first = 'Call mum.\nAlexa invocation name: tea house';
  expect(exportWith(first)).toEqual({ names: ['tea house', 'tea house'], shared: [['de']] });
  const both = `${first}\nalexa invocation name (DE): Kleines Teehaus`;
  expect(exportWith(both)).toEqual({ names: ['tea house', 'kleines teehaus'], shared: [] });
});

test('a prompt that an author wrote twice is exported twice', () => {
  const fill = { slot: 'size', isRequired: true, prompts: ['How large?', 'How large?'], confirm: [] };
  const { prompts } = writeSkill([createIntent({ name: 'Order', samples: ['tea'], fills: [fill] })]);
  const variation = { type: 'PlainText', value: 'How large?' };
  expect(prompts).toEqual([{ id: 'Elicit.Slot.Order.size', variations: [variation, variation] }]);
});

test('a sample that is empty or repeated on the platform is reported as left out', () => {
  const { written, findings, report } = writeSkill([{ ...help, name: 'Order', samples: ['a/b', 'a b', '🍵', 'tea'] }]);
  expect(written.find(({ name }) => name === 'Order')?.samples).toEqual(['a b', 'tea']);
  const message =
    'The sample {0} is left out: without the characters that the platform refuses, it is empty or the same as another one.';
  expect(findings).toEqual(
    expect.arrayContaining([
      `warning | sample Order: a b | ${message} | a b`,
      `warning | sample Order: 🍵 | ${message} | 🍵`,
    ]),
  );
  expect(report.find(({ section }) => section === 'samples')).toMatchObject({ kept: 2, lost: 2 });
});

test('a slot that is asked for accepts its bare value, or any words after others, as an answer', () => {
  const ask = (slot: string) => ({ slot, isRequired: true, prompts: [`Which ${slot}?`], confirm: [] });
  const fills = [ask('size'), ask('note')];
  const intent = { ...help, name: 'Order', samples: ['tea for {guest}'], fills };
  const slots = ['size', 'guest'].map((name) => ({ name, type: 'number' }));
  const { written, findings } = writeSkill([intent], { slots: [...slots, { name: 'note', type: 'text' }] });
  expect(written.find(({ name }) => name === 'Order')).toMatchObject({
    slots: [
      { name: 'size', samples: ['{size}'] },
      { name: 'guest', type: 'AMAZON.NUMBER' },
      { name: 'note', samples: ['it is {note}', 'I would like {note}', 'make it {note}'] },
    ],
  });
  expect(JSON.stringify(written)).not.toContain('"{guest}"');
  expect(findings.filter((line) => line.includes('slot note'))).toEqual([
    'info | slot note | As an answer for {0}, the platform accepts any words only after others, such as "{1} …". Ask the question accordingly, or choose another type. | note | it is',
  ]);
});

test('own lists for yes and no are kept beside the type that the platform gets for them', () => {
  const order = { ...help, name: 'Order', samples: ['{agreed} {other}'] };
  const list = (name: string) => ({ name, isOpen: false, values: [{ value: 'aye', synonyms: [] }] });
  const agreed = { name: 'agreed', type: 'yesNo' };
  const other = { name: 'other', type: 'YesOrNo' };
  const getTypes = (lists: Assistant['lists'], slots: Assistant['slots']) => {
    const { types } = writeSkill([order], { slots, lists });
    return types.map(({ name, values }: { name: string; values: unknown[] }) => `${name} ${values.length}`);
  };
  expect(getTypes([list('YesOrNo')], [agreed, other])).toEqual(['YesOrNo 1', 'YesOrNo_ 2']);
  const lists = [list('YesOrNo'), list('yesNo')];
  expect(getTypes(lists, [{ ...agreed, isListed: true }, other])).toEqual(['YesOrNo 1', 'yesNo 1']);
});

test.each([
  ['AMAZON.City', 'AMAZON_City'],
  ['date', 'date'],
  ['Number', 'Number'],
  ['text', 'text'],
])('a list called %s, like a type of the platform or of Confab, stays a separate type in a skill', (name, type) => {
  const { written, types } = writeSkill([{ ...help, name: 'Order', samples: ['tea {kind}'] }], {
    slots: [{ name: 'kind', ...toListType(name) }],
    lists: [{ name, isOpen: false, values: [{ value: 'green', synonyms: [] }] }],
  });
  expect(types).toEqual([{ name: type, values: [{ name: { value: 'green', synonyms: [] } }] }]);
  expect(written.find((intent) => intent.name === 'Order')).toMatchObject({ slots: [{ name: 'kind', type }] });
});
