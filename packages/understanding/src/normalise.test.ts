import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSlip, longestUtterance, normalise, stem, wordsOf } from './normalise.ts';

describe('normalising', () => {
  test.each([
    ['  Crème BRÛLÉE!! ', 'creme brulee'],
    ["don't", 'dont'],
    ['what—time', 'what time'],
    ['Straße, 5a', 'straße 5a'],
    ['İstanbul', 'istanbul'],
    ['ＡＢＣ', 'ａｂｃ'],
    ['☕️ coffee 😀', 'coffee'],
    ['1️⃣', '1'],
    ['?!…', ''],
  ])('%j becomes %j', (text, normal) => expect(normalise(text)).toBe(normal));

  test.each([
    ['शहर', 'शहरी'],
    ['か', 'が'],
    ['มา', 'มี'],
  ])('%s and %s, told apart by a mark that is a letter, stay two words', (one, other) => {
    expect(normalise(one)).not.toBe(normalise(other));
    expect(wordsOf(`${one}, ${other}`)).toEqual([one, other].map((word) => normalise(word)));
  });

  test.each([
    ['שָׁלוֹם', 'שלום'],
    ['مُحَمَّد', 'محمد'],
    ['ё', 'е'],
  ])('%s may be typed without its marks', (marked, bare) => expect(normalise(marked)).toBe(normalise(bare)));

  test('a composed and a decomposed text are one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (text) => {
        expect(normalise(text.normalize('NFD'))).toBe(normalise(text.normalize('NFC')));
      }),
      { numRuns: 1_000 },
    );
  });

  test('what is normal stays as it is, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        expect(normalise(normalise(text))).toBe(normalise(text));
        for (const word of wordsOf(text)) expect(word).toMatch(/^[\p{L}\p{N}][\p{L}\p{N}\p{M}]*$/u);
      }),
      { numRuns: 300, examples: [['\u0A13\u0000\u0EB1\u0000\u0388']] },
    );
  });

  test('looks at no more than the first 1,000 characters', () => {
    expect(normalise('x'.repeat(50_000))).toHaveLength(longestUtterance);
  });
});

describe('stems', () => {
  test.each([
    ['coffees', 'coffee'],
    ['boxes', 'box'],
    ['ordering', 'order'],
    ['stopped', 'stop'],
    ['bus', 'bus'],
    ['this', 'this'],
    ['class', 'class'],
    ['companies', 'company'],
    ['ring', 'ring'],
    ['red', 'red'],
  ])('%s has the stem %s', (word, expected) => expect(stem(word)).toBe(expected));
});

describe('slips', () => {
  test.each([
    ['coffe', 'coffee', true],
    ['cofefe', 'coffee', true],
    ['coffeee', 'coffee', true],
    ['xoffee', 'coffee', true],
    ['tee', 'tea', false],
    ['house', 'horse', true],
    ['houses', 'horse', false],
    ['', 'coffee', false],
  ])('%s for %s is one: %s', (typed, meant, expected) => expect(isSlip(typed, meant)).toBe(expected));

  const word = fc.string({ unit: fc.constantFrom(...'abcde'), minLength: 5, maxLength: 10 });

  test('a letter left out, put in, put wrong or swapped is one, wherever it is', () => {
    fc.assert(
      fc.property(word, fc.nat(9), (meant, place) => {
        const at = place % (meant.length - 1);
        const [head, tail] = [meant.slice(0, at), meant.slice(at)];
        expect(isSlip(head + tail.slice(1), meant)).toBe(true);
        expect(isSlip(`${head}x${tail}`, meant)).toBe(true);
        expect(isSlip(`${head}x${tail.slice(1)}`, meant)).toBe(true);
        expect(isSlip(head + tail.charAt(1) + tail.charAt(0) + tail.slice(2), meant)).toBe(true);
      }),
    );
  });

  test('two letters put wrong are not', () => {
    fc.assert(
      fc.property(word, (meant) => {
        expect(isSlip(`x${meant.slice(1, -1)}x`, meant)).toBe(false);
      }),
    );
  });
});
