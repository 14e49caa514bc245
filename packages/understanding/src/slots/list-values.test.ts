import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findsList, splitSlotWords } from './list-values.ts';

const values = (list: Record<string, string[]>, language = 'en') => {
  const find = findsList(
    {
      id: 'list',
      name: 'List',
      isOpen: false,
      values: Object.entries(list).map(([value, synonyms]) => ({ value, synonyms })),
    },
    language,
  );
  return (text: string) =>
    find(splitSlotWords(text, language)).map(({ value, start, end }) => [value, text.slice(start, end)]);
};

const menu = values({
  pizza: ['margherita'],
  'pizza funghi': ['mushroom pizza'],
  funghi: [],
  'apple juice': ['juice of apples'],
  tea: [],
  '7up': [],
  Müsli: [],
});

describe('the values of a slot list', () => {
  test.each<[string, ...string[]]>([
    ['a pizza', 'pizza'],
    ['two PIZZAS', 'pizza'],
    ['a pizza funghi', 'pizza funghi'],
    ['a pizza, funghi', 'pizza', 'funghi'],
    ['mushroom pizzas and tea', 'pizza funghi', 'tea'],
    ['one margarita... no, margherta', 'pizza'],
    ['juice of apple', 'apple juice'],
    ['aple juice', 'apple juice'],
    ['aple juise'],
    ['apple-juice', 'apple juice'],
    ['a 7up', '7up'],
    ['muesli or musli', 'Müsli', 'Müsli'],
    ['a tee'],
    ['team work'],
    [''],
  ])('the text %j has the values %j of a slot list', (text, ...found) => {
    expect(menu(text).map(([value]) => value)).toEqual(found);
  });

  test('a value of a slot list comes with the words it was read from', () => {
    expect(menu('Two Mushroom Pizzas!')).toEqual([['pizza funghi', 'Mushroom Pizzas']]);
  });

  test('the longest of overlapping values wins, then the one without a typing error, then the first', () => {
    const both = values({
      'new york': [],
      'york city': [],
      manchester: [],
      manchesters: [],
      winchester: ['manchestor'],
    });
    expect(both('new york city')).toEqual([['new york', 'new york']]);
    expect(both('manchester')).toEqual([['manchester', 'manchester']]);
    expect(both('manchestor')).toEqual([['winchester', 'manchestor']]);
  });

  test('short words of a German list are not found in other everyday words', () => {
    const german = values({ gute: [], alte: [], eine: [], Wege: [] }, 'de');
    expect(german('guten Tag, im Alter von 5, einen Tee wegen der Kälte')).toEqual([]);
  });

  test('values of a slot list are found in inflected forms of their language', () => {
    const german = values({ groß: [], Apfel: ['Äpfel'] }, 'de');
    expect(german('großen Äpfeln und grosser Apfel').map(([value]) => value)).toEqual([
      'groß',
      'Apfel',
      'groß',
      'Apfel',
    ]);
  });

  test('every value and synonym of a slot list is found in itself', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcdeäß'), minLength: 1, maxLength: 9 });
    const phrase = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(fc.uniqueArray(phrase, { minLength: 1, maxLength: 12 }), (all) => {
        const find = values(Object.fromEntries(all.map((value) => [value, []])));
        for (const value of all) expect(find(value)[0]?.[1]).toBe(value);
      }),
      { numRuns: 100 },
    );
  });
});

describe('a long text', () => {
  const find = findsList(
    {
      id: 'list',
      name: 'List',
      isOpen: false,
      values: ['a a a a b', 'a a', 'apple apple pie', 'apple'].map((value) => ({ value, synonyms: [] })),
    },
    'en',
  );

  function looksAt(text: string) {
    let looks = 0;
    const words = splitSlotWords(text, 'en').map((word) => ({
      ...word,
      get word() {
        looks += 1;
        return word.word;
      },
    }));
    find(words);
    return { looks, words: words.length };
  }

  test.each(['a ', 'apple ', 'aple ', 'a apple ', 'abcdefghij'])(
    'a text of 10,000 characters of %j is processed in linear time',
    (piece) => {
      const { looks, words } = looksAt(piece.repeat(10_000 / piece.length));
      expect(looks).toBeLessThan(60 * words);
    },
  );
});
