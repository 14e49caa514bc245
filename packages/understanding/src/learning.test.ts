import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitCalibration, computeProbability, defaultCalibration, type Outcome } from './calibrate.ts';
import { matchUtterance } from './match-utterance.ts';
import { trainIntents } from './train-intents.ts';
import { anIntent } from './testing/an-intent.ts';

const shop = [
  anIntent('buy', 'I want to buy a lamp', 'order two chairs for me', 'can I purchase this table'),
  anIntent('return', 'I want to send this back', 'how do I return a chair', 'the lamp is broken, I want my money back'),
  anIntent('delivery', 'where is my parcel', 'when will my chairs be delivered', 'track my delivery'),
  anIntent('invoice', 'send me the invoice', 'I need a receipt for my taxes', 'where do I find my bill'),
];
const ids = shop.map(({ id }) => id);
const model = trainIntents(shop, 'en');
const scores = (text: string) => matchUtterance(model, text, ids);

describe('training on samples', () => {
  test.each([
    ['has my package arrived yet', 'delivery'],
    ['I would like to acquire four chairs', 'buy'],
    ['give me a refund please', 'return'],
    ['recieve my invoise', 'invoice'],
  ])('%s: synonyms and misspellings are understood as %s', (text, expected) => {
    expect(scores(text)[0]?.intentId).toBe(expected);
  });

  test('the name of an intent counts as its meaning until there are more samples', () => {
    const named = (name: string) => [
      { ...anIntent('a', 'something for my hair', 'it looks dull'), name },
      anIntent('b', 'two of those please', 'put it in a bag'),
    ];
    const best = (name: string, text: string) => {
      const [first] = matchUtterance(trainIntents(named(name), 'en'), text, ['a', 'b']);
      return [first?.intentId, first?.how];
    };
    const scoreOfA = (name: string) =>
      matchUtterance(trainIntents(named(name), 'en'), 'which shampoo is good', ['a', 'b']).find(
        ({ intentId }) => intentId === 'a',
      )?.score ?? 0;
    for (const name of ['shampoo_advice', 'ShampooAdvice', 'Shampoo: advice'])
      expect(scoreOfA(name)).toBeGreaterThan(5 * scoreOfA('Intent 1'));
    // It is not a sample: nobody says it word for word.
    expect(best('shampoo advice', 'shampoo advice')).toEqual(['a', 'model']);
  });

  test('an intent without samples is not understood by its name', () => {
    const intents = [{ ...anIntent('a'), name: 'shampoo' }, anIntent('b', 'two of those please')];
    const found = matchUtterance(trainIntents(intents, 'en'), 'which shampoo is good', ['a', 'b']);
    expect(found.map(({ intentId }) => intentId)).not.toContain('a');
  });

  test('a new name is learned, though no sample has changed', () => {
    const before = trainIntents(
      [{ ...anIntent('a', 'it looks dull'), name: 'one' }, anIntent('b', 'two please')],
      'en',
    );
    const score = (model: typeof before) =>
      matchUtterance(model, 'which shampoo', ['a', 'b']).find(({ intentId }) => intentId === 'a')?.score ?? 0;
    const old = score(before);
    const renamed = before.intents.map((one) => (one.id === 'a' ? { ...one, name: 'shampoo' } : one));
    expect(score(trainIntents(renamed, 'en', [], before))).toBeGreaterThan(old);
  });

  test('handles German inflection and synonyms', () => {
    const german = trainIntents(
      [
        anIntent('hours', 'wann habt ihr geöffnet', 'wie sind eure öffnungszeiten'),
        anIntent('cancel', 'ich möchte meinen termin absagen', 'bitte den termin streichen'),
      ],
      'de-DE',
    );
    const best = (text: string) => matchUtterance(german, text, ['hours', 'cancel'])[0];
    expect(best('um wieviel uhr öffnet ihr')?.intentId).toBe('hours');
    expect(best('Termine stornieren')?.intentId).toBe('cancel');
  });

  test('training on samples keeps full confidence if two scopes listen for the same intent', () => {
    const yes = ['yes please', 'yes I do', 'sure', 'that is right'];
    const no = ['no thanks', 'no I do not', 'rather not'];
    const twice = trainIntents(
      [anIntent('yes1', ...yes), anIntent('no1', ...no), anIntent('yes2', ...yes), anIntent('no2', ...no)],
      'en',
    );
    const alone = trainIntents([anIntent('yes1', ...yes), anIntent('no1', ...no)], 'en');
    const text = 'yes that would be right';
    expect(matchUtterance(twice, text, ['yes1', 'no1'])).toEqual(matchUtterance(alone, text, ['yes1', 'no1']));
  });

  test('training on samples gives unrelated utterances a low score, even with a single intent', () => {
    const single = trainIntents(
      [anIntent('lamp', 'is the lamp in stock', 'do you have this lamp', 'lamp availability')],
      'en',
    );
    const likely = (text: string) => matchUtterance(single, text, ['lamp'])[0]?.score ?? 0;
    expect(likely('do you have the lamp in stock')).toBeGreaterThan(0.6);
    for (const text of ['tell me about your grandmother', 'seventeen green bottles', 'is it going to snow'])
      expect(likely(text)).toBeLessThan(0.5);
  });

  test('confidence does not depend on the order of the scope or on earlier matches', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(ids),
        fc.constantFrom('refund', 'my parcel', 'a bill for the lamp'),
        (scope, text) => {
          expect(matchUtterance(model, text, scope)).toEqual(
            matchUtterance(trainIntents(shop, 'en'), text, scope.toSorted()),
          );
        },
      ),
      { numRuns: 30 },
    );
  });

  test('training on samples gives the same answers after a scope was dropped from memory', () => {
    const many = Array.from({ length: 90 }, (_, index) => anIntent(`i${index}`, `about topic number ${index}`));
    const crowd = trainIntents(many, 'en');
    const ask = (index: number) => matchUtterance(crowd, 'the topic', [`i${index}`]);
    const first = ask(0);
    for (let index = 1; index < 90; index += 1) ask(index);
    expect(ask(0)).toEqual(first);
  });
});

