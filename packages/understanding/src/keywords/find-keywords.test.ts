import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isWithinOneSlip } from '../normalise.ts';
import { compareCovered, compareKeywordMatches, findKeywords } from './find-keywords.ts';
import { runAllSteps } from '../stepped-work.ts';
import { indexKeywordsInSteps, type KeywordIndex, type KeywordOwner } from './keyword-index.ts';
import { splitKeywordWords, listStems } from './word-forms.ts';

const indexKeywords = (owners: readonly KeywordOwner[], language = 'en') =>
  runAllSteps(indexKeywordsInSteps(owners, language));

/** An index of pages, each with its first keyword as id. */
const of = (language: string, ...pages: readonly string[]) =>
  indexKeywords(
    pages.map((page) => ({ id: page.split('|')[0] ?? '', keywords: page.split('|') })),
    language,
  );
const heard = (index: KeywordIndex, text: string) => findKeywords(index, text).map(({ id }) => id);

describe('findKeywords matches', () => {
  test.each([
    ['en', 'opening hours', 'OPENING   hours!', 'whatever the case and the spaces'],
    ['en', 'café', 'is there a cafe', 'without its accent'],
    ['en', 'cafe', 'The Café?', 'with an accent'],
    ['en', "what's on", 'Whats on?', 'without an apostrophe'],
    ['en', 'ticket', 'two tickets please', 'in the plural'],
    ['en', 'tickets', 'a ticket', 'in the singular'],
    ['en', 'close', 'when are you closing', 'in another form'],
    ['en', 'park', 'where is parking', 'as an activity'],
    ['en', 'visit', 'I visited you', 'in the past'],
    ['en', 'copy', 'it was copied', 'in the past of a word in y'],
    ['de', 'Öffnungszeit', 'Wann sind die Öffnungszeiten?', 'in the German plural'],
    ['de', 'Häuser', 'das Haus', 'in the German singular'],
    ['de', 'Museum', 'Museen in der Stadt', 'in a Latin plural'],
    ['de', 'Straße', 'welche strasse', 'with ss for ß'],
    ['en', 'tickets', 'tikets', 'with a letter left out'],
    ['en', 'tickets', 'tickkets', 'with a letter too many'],
    ['en', 'tickets', 'tickeds', 'with a wrong letter'],
    ['en', 'tickets', 'tikcets', 'with two letters swapped'],
    ['en', 'museum', 'muesums', 'in the plural and with a slip'],
    ['en', 'wheelchair', 'by wheel chair', 'as two words'],
    ['en', 'wheel chair', 'by wheelchair', 'as one word'],
    ['en', 'opening hours', 'your openig hours', 'with a slip in one of its words'],
  ])('(%s) %s in "%s", %s', (language, keyword, text) => {
    expect(heard(of(language, keyword), text)).toEqual([keyword]);
  });

  test.each([
    ['tea', 'tee', 'a slip in a short word'],
    ['tickets', 'tokkets', 'two slips in a word'],
    ['opening hours', 'hours of opening', 'its words in another order'],
    ['opening hours', 'opening the hours', 'its words apart'],
    ['ticket', '', 'nothing'],
  ])('findKeywords does not find %s in "%s": %s', (keyword, text) =>
    expect(heard(of('en', keyword), text)).toEqual([]),
  );

  test('a word that is itself a keyword is never treated as a typing error', () => {
    expect(heard(of('en', 'goose', 'moose'), 'the goose')).toEqual(['goose']);
    expect(heard(of('en', 'moose'), 'the goose')).toEqual(['moose']);
  });

  test.each([
    ['en', 'horse', 'the house'],
    ['de', 'tochter', 'ich möchte'],
    ['de', 'rauchen', 'was brauchen wir'],
    ['de', 'buchen', 'wir suchen etwas'],
    ['de', 'bleich', 'komme gleich'],
    ['de', 'karten', 'wir warten'],
    ['de', 'grotte', 'eine große'],
    ['fr', 'chacher', 'je veux chercher'],
    ['es', 'bustar', 'quiero buscar'],
  ])('(%s) an everyday word never matches %s as a typing error: %s', (language, keyword, text) => {
    expect(heard(of(language, keyword), text)).toEqual([]);
  });

  test('an everyday word matches where it is a keyword', () => {
    expect(heard(of('de', 'suchen', 'buchen'), 'wir suchen')).toEqual(['suchen']);
    expect(heard(of('en', 'house'), 'the hosue')).toEqual(['house']);
  });
});

describe('the best keyword match', () => {
  test('the best keyword match is the longest entry', () => {
    expect(heard(of('en', 'tickets', 'family tickets', 'family'), 'family tickets please')).toEqual([
      'family tickets',
      'tickets',
      'family',
    ]);
  });

  test('the best keyword match is one without a typing error, then one without inflection', () => {
    expect(heard(of('en', 'prices', 'guides', 'closed'), 'pricse guides closing')).toEqual([
      'guides',
      'closed',
      'prices',
    ]);
  });

  test('belongs to the owner that covers more of the utterance, then has the longer word, then comes first', () => {
    expect(heard(of('en', 'family', 'tickets|family'), 'tickets for a family')).toEqual(['tickets', 'family']);
    expect(heard(of('en', 'cat', 'zebra'), 'cat zebra')).toEqual(['zebra', 'cat']);
    expect(heard(of('en', 'dog', 'cat'), 'cat dog')).toEqual(['dog', 'cat']);
  });

  test('the best keyword match names the matched words', () => {
    const [match] = findKeywords(of('en', 'opening hours|open'), 'Your openig hours, please!');
    expect(match).toEqual({
      id: 'opening hours',
      keyword: 'opening hours',
      length: 2,
      words: ['openig', 'hours'],
      slips: 1,
      inflections: 0,
      covered: 2,
      said: 4,
    });
  });
});

