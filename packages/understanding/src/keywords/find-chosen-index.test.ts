import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findChosenIndex } from './find-chosen-index.ts';

describe('findChosenIndex', () => {
  test.each([
    ['en', '2', 1],
    ['en', 'two', 1],
    ['en', 'number two please', 1],
    ['en', 'the second one', 1],
    ['en', 'I would like the third', 2],
    ['en', 'option 1', 0],
    ['en', '1.', 0],
    ['en', 'the last one', 2],
    ['de', 'zwei', 1],
    ['de', 'die zweite bitte', 1],
    ['de', 'Nummer drei', 2],
    ['de', 'das letzte', 2],
  ])('in the language %s, "%s" chooses index %i of three choices', (language, text, place) => {
    expect(findChosenIndex(text, 3, language)).toBe(place);
  });

  test.each([
    ['4', 'a number that is not there'],
    ['0', 'none'],
    ['1.5', 'no whole number'],
    ['minus 1', 'below nothing'],
    ['two tickets', 'something else that is counted'],
    ['one two', 'two numbers'],
    ['opening hours', 'no number'],
    ['', 'nothing'],
  ])('returns no choice for "%s": %s', (text) => expect(findChosenIndex(text, 3, 'en')).toBeUndefined());

  test('always returns an index of the list or undefined', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.nat(5), (text, count) => {
        const place = findChosenIndex(text, count, 'en');
        expect(place === undefined || (place >= 0 && place < count)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});
