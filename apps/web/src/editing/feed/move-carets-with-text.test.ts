import { aPresentPerson } from '@confab/test-kit';
import { describe, expect, test } from 'vitest';
import type { Person } from '../../live/presence.ts';
import { ids } from '../../testing/editing/world.ts';
import { moveCaretsWithText } from './move-carets-with-text.ts';

const grace: Person = {
  ...aPresentPerson('grace', { itemId: ids.greet, path: 'Notes' }),
  colour: '#000000',
  selection: { from: 3, to: 3, text: 'one two' },
};
const insertAt = (at: number, added: string, by: string) => ({
  itemId: ids.greet,
  path: 'Notes',
  change: [{ at, removed: '', added }],
  by,
});

describe('moveCaretsWithText', () => {
  test.each([
    ['before her words by somebody else', insertAt(0, 'no ', 'ada'), 6, 'no one two'],
    ['at her caret by somebody else', insertAt(3, ' no', 'ada'), 3, 'one no two'],
    ['at her caret by herself', insertAt(3, ' no', 'grace'), 6, 'one no two'],
    ['elsewhere by herself', insertAt(7, '!', 'grace'), 8, 'one two!'],
  ])(
    'the caret of a colleague stays where she continues to type when text is added %s',
    (_where, changed, at, text) => {
      expect(moveCaretsWithText([grace], changed)).toEqual([{ ...grace, selection: { from: at, to: at, text } }]);
    },
  );

  test('a colleague who replaces several parts continues after the last one', () => {
    const change = [
      { at: 0, removed: 'one', added: 'three' },
      { at: 4, removed: 'two', added: 'four' },
    ];
    const [moved] = moveCaretsWithText([grace], { itemId: ids.greet, path: 'Notes', change, by: 'grace' });
    expect(moved?.selection).toEqual({ from: 10, to: 10, text: 'three four' });
  });

  test('the carets of people in other texts, or in a text with other content, stay where they are', () => {
    const people = [
      { ...grace, path: 'DisplayName' },
      { ...grace, selection: { from: 1, to: 1, text: '' } },
    ];
    expect(moveCaretsWithText(people, insertAt(3, ' no', 'ada'))).toBe(people);
  });
});