const word = fc.constantFrom(
  'ticket',
  'tickets',
  'opening',
  'hours',
  'hour',
  'open',
  'tea',
  'prices',
  'guided',
  'guide',
);
const entry = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
const owners = fc
  .array(fc.array(entry, { minLength: 1, maxLength: 4 }), { maxLength: 6 })
  .map((all) => all.map((keywords, at) => ({ id: `p${at}`, keywords })));
const typed = fc.tuple(word, fc.nat(9), fc.nat(3)).map(([meant, at, how]) => {
  const place = at % meant.length;
  if (how === 0) return meant.slice(0, place) + meant.slice(place + 1);
  return how === 1 ? `${meant.slice(0, place)}x${meant.slice(place)}` : meant;
});

/** Every owner with an entry in the text, found by a naive search. */
function naive(all: readonly { readonly id: string; readonly keywords: readonly string[] }[], text: string): string[] {
  const said = splitKeywordWords(text);
  const known = all.flatMap(({ keywords }) => keywords.flatMap(splitKeywordWords));
  const areOne = (one: string, other: string) =>
    one === other || listStems(one, 'en').some((stem) => listStems(other, 'en').includes(stem));
  const stands = (own: string, meant: string) => {
    if (known.some((other) => areOne(own, other))) return areOne(own, meant);
    return [own, ...listStems(own, 'en')].some((one) =>
      [meant, ...listStems(meant, 'en')].some((other) => other.length >= 5 && isWithinOneSlip(one, other)),
    );
  };
  const isIn = (keyword: string) => {
    const way = splitKeywordWords(keyword);
    return said.some((_, at) => way.every((meant, offset) => stands(said[at + offset] ?? '', meant)));
  };
  return all.filter(({ keywords }) => keywords.some(isIn)).map(({ id }) => id);
}

describe('findKeywords for any keywords and any text', () => {
  test('findKeywords returns the same owners as a naive search', () => {
    fc.assert(
      fc.property(owners, fc.array(fc.oneof(word, typed), { maxLength: 6 }), (all, said) => {
        const text = said.join(' ');
        expect(heard(indexKeywords(all), text).toSorted()).toEqual(naive(all, text).toSorted());
      }),
      { numRuns: 300 },
    );
  });

  test('findKeywords returns ordered matches whose words occur in the text', () => {
    fc.assert(
      fc.property(owners, fc.array(fc.oneof(word, typed), { maxLength: 6 }), (all, said) => {
        const matches = findKeywords(indexKeywords(all), said.join(' '));
        for (const [at, match] of matches.entries()) {
          expect(` ${said.join(' ')} `).toContain(` ${match.words.join(' ')} `);
          expect(match.covered).toBeGreaterThanOrEqual(match.words.length);
          const before = matches[at - 1];
          if (before)
            expect(compareKeywordMatches(before, match) || compareCovered(before, match)).toBeLessThanOrEqual(0);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('findKeywords never ranks an exact entry below one of the same length or shorter', () => {
    fc.assert(
      fc.property(owners, fc.nat(5), fc.nat(3), (all, at, which) => {
        const keyword = all[at % Math.max(1, all.length)]?.keywords[which] ?? 'tea';
        const own = splitKeywordWords(keyword).length;
        const [best] = findKeywords(indexKeywords([...all, { id: 'own', keywords: [keyword] }]), keyword);
        expect([best?.length, best?.slips, best?.inflections]).toEqual([own, 0, 0]);
      }),
      { numRuns: 200 },
    );
  });

  test('findKeywords accepts every text and keyword', () => {
    const anything = fc.string({ unit: 'binary', maxLength: 20 });
    fc.assert(
      fc.property(
        fc.array(fc.array(anything, { maxLength: 3 }), { maxLength: 3 }),
        fc.oneof(
          anything,
          fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.repeat(60)),
        ),
        fc.constantFrom('en', 'de', 'xx', ''),
        (lists, text, language) => {
          const index = indexKeywords(
            lists.map((keywords, at) => ({ id: `p${at}`, keywords })),
            language,
          );
          for (const { words } of findKeywords(index, text)) expect(words.length).toBeGreaterThan(0);
        },
      ),
      { numRuns: 80 },
    );
  });

  test('finding keywords is linear in the text, even if many keywords share a beginning', () => {
    const words = Array.from({ length: 40 }, (_, at) => `word${at % 4}`);
    const many = Array.from({ length: 400 }, (_, at) => ({
      id: `p${at}`,
      keywords: [Array.from({ length: 8 }, (_word, place) => `word${(at >> place) % 4}`).join(' ')],
    }));
    const index = indexKeywords(many);
    const stepsFor = (text: string) => {
      let steps = 0;
      findKeywords({ ...index, next: (place, id) => ((steps += 1), index.next(place, id)) }, text);
      return steps;
    };
    const once = stepsFor(words.join(' '));
    expect(once).toBeLessThanOrEqual(40 * 548);
    expect(stepsFor([...words, ...words].join(' '))).toBeLessThanOrEqual(2 * once + 548);
  });
});
