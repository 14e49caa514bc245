import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSlip, matchUtterance, normalise, stem, trainIntents, type IntentDefinition } from './index.ts';

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
    keywords: ['agent'],
  },
];
const model = trainIntents(intents, 'en');
const all = intents.map(({ id }) => id);
const best = (text: string, scope = all) => matchUtterance(model, text, scope)[0];

describe('matching what was said', () => {
  test.each([
    ['When are you OPEN?', 'hours', 'exact'],
    ['a double espresso', 'order', 'keyword'],
    ['a double expresso', 'order', 'keyword'],
    ['get me an agent', 'human', 'keyword'],
    ['I would like a large coffee', 'order', 'model'],
    ['what time are you open', 'hours', 'model'],
  ])('%s is %s by %s', (text, intentId, how) => {
    expect(best(text)).toMatchObject({ intentId, how });
  });

  test('an exact sample wins over everything, with certainty', () => {
    expect(best('one tea, please!')).toMatchObject({ intentId: 'order', score: 1, how: 'exact' });
  });

  test('what is out of scope is not offered', () => {
    expect(
      matchUtterance(model, 'when are you open', ['order', 'human']).map(({ intentId }) => intentId),
    ).not.toContain('hours');
  });

  test.each(['the moon is made of cheese', 'blue elephants', ''])('%j is nothing an author meant', (text) => {
    expect(best(text)?.score ?? 0).toBeLessThan(0.4);
  });

  test('says which words made the score', () => {
    expect(best('a ristretto to go')?.words).toEqual(['ristretto']);
  });

  test('any text gives ordered probabilities, the same each time', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 3_000 }), (text) => {
        const found = matchUtterance(model, text, all);
        expect(found).toEqual(matchUtterance(trainIntents(intents, 'en'), text, all));
        for (const { score } of found) expect(score >= 0 && score <= 1).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});

describe('normalising', () => {
  test.each([
    ['  Crème BRÛLÉE!! ', 'creme brulee'],
    ["don't", 'dont'],
    ['what—time', 'what time'],
  ])('%j becomes %j', (text, normal) => expect(normalise(text)).toBe(normal));

  test.each([
    ['coffees', 'coffee'],
    ['ordering', 'order'],
    ['stopped', 'stop'],
    ['bus', 'bus'],
    ['companies', 'company'],
  ])('%s has the stem %s', (word, expected) => expect(stem(word)).toBe(expected));

  test.each([
    ['coffe', 'coffee', true],
    ['cofefe', 'coffee', true],
    ['tee', 'tea', false],
    ['house', 'horse', true],
    ['houses', 'horse', false],
  ])('%s for %s is a slip: %s', (typed, meant, expected) => expect(isSlip(typed, meant)).toBe(expected));
});
