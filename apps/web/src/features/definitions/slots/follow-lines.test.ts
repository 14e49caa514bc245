import { expect, it } from 'vitest';
import { followLines, noLines } from './follow-lines.ts';

it.each([
  ['a line that is added above', 'new|a|b|c', [3, 0, 1, 2]],
  ['a line that is removed', 'a|c', [0, 2]],
  ['a line whose text is changed', 'a|b2|c', [0, 1, 2]],
  ['lines that are added and changed', 'new|a|b2|c', [3, 0, 1, 2]],
  ['a line that is removed while another one is changed', 'b|c2', [1, 2]],
  ['lines with the same text', 'a|a|b|c', [0, 3, 1, 2]],
  ['an emptied list', '', [0]],
])('the lines of a list keep their keys after %s', (_, after, keys) => {
  const before = followLines(noLines, ['a', 'b', 'c']);
  expect(followLines(before, after.split('|')).keys).toEqual(keys);
});

it('the key of a removed line is given to no other one', () => {
  const before = followLines(noLines, ['a', 'b']);
  expect(followLines(followLines(before, ['a']), ['a', 'c']).keys).toEqual([0, 2]);
});
