import { expect, test } from 'vitest';
import { listCompletions } from './list-completions.ts';

const variables = ['Guests', 'Order.Size', 'upperCase'];

/** Completes at the bar with the first completion. */
function complete(marked: string) {
  const caret = marked.indexOf('|');
  const source = marked.replace('|', '');
  const [first] = listCompletions(source, caret, variables);
  return first ? source.slice(0, first.from) + first.insert + source.slice(caret) : undefined;
}

test.each([
  ['Gu|', 'Guests'],
  ['a > gu| + 1', 'a > Guests + 1'],
  ['siz|', '{tv.Order.Size}'],
  ['{|', '{tv.Guests}'],
  ['{tv.Or|', '{tv.Order.Size}'],
  ['rou|', 'round('],
  ['Guests con|', 'Guests contains '],
  ['up|', 'upperCase'],
])('at the caret of %s the first completion gives %s', (before, after) => {
  expect(complete(before)).toBe(after);
});

test.each(['"in a Gu|', "'Gu|", '1|', 'Guests |', '|', 'a + |'])(
  'nothing is completed at the caret of %s',
  (source) => {
    expect(complete(source)).toBeUndefined();
  },
);

test('functions are offered after variables', () => {
  expect(listCompletions('up', 2, variables).map(({ kind, name }) => [kind, name])).toEqual([
    ['variable', 'upperCase'],
    ['function', 'upper'],
  ]);
});
