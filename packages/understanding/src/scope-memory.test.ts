import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchUtterance } from './match-utterance.ts';
import { trainIntents, type IntentDefinition } from './train-intents.ts';
import { anIntent } from './testing/an-intent.ts';

const drink = anIntent('drink', 'order a coffee', 'a tea please', 'something to drink');
const hours = anIntent('hours', 'when are you open', 'what are your hours');
const help = anIntent('help', 'what can you do', 'I need help');
const yes = anIntent('yes', 'yes please', 'that is right');

/** A model with both of its scopes trained. */
function asked(intents: readonly IntentDefinition[], before?: ReturnType<typeof trainIntents>) {
  const model = trainIntents(intents, 'en', [], before);
  for (const scope of [
    ['drink', 'hours'],
    ['help', 'yes'],
  ])
    matchUtterance(model, 'something else', scope);
  return model;
}
const learnedOf = (model: ReturnType<typeof trainIntents>, ids: readonly string[]) =>
  model.getScopeModel(new Set(ids.flatMap((id) => model.indexById.get(id) ?? [])))?.classifier;

describe('retraining after a change of the intents', () => {
  const first = asked([drink, hours, help, yes]);

  test('retrains only the scopes that changed', () => {
    const next = asked([drink, { ...hours, samples: [...hours.samples, 'how late is it open'] }, help, yes], first);
    expect(learnedOf(next, ['help', 'yes'])).toBe(learnedOf(first, ['help', 'yes']));
    expect(learnedOf(next, ['drink', 'hours'])).not.toBe(learnedOf(first, ['drink', 'hours']));
  });

  test('retrains nothing if only names, keywords or order changed', () => {
    const other = anIntent('other', 'something new');
    const next = asked([help, other, { ...yes, name: 'Agrees', keywords: ['sure'] }, hours, drink].toReversed(), first);
    expect(learnedOf(next, ['drink', 'hours'])).toBe(learnedOf(first, ['drink', 'hours']));
    const asking = ['drink', 'hours'];
    expect(matchUtterance(next, 'are you open', asking)[0]?.intentId).toBe('hours');
  });

  test('reuses trained scopes across several models', () => {
    const last = asked([drink, hours, help, yes], asked([help, yes], first));
    expect(learnedOf(last, ['drink', 'hours'])).toBe(learnedOf(first, ['drink', 'hours']));
  });
});

test('answers equal those of a model trained from scratch, whatever was reused', () => {
  const sample = fc.constantFrom(
    'order a coffee',
    'a {size} tea',
    'when are you open',
    'the large one',
    'I need help',
    'two of them',
    'yes',
  );
  const some = fc.array(fc.uniqueArray(sample, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 });
  const sizes = fc.constantFrom('large', 'small');
  const made = (all: readonly (readonly string[])[]) =>
    all.map((samples, at) => ({ ...anIntent(`i${at}`, ...samples), slots: [{ name: 'size', type: 'sizes' }] }));
  const lists = (value: string) => [{ id: 'sizes', name: 'Sizes', isOpen: false, values: [{ value, synonyms: [] }] }];
  const texts = ['a coffee', 'a large tea', 'help me', 'the small one', 'open'];
  fc.assert(
    fc.property(fc.array(fc.tuple(some, sizes), { minLength: 2, maxLength: 4 }), (versions) => {
      let before: ReturnType<typeof trainIntents> | undefined;
      for (const [all, size] of versions) {
        const ids = all.map((_, at) => `i${at}`);
        const known = trainIntents(made(all), 'en', lists(size), before);
        const fresh = trainIntents(made(all), 'en', lists(size));
        for (const text of texts) {
          expect(matchUtterance(known, text, ids)).toEqual(matchUtterance(fresh, text, ids));
          expect(matchUtterance(known, text, ids.slice(1))).toEqual(matchUtterance(fresh, text, ids.slice(1)));
        }
        before = known;
      }
    }),
    { numRuns: 12 },
  );
});
