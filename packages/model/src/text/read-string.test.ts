import { expect, test } from 'vitest';
import { readString } from './read-string.ts';

test('readString returns a text as it is, and an empty text for every other value', () => {
  expect(readString(' Hi ')).toBe(' Hi ');
  expect([undefined, null, 5, true, [], ['Hi'], { text: 'Hi' }].map(readString)).toEqual(Array(7).fill(''));
});
