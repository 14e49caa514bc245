import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findTextDifference, compareValuesByWord, type TextPart } from './compare-values-by-word.ts';

const signs = { same: ['', ''], removed: ['[-', '-]'], added: ['[+', '+]'] } as const;
const draw = (parts: readonly TextPart[]) =>
  parts.map(({ type, text }) => `${signs[type][0]}${text}${signs[type][1]}`).join('');
const without = (parts: readonly TextPart[], type: TextPart['type']) =>
  parts.filter((part) => part.type !== type).map(({ text }) => text);

test.each([
  ['Good morning, Ada', 'Good evening, Ada', 'Good [-morning-][+evening+], Ada'],
  ['Open from nine', 'The café is closed', '[-Open from nine-][+The café is closed+]'],
  ['equal', 'equal', 'equal'],
  ['', 'new', '[+new+]'],
  ['old', '', '[-old-]'],
])('%j against %j is compared by word only when they have enough in common', (before, after, drawn) => {
  expect(draw(findTextDifference(before, after))).toBe(drawn);
});

describe('comparing two texts by word', () => {
  test.each([
    ['Good morning, Ada', 'Good evening, Ada', 'Good [-morning-][+evening+], Ada'],
    ['Hello', 'Hello there', 'Hello[+ there+]'],
    ['Hello there', 'Hello', 'Hello[- there-]'],
    ['Schöne Grüße', 'Liebe Grüße', '[-Schöne-][+Liebe+] Grüße'],
    ['one two three', 'two three four', '[-one -]two three[+ four+]'],
    ['', 'new', '[+new+]'],
    ['equal', 'equal', 'equal'],
    ['', '', ''],
  ])('%j against %j', (before, after, drawn) => {
    expect(draw(compareValuesByWord(before, after))).toBe(drawn);
  });

  test('the parts make up both texts, and neighbouring parts differ in type', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(fc.constantFrom('a', 'b', 'c', ' ', '.')).map((words) => words.join('')),
    );
    fc.assert(
      fc.property(texts, texts, (before, after) => {
        const parts = compareValuesByWord(before, after);
        expect(without(parts, 'added').join('')).toBe(before);
        expect(without(parts, 'removed').join('')).toBe(after);
        expect(parts.every(({ type }, at) => type !== parts[at + 1]?.type)).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  test('texts that differ in too many words are compared as a whole', () => {
    const long = (word: string) => Array.from({ length: 2_000 }, (_, at) => `${word}${at}`).join(' ');
    const parts = compareValuesByWord(`first ${long('a')}`, `first ${long('b')}`);
    expect(parts.map(({ type }) => type)).toEqual(['same', 'removed', 'added']);
  });
});
