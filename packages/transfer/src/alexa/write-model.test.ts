import { countingIds } from '@confab/test-kit';
import { expect, test } from 'vitest';
import type { Assistant, AssistantIntent } from '../assistant.ts';
import { buildProject } from '../build/build-project.ts';
import { lines } from '../testing/builders.ts';
import { writeSkillPackage } from './write-skill-package.ts';

const help: AssistantIntent = {
  name: 'Help',
  samples: ['show me how'],
  answer: { texts: ['Just ask.'], chips: [] },
  fills: [],
  confirm: [],
  follows: [],
  fallback: [],
  outcome: 'listen',
};

/** Exports an assistant with these intents. @returns what is written and reported */
function writeSkill(intents: readonly AssistantIntent[], parts: Partial<Assistant> = {}) {
  const assistant: Assistant = {
    name: 'tea house',
    description: '',
    notes: '',
    language: 'en',
    welcome: { texts: ['Hello.'], chips: [] },
    isWelcomeAsking: false,
    question: { texts: ['What may it be?'], chips: [] },
    fallback: ['Pardon?'],
    intents,
    slots: [{ name: 'size', type: 'number' }],
    lists: [],
    ...parts,
  };
  const { files, findings, report } = writeSkillPackage(buildProject(assistant, countingIds()));
  const model = JSON.parse(files.get('skill-package/interactionModels/custom/en-US.json') ?? '{}');
  const { types } = model.interactionModel.languageModel;
  const written: { readonly name: string; readonly samples: readonly string[] }[] =
    model.interactionModel.languageModel.intents;
  const samples = written.find(({ name }) => name === 'AMAZON.HelpIntent')?.samples;
  return { findings: lines(findings), report, samples, written, types };
}

test('two intents that are one built-in intent on the platform keep the samples of both', () => {
  const { samples, findings } = writeSkill([help, { ...help, name: 'AMAZON.HelpIntent', samples: ['what now'] }]);
  expect(samples).toEqual(['show me how', 'what now']);
  expect(findings).toContain(
    'warning | intent AMAZON.HelpIntent | The platform has one intent {2}, so {0} and {1} are one there. | AMAZON.HelpIntent | Help | AMAZON.HelpIntent',
  );
});

test('slots and prompts of a built-in intent, which has none on the platform, are reported', () => {
  const fill = { slot: 'size', isRequired: true, prompts: ['How large?'], confirm: ['Really?'] };
  const { samples, findings, report } = writeSkill([
    { ...help, samples: ['show me how', 'help with {size}'], fills: [fill], confirm: ['Help you?'] },
  ]);
  expect(samples).toEqual(['show me how']);
  expect(findings).toContain(
    'info | intent Help | The built-in intent {0} has no slots; samples of {1} with slots are left out. | AMAZON.HelpIntent | Help',
  );
  expect(report.find(({ section }) => section === 'prompts')).toMatchObject({ kept: 0, lost: 3 });
  const items = report.find(({ section }) => section === 'intents')?.items;
  expect(items).toContainEqual({ name: 'Help', outcome: 'changed' });
});

test('a sample that is empty or repeated on the platform is reported as left out', () => {
  const { written, findings, report } = writeSkill([{ ...help, name: 'Order', samples: ['a/b', 'a b', '🍵', 'tea'] }]);
  expect(written.find(({ name }) => name === 'Order')?.samples).toEqual(['a b', 'tea']);
  const message =
    'The sample {0} is left out: without the signs that the platform refuses, it is empty or the same as another one.';
  expect(findings).toEqual(
    expect.arrayContaining([
      `warning | sample Order: a b | ${message} | a b`,
      `warning | sample Order: 🍵 | ${message} | 🍵`,
    ]),
  );
  expect(report.find(({ section }) => section === 'samples')).toMatchObject({ kept: 2, lost: 2 });
});

test('own lists for yes and no are kept beside the type that the platform gets for them', () => {
  const order = { ...help, name: 'Order', samples: ['{agreed} {other}'] };
  const list = (name: string) => ({ name, isOpen: false, values: [{ value: 'aye', synonyms: [] }] });
  const slots = [
    { name: 'agreed', type: 'yesNo' },
    { name: 'other', type: 'YesOrNo' },
  ];
  const getTypes = (lists: Assistant['lists']) => {
    const { types } = writeSkill([order], { slots, lists });
    return types.map(({ name, values }: { name: string; values: unknown[] }) => `${name} ${values.length}`);
  };
  expect(getTypes([list('YesOrNo')])).toEqual(['YesOrNo 1', 'YesOrNo_ 2']);
  expect(getTypes([list('YesOrNo'), list('yesNo')])).toEqual(['YesOrNo 1', 'yesNo 1']);
});
