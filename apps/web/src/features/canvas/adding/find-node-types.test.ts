import { anItemSchema } from '@confab/test-kit';
import { expect, test } from 'vitest';
import { findNodeTypes } from './find-node-types.ts';

const schema = (type: string, description: string) => anItemSchema({ type, description });
const groups = [
  { id: 'listen', title: 'Listen', types: [schema('Ask', 'Asks a question.'), schema('Fill slots', 'Asks often.')] },
  { id: 'decide', title: 'Decide', types: [schema('Condition', 'Chooses the next node by rules.')] },
];
const find = (text: string) =>
  findNodeTypes(groups, text).map(({ id, types }) => [id, ...types.map(({ title }) => title)]);

test.each([
  [
    '',
    [
      ['listen', 'Ask', 'Fill slots'],
      ['decide', 'Condition'],
    ],
  ],
  [' ASK ', [['listen', 'Ask']]],
  ['decide', [['decide', 'Condition']]],
  ['rules', [['decide', 'Condition']]],
  ['pizza', []],
])('a node type is found by its name, its group, or what it does: %j', (text, found) => {
  expect(find(text)).toEqual(found);
});

test.each([
  [
    'end',
    [
      ['end', 'End', 'Hand over', 'Send on'],
      ['listen', 'Append'],
    ],
  ],
  ['st', [['listen', 'Start listening', 'Ask', 'Append']]],
])('a type comes before others if its name is or begins with the text: %j', (text, found) => {
  const named = [
    { id: 'listen', title: 'Listen', types: ['Ask', 'Append', 'Start listening'].map((title) => schema(title, '')) },
    { id: 'end', title: 'End', types: ['Hand over', 'Send on', 'End'].map((title) => schema(title, '')) },
  ];
  expect(findNodeTypes(named, text).map(({ id, types }) => [id, ...types.map(({ title }) => title)])).toEqual(found);
});
