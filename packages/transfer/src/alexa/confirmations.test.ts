import { countingIds } from '@confab/test-kit';
import { expect, test } from 'vitest';
import { extractAssistant } from '../extract/extract-assistant.ts';
import { createFindings } from '../finding.ts';
import { readPackage } from '../read-package.ts';
import { lines, readRowValues } from '../testing/builders.ts';
import { converse } from '../testing/converse.ts';
import { removeAddedIntents } from '../testing/remove-added-intents.ts';
import { writeSkillPackage } from './write-skill-package.ts';

const path = 'skill-package/interactionModels/custom/en-US.json';
const slots = [
  { name: 'people', type: 'AMAZON.NUMBER' },
  { name: 'size', type: 'Size' },
  { name: 'day', type: 'AMAZON.DATE' },
];
const prompt = (id: string, value: string) => ({ id, variations: [{ type: 'PlainText', value }] });
const confirmation = { confirmationRequired: true, prompts: { confirmation: 'right' } };

/** A skill that books a table and closes the shop, and confirms both. */
const skill = new Map([
  [
    path,
    JSON.stringify({
      interactionModel: {
        languageModel: {
          invocationName: 'table house',
          intents: [
            { name: 'AMAZON.CancelIntent', samples: [] },
            { name: 'Book', slots, samples: ['book', 'book a table'] },
            { name: 'Close', slots: [], samples: ['close the shop'] },
          ],
          types: [{ name: 'Size', values: ['small', 'large'].map((value) => ({ name: { value } })) }],
        },
        dialog: {
          intents: [
            {
              name: 'Book',
              ...confirmation,
              slots: slots.map((slot) => ({
                ...slot,
                elicitationRequired: true,
                confirmationRequired: false,
                prompts: { elicitation: slot.name },
              })),
            },
            { name: 'Close', confirmationRequired: true, prompts: { confirmation: 'close' }, slots: [] },
          ],
        },
        prompts: [
          ...slots.map(({ name }) => prompt(name, `Which ${name}?`)),
          prompt('right', '{people}, {size}, right?'),
          prompt('close', 'Close it?'),
        ],
      },
    }),
  ],
]);
const readSkill = (files: ReadonlyMap<string, string>) => {
  const { document, findings } = readPackage(files, { newId: countingIds() });
  if (!document) throw new Error(lines(findings).join('\n'));
  return document;
};
const sayAfterBooking = async (...said: readonly string[]) =>
  (await converse(readSkill(skill), 'book', 'two', 'large', 'tomorrow', ...said)).slice(4);

test.each([
  ['no, for three people', '3, large, right?'],
  ['no, small', '2, small, right?'],
  ['change the day to friday', '2, large, right?'],
])('at the confirmation of an imported intent, "%s" changes one value and keeps the others', async (said, asked) => {
  expect(await sayAfterBooking(said, 'yes')).toEqual([
    '2, large, right?',
    asked,
    expect.stringContaining('This is where Book is answered.'),
  ]);
});

test('after a plain no to the confirmation of an imported intent, the assistant asks what to change', async () => {
  expect(await sayAfterBooking('no', 'the size', 'small', 'yes')).toEqual([
    '2, large, right?',
    'What should I change?',
    'Which size?',
    '2, small, right?',
    expect.stringContaining('This is where Book is answered.'),
  ]);
});

test('a confirmation of an imported intent can be cancelled', async () => {
  expect((await sayAfterBooking('cancel')).at(-1)).toContain('Goodbye.');
});

test('an imported intent without values is confirmed by yes or no', async () => {
  const said = await converse(readSkill(skill), 'close the shop', 'yes');
  expect(said.slice(1)).toEqual(['Close it?', expect.stringContaining('This is where Close is answered.')]);
  expect((await converse(readSkill(skill), 'close the shop', 'no')).at(-1)).toBe('What can I do for you?');
});

test('the confirmations of an imported skill are exported again', () => {
  const document = readSkill(skill);
  const confirmations = extractAssistant(document, createFindings()).intents.map(({ name, confirm }) => [
    name,
    confirm,
  ]);
  expect(confirmations).toEqual([
    ['Cancel', []],
    ['Book', ['{tv.people}, {tv.size}, right?']],
    ['Close', ['Close it?']],
  ]);
  const written = removeAddedIntents(writeSkillPackage(document));
  expect(JSON.parse(written.get(path) ?? '')).toEqual(JSON.parse(skill.get(path) ?? ''));
  expect(readRowValues(readSkill(written).project.values, 'Intents')).toHaveLength(3);
});
