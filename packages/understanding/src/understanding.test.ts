import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchUtterance, trainIntents, type IntentDefinition } from './index.ts';

const intents: IntentDefinition[] = [
  {
    id: 'order',
    name: 'Order a drink',
    samples: ['I would like a coffee', 'can I get a flat white', 'one tea please', 'order a drink'],
    keywords: ['espresso|ristretto'],
  },
  {
    id: 'hours',
    name: 'Opening hours',
    samples: ['when are you open', 'what are your opening hours', 'what time do you close'],
    keywords: ['opening hours'],
  },
  {
    id: 'human',
    name: 'Speak to a person',
    samples: ['let me talk to a person', 'speak to somebody', 'I want a human'],
    keywords: ['agent', 'agent for opening an account'],
  },
];
const model = trainIntents(intents, 'en');
const all = intents.map(({ id }) => id);
const best = (text: string, scope = all) => matchUtterance(model, text, scope)[0];

describe('matchUtterance', () => {
  test.each([
    ['When are you OPEN?', 'hours', 'exact'],
    ['a double espresso', 'order', 'keyword'],
    ['a double expresso', 'order', 'keyword'],
    ['two espressos', 'order', 'keyword'],
    ['get me an agent', 'human', 'keyword'],
    ['I would like a large coffee', 'order', 'model'],
    ['what time are you open', 'hours', 'model'],
  ])('matches %s to %s by %s', (text, intentId, how) => {
    expect(best(text)).toMatchObject({ intentId, how });
  });

  test('ranks an exact sample first with the score 1', () => {
    expect(best('one tea, please!')).toMatchObject({ intentId: 'order', score: 1, how: 'exact' });
  });

  test('prefers the longer of two keyword entries of any intents', () => {
    const both = trainIntents(
      [
        { id: 'short', name: 'Short', samples: [], keywords: ['hours'] },
        { id: 'long', name: 'Long', samples: [], keywords: ['opening hours'] },
      ],
      'en',
    );
    const found = matchUtterance(both, 'your opening hours today', ['short', 'long']);
    expect(found.map(({ intentId }) => intentId)).toEqual(['long', 'short']);
    expect(found[0]?.words).toEqual(['opening', 'hours']);
  });

  test('matches the words of a keyword entry only in order and adjacent', () => {
    expect(best('hours of opening')?.how).not.toBe('keyword');
    expect(best('opening your hours')?.how).not.toBe('keyword');
  });

  test('matchUtterance returns both intents of a shared sample, the first one first', () => {
    const twins = trainIntents(
      ['a', 'b'].map((id) => ({ id, name: id, samples: ['hello'], keywords: [] })),
      'en',
    );
    expect(matchUtterance(twins, 'Hello!', ['b', 'a']).map(({ intentId, score }) => [intentId, score])).toEqual([
      ['a', 1],
      ['b', 1],
    ]);
  });

  test('matchUtterance ignores intents out of scope', () => {
    expect(
      matchUtterance(model, 'when are you open', ['order', 'human']).map(({ intentId }) => intentId),
    ).not.toContain('hours');
    expect(matchUtterance(model, 'when are you open', [])).toEqual([]);
    expect(matchUtterance(model, 'when are you open', ['unknown'])).toEqual([]);
  });

  test.each(['the moon is made of cheese', 'blue elephants', ''])('gives %j a low score for every intent', (text) => {
    expect(best(text)?.score ?? 0).toBeLessThan(0.4);
  });

  test('matchUtterance names the words behind the score', () => {
    expect(best('a ristretto to go')?.words).toEqual(['ristretto']);
  });

  test('matchUtterance returns at most ten candidates', () => {
    const many = Array.from({ length: 30 }, (_, index) => `i${index}`);
    const crowd = trainIntents(
      many.map((id) => ({ id, name: id, samples: [`tell me about ${id}`], keywords: [] })),
      'en',
    );
    expect(matchUtterance(crowd, 'tell me about it', many)).toHaveLength(10);
  });

  test('matchUtterance returns ordered probabilities, deterministically, for any text', () => {
    const words = fc.array(
      fc.constantFrom(...'i would like opening hours espresso agent person what time coffee an account'.split(' ')),
    );
    const again = trainIntents(intents, 'en');
    const rank = { exact: 2, keyword: 1, model: 0 } as const;
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary', maxLength: 3_000 }),
          words.map((list) => list.join(' ')),
        ),
        fc.subarray(all),
        (text, scope) => {
          const found = matchUtterance(model, text, scope);
          expect(found).toEqual(matchUtterance(again, text, scope));
          for (const [place, { intentId, score, how }] of found.entries()) {
            expect(score >= 0 && score <= 1).toBe(true);
            expect(scope).toContain(intentId);
            const after = found[place + 1];
            if (after) expect(rank[how] - rank[after.how] || score - after.score).toBeGreaterThanOrEqual(0);
          }
          expect(new Set(found.map(({ intentId }) => intentId)).size).toBe(found.length);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('trainIntents', () => {
  const sample = fc.string({ unit: 'grapheme', maxLength: 40 });
  const anyIntents = fc
    .array(fc.record({ samples: fc.array(sample, { maxLength: 4 }), keywords: fc.array(sample, { maxLength: 3 }) }), {
      maxLength: 5,
    })
    .map((list) => list.map((intent, index) => ({ id: `i${index}`, name: `Intent ${index}`, ...intent })));

  test('trainIntents accepts any samples and matches each of them with the score 1', () => {
    fc.assert(
      fc.property(anyIntents, (list) => {
        const trained = trainIntents(list, 'en');
        const ids = list.map(({ id }) => id);
        for (const { id, samples } of list)
          for (const text of samples) {
            const found = matchUtterance(trained, text, ids).find(({ intentId }) => intentId === id);
            if (/[\p{L}\p{N}]/u.test(text)) expect(found).toMatchObject({ score: 1, how: 'exact' });
          }
      }),
      { numRuns: 500 },
    );
  });

  test('trainIntents returns no candidates without intents', () => {
    expect(matchUtterance(trainIntents([], 'en'), 'hello', ['order'])).toEqual([]);
  });
});