describe('the size of a trained model', () => {
  test('a model of 100 intents of ten samples has less than two megabytes', () => {
    const things = 'lamp chair table sofa shelf carpet mirror candle drawer curtain'.split(' ');
    const asks = 'buy return track insure repair paint measure move clean swap'.split(' ');
    const hundred = asks.flatMap((ask) =>
      things.map((thing) =>
        anIntent(
          `${ask} ${thing}`,
          ...Array.from(
            { length: 10 },
            (_, place) => `how could person ${place} ${ask} the ${thing} on day ${place * 7}`,
          ),
        ),
      ),
    );
    const learned = trainIntents(hundred, 'en').getScopeModel(new Set(hundred.keys()));
    const names = [...(learned?.space.ids.keys() ?? [])].reduce((sum, name) => sum + name.length, 0);
    const { weights, scales } = learned?.classifier ?? { weights: new Int8Array(1e9), scales: [] };
    expect(weights.byteLength + scales.length * 4 + names).toBeLessThan(2_000_000);
  });
});

describe('fitCalibration', () => {
  const outcome = (margin: number, isRight: boolean): Outcome => ({
    signals: [1, margin, margin, 1, 0.5],
    isRight,
    weight: 1,
  });

  test('fitCalibration returns the default calibration without outcomes', () => {
    expect(fitCalibration([])).toEqual(defaultCalibration);
  });

  test('learns how margins relate to certainty', () => {
    const outcomes = Array.from({ length: 200 }, (_, index) => outcome(index / 100 - 1, index / 100 - 1 > 0.4));
    const fitted = fitCalibration(outcomes);
    expect(computeProbability(fitted, [1, 0.9, 0.9, 1, 0.5])).toBeGreaterThan(0.7);
    expect(computeProbability(fitted, [1, -0.2, -0.2, 1, 0.5])).toBeLessThan(0.3);
  });

  test('always gives probabilities between 0 and 1', () => {
    const signal = fc.double({ min: -3, max: 3, noNaN: true });
    const anyOutcome = fc.record({
      signals: fc.tuple(fc.constant(1 as const), signal, signal, signal, signal),
      isRight: fc.boolean(),
      weight: fc.double({ min: 0, max: 5, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(anyOutcome, { maxLength: 40 }), anyOutcome, (outcomes, { signals }) => {
        const found = computeProbability(fitCalibration(outcomes), signals);
        expect(found >= 0 && found <= 1).toBe(true);
      }),
      { numRuns: 100 },
    );
  });
});
