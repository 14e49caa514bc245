import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createMatcher, type FindQuery } from './matcher.ts';

const plain: FindQuery = { text: '', matchCase: false, wholeWord: false, isRegex: false };

function found(query: Partial<FindQuery>, text: string) {
  const made = createMatcher({ ...plain, ...query });
  if (made.type === 'refused') return made.message;
  return made.matcher.find(text, { left: 1e7 }).map(({ start, end }) => [start, text.slice(start, end)]);
}

function replaced(query: Partial<FindQuery>, text: string, replacement: string) {
  const made = createMatcher({ ...plain, ...query });
  if (made.type === 'refused') return made.message;
  const { find, expandReplacement: replacementOf } = made.matcher;
  return find(text, { left: 1e6 }).map((match) => replacementOf(text, match, replacement));
}

describe('a matcher of plain text', () => {
  test.each([
    [
      { text: 'tea' },
      'Tea, tea; steak',
      [
        [0, 'Tea'],
        [5, 'tea'],
        [11, 'tea'],
      ],
    ],
    [{ text: 'tea', matchCase: true }, 'Tea, tea', [[5, 'tea']]],
    [
      { text: 'tea', wholeWord: true },
      'Tea, steak, tea_x, téa, tea',
      [
        [0, 'Tea'],
        [24, 'tea'],
      ],
    ],
    [
      { text: 'ä', wholeWord: true },
      'ä äpfel Ä',
      [
        [0, 'ä'],
        [8, 'Ä'],
      ],
    ],
    [{ text: '.*+?' }, 'a.*+?b', [[1, '.*+?']]],
    [{ text: '{tv.', wholeWord: true }, 'Hi {tv.Name}', [[3, '{tv.']]],
    [{ text: '-x', wholeWord: true }, 'a-x', [[1, '-x']]],
    [
      { text: '👍' },
      'ok 👍👍',
      [
        [3, '👍'],
        [5, '👍'],
      ],
    ],
  ] as const)('the search for %j finds its matches in %j', (query, text, expected) =>
    expect(found(query, text)).toEqual(expected),
  );

  test('a matcher of plain text refuses an empty search and a search that is too long', () => {
    expect(found({ text: '' }, 'a')).toBe('Enter the text to find.');
    expect(found({ text: 'a'.repeat(201) }, 'a')).toBe('A search can have at most 200 characters.');
  });

  test('rules out values without a match by their JSON', () => {
    const made = createMatcher({ ...plain, text: 'Käse' });
    if (made.type === 'refused') throw new Error(made.message);
    expect([JSON.stringify({ a: 'käse' }), '{}'].map(made.matcher.mayMatchJson)).toEqual([true, false]);
    const quoted = createMatcher({ ...plain, text: 'a "b"' });
    expect(quoted.type === 'matcher' && quoted.matcher.mayMatchJson(JSON.stringify({ a: 'a "b"' }))).toBe(true);
  });
});

describe('a matcher of a regular expression', () => {
  const regex = (text: string, more: Partial<FindQuery> = {}) => ({ text, isRegex: true, ...more });

  test.each([
    [
      'a|ab',
      'abab',
      [
        [0, 'a'],
        [2, 'a'],
      ],
    ],
    [
      '(ab|a)b?',
      'ab abb',
      [
        [0, 'ab'],
        [3, 'abb'],
      ],
    ],
    [
      '^\\w+',
      'one two\nthree',
      [
        [0, 'one'],
        [8, 'three'],
      ],
    ],
    [
      '\\p{Lu}\\p{L}+',
      'Ärger im Öl',
      [
        [0, 'Ärger'],
        [9, 'Öl'],
      ],
      { matchCase: true },
    ],
    [
      'x{2,3}?',
      'xxxxx',
      [
        [0, 'xx'],
        [2, 'xx'],
      ],
    ],
    ['[^a-c\\s]+', 'abc dEf', [[4, 'dEf']]],
    ['\\{tv\\.(\\w+)\\}', 'Hi {tv.Name}!', [[3, '{tv.Name}']]],
    ['a*', 'baac', [[1, 'aa']]],
    ['(?<one>.)\\x{42}', 'aB', [[0, 'aB']]],
  ] as const)('finds /%s/ in %j', (text, where, expected, more: Partial<FindQuery> = {}) =>
    expect(found(regex(text, more), where)).toEqual(expected),
  );

  test.each([
    ['a(?=b)', 'Lookahead'],
    ['(?<=a)b', 'Lookbehind is not supported'],
    ['(a)\\1', 'References to groups are not supported'],
    ['a)', 'A ) has no matching (.'],
    ['(a', 'A ( has no matching ).'],
    ['[a', 'A [ has no matching ].'],
    ['*a', 'A repetition has nothing to repeat.'],
    ['a**', 'A repetition has nothing to repeat.'],
    ['a{3,1}', 'the minimum cannot be above the maximum'],
    ['a{1001}', 'nor the maximum above 1,000'],
    ['(abcdefghijk){200}', 'The expression is too large.'],
    ['[z-a]', 'A range or class of characters is not valid.'],
    ['\\q', 'One of the escape sequences (\\) is not supported'],
    ['a\\', 'The expression ends too early.'],
    ['\\p{Nonsense}', 'A range or class of characters is not valid.'],
  ])('a search refuses the regular expression /%s/ with a message', (text, words) =>
    expect(found(regex(text), 'a')).toContain(words),
  );

  test('a matcher of a regular expression inserts groups into the replacement', () => {
    expect(replaced(regex('(\\w+)@(\\w+)(!)?'), 'ada@home', '$2 of $1$3 ($&) $$1 $9')).toEqual([
      'home of ada (ada@home) $1 $9',
    ]);
    expect(replaced({ text: 'a' }, 'a', '$&')).toEqual(['$&']);
  });

  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'A', ' ', '\n', '_', 'é', '👍'), maxLength: 30 });

  test('a matcher of a regular expression returns matches at their positions, from the left, without overlaps', () => {
    const sources = ['a+', '[^a]+', '(a|b)\\s?', '.', 'é|👍', '\\w+$', '^.b'];
    fc.assert(
      fc.property(fc.constantFrom(...sources), text, fc.boolean(), (source, where, matchCase) => {
        const made = createMatcher({ text: source, isRegex: true, wholeWord: false, matchCase });
        if (made.type === 'refused') throw new Error(made.message);
        const native = [...where.matchAll(new RegExp(source, matchCase ? 'gum' : 'gium'))];
        const own = made.matcher.find(where, { left: 1e7 });
        expect(own.map(({ start, end }) => [start, where.slice(start, end)])).toEqual(
          native.map((match) => [match.index, match[0]]),
        );
      }),
    );
  });

  test.each(['(a+)+$', '(a|a)*b', '(.*a){20}b', '(\\w+\\s?)*!'])(
    'uses fuel for /%s/ by the length of text and expression alone',
    (source) => {
      const made = createMatcher({ text: source, isRegex: true, wholeWord: false, matchCase: true });
      if (made.type === 'refused') throw new Error(made.message);
      const fuel = { left: 1e9 };
      made.matcher.find(`${'a'.repeat(20_000)} `, fuel);
      expect(1e9 - fuel.left).toBeLessThan(20_000 * 200);
    },
  );

  test('stops when the fuel is used up', () => {
    const made = createMatcher({ text: 'a+b', isRegex: true, wholeWord: false, matchCase: true });
    const fuel = { left: 100 };
    expect(made.type === 'matcher' && made.matcher.find(`${'a'.repeat(1_000)}b`, fuel)).toEqual([]);
    expect(fuel.left).toBeLessThanOrEqual(0);
  });
});
