import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isWithinOneSlip, maxUtteranceLength, normalise, splitWords } from './normalise.ts';
import { stem } from './stem.ts';

describe('normalise', () => {
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
  ])('turns %j into %j', (text, normal) => expect(normalise(text)).toBe(normal));

  test.each([
    ['शहर', 'शहरी'],
    ['か', 'が'],
    ['มา', 'มี'],
  ])('keeps %s and %s distinct where the mark is part of the letter', (one, other) => {
    expect(normalise(one)).not.toBe(normalise(other));
    expect(splitWords(`${one}, ${other}`)).toEqual([one, other].map((word) => normalise(word)));
  });

  test.each([
    ['שָׁלוֹם', 'שלום'],
    ['مُحَمَّد', 'محمد'],
    ['ё', 'е'],
  ])('equals %s typed without its marks', (marked, bare) => expect(normalise(marked)).toBe(normalise(bare)));

  test('treats composed and decomposed Unicode alike', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (text) => {
        expect(normalise(text.normalize('NFD'))).toBe(normalise(text.normalize('NFC')));
      }),
      { numRuns: 1_000 },
    );
  });

  test('normalising any text twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        expect(normalise(normalise(text))).toBe(normalise(text));
        for (const word of splitWords(text)) expect(word).toMatch(/^[\p{L}\p{N}][\p{L}\p{N}\p{M}]*$/u);
      }),
      { numRuns: 300, examples: [['\u0A13\u0000\u0EB1\u0000\u0388']] },
    );
  });

  test('normalise reads only the first 1,000 characters', () => {
    expect(normalise('x'.repeat(50_000))).toHaveLength(maxUtteranceLength);
  });
});

describe('stem', () => {
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
  ])('reduces %s to the stem %s', (word, expected) => expect(stem(word)).toBe(expected));
});

describe('isWithinOneSlip', () => {
  test.each([
    ['coffe', 'coffee', true],
    ['cofefe', 'coffee', true],
    ['coffeee', 'coffee', true],
    ['xoffee', 'coffee', true],
    ['tee', 'tea', false],
    ['house', 'horse', true],
    ['houses', 'horse', false],
    ['', 'coffee', false],
  ])('compares %s with %s: %s', (typed, meant, expected) => expect(isWithinOneSlip(typed, meant)).toBe(expected));

  const word = fc.string({ unit: fc.constantFrom(...'abcde'), minLength: 5, maxLength: 10 });

  test('isWithinOneSlip accepts one omitted, inserted, replaced or swapped letter anywhere', () => {
    fc.assert(
      fc.property(word, fc.nat(9), (meant, place) => {
        const at = place % (meant.length - 1);
        const [head, tail] = [meant.slice(0, at), meant.slice(at)];
        expect(isWithinOneSlip(head + tail.slice(1), meant)).toBe(true);
        expect(isWithinOneSlip(`${head}x${tail}`, meant)).toBe(true);
        expect(isWithinOneSlip(`${head}x${tail.slice(1)}`, meant)).toBe(true);
        expect(isWithinOneSlip(head + tail.charAt(1) + tail.charAt(0) + tail.slice(2), meant)).toBe(true);
      }),
    );
  });

  test('isWithinOneSlip rejects two replaced letters', () => {
    fc.assert(
      fc.property(word, (meant) => {
        expect(isWithinOneSlip(`x${meant.slice(1, -1)}x`, meant)).toBe(false);
      }),
    );
  });
});
