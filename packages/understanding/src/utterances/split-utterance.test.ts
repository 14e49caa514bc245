import { describe, expect, test } from 'vitest';
import { splitUtterance } from './split-utterance.ts';

const split = (text: string, language = 'en') =>
  splitUtterance(text, language).map(({ start, end }) => text.slice(start, end));

describe('an utterance with several wishes', () => {
  test.each([
    ['two small teas and a croissant', ['two small teas', 'a croissant']],
    ['a coffee, a tea and a hot chocolate', ['a coffee', 'a tea', 'a hot chocolate']],
    ['a tea, and also a croissant please.', ['a tea', 'a croissant please']],
    ['a tea plus a sandwich', ['a tea', 'a sandwich']],
    ['it costs 2,50', ['it costs 2,50']],
    ['a sandwich', ['a sandwich']],
    ['and', ['and']],
    ['', []],
  ])('the utterance "%s" is cut at its joints', (text, pieces) => {
    expect(split(text)).toEqual(pieces);
  });

  test('the joining words are those of the language', () => {
    expect(split('einen Tee und dazu ein Croissant', 'de-AT')).toEqual(['einen Tee', 'ein Croissant']);
    expect(split('einen Tee und ein Croissant', 'en')).toEqual(['einen Tee und ein Croissant']);
    expect(split('un thé, un croissant', 'fr')).toEqual(['un thé', 'un croissant']);
  });

  test('an utterance is cut into at most eight pieces', () => {
    const pieces = split('a, '.repeat(300));
    expect(pieces).toHaveLength(8);
    expect(pieces[0]).toBe('a');
  });
});
