import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  matchIntents,
  matchUtterance,
  runAllSteps,
  trainIntents,
  type IntentDefinition,
  type SlotTypeDefinition,
} from '../../index.ts';

const list = (id: string, isOpen: boolean, ...values: string[]): SlotTypeDefinition => ({
  id,
  name: id,
  isOpen,
  values: values.map((value) => ({ value, synonyms: [] })),
});
const lists = [
  list('sort', true, 'my', 'quiet', 'new', 'most popular', 'top ten'),
  list('playlist', true, 'workout', 'summer hits', 'road trip', 'sunday morning', 'focus'),
  list('artist', true, 'Nina Simone', 'Daft Punk', 'Adele', 'Miles Davis'),
  list('colour', false, 'red', 'orange', 'green', 'blue'),
  list('fruit', false, 'orange', 'apple', 'pear'),
];
const play: IntentDefinition = {
  id: 'play',
  name: 'Play',
  keywords: [],
  samples: [
    'play my {playlist} playlist',
    'play the {playlist} playlist',
    'put on {playlist}',
    'play {sort} songs by {artist}',
    'I want to hear {artist}',
    'play something {sort} by {artist} please',
    'start the playlist {playlist}',
    'play {artist}',
  ],
  slots: ['sort', 'playlist', 'artist'].map((name) => ({ name, type: name })),
};
const buy: IntentDefinition = {
  id: 'buy',
  name: 'Buy',
  keywords: [],
  samples: ['an {fruit} in a {colour} bag', 'a {colour} bag with an {fruit}', 'put the {fruit} in the {colour} bag'],
  slots: ['colour', 'fruit'].map((name) => ({ name, type: name })),
};
const model = trainIntents([play, buy], 'en', lists);
const slotsOf = (text: string, id = 'play') =>
  Object.fromEntries((matchUtterance(model, text, [id])[0]?.slots ?? []).map(({ slot, value }) => [slot, value]));

describe('slots that accept any words', () => {
  test.each([
    ['play my rainy evenings playlist', { playlist: 'rainy evenings' }],
    ['play my chill playlist', { playlist: 'chill' }],
    ['please start the playlist rainy evenings', { playlist: 'rainy evenings' }],
    ['play new songs by Joni Mitchell', { sort: 'new', artist: 'Joni Mitchell' }],
    ['I want to hear Joni Mitchell', { artist: 'Joni Mitchell' }],
  ])('the words of “%s” that no list has are found by the words around them', (text, slots) => {
    expect(slotsOf(text)).toEqual(slots);
  });

  test('a listed value keeps the spelling of its list', () => {
    expect(slotsOf('play nina simone')).toEqual({ artist: 'Nina Simone' });
  });
});

describe('closed lists', () => {
  test('a word of two lists belongs to the slot that the samples have there', () => {
    expect(slotsOf('an orange in a green bag', 'buy')).toEqual({ fruit: 'orange', colour: 'green' });
    expect(slotsOf('an apple in an orange bag', 'buy')).toEqual({ fruit: 'apple', colour: 'orange' });
    expect(slotsOf('an orange in an orange bag', 'buy')).toEqual({ fruit: 'orange', colour: 'orange' });
  });

  test('a word that is not in a closed list fills no slot', () => {
    expect(slotsOf('an pineapple in a violet bag', 'buy')).toEqual({});
  });
});

test('slots lie at whole words, never overlap, and hold the text as it was said', () => {
  const words = fc.constantFrom(
    'play',
    'my',
    'the',
    'playlist',
    'by',
    'Adele',
    'workout',
    'new',
    'xyz',
    'ü',
    '7',
    ',',
    'on',
  );
  fc.assert(
    fc.property(fc.array(words, { minLength: 1, maxLength: 12 }), (said) => {
      const text = said.join(' ');
      const slots = (matchUtterance(model, text, ['play'])[0]?.slots ?? []).toSorted(
        (one, other) => one.start - other.start,
      );
      for (const [at, { start, end, text: own }] of slots.entries()) {
        expect(own).toBe(text.slice(start, end));
        expect(own.trim()).toBe(own);
        expect(start === 0 || text[start - 1] === ' ').toBe(true);
        expect(start).toBeGreaterThanOrEqual(slots[at - 1]?.end ?? 0);
      }
    }),
    { seed: 20_261_127 },
  );
});

describe('learning again', () => {
  test('an edit of another intent keeps the trained model, an edit of a sample does not', () => {
    runAllSteps(model.labellers.trainAhead(0));
    const [known] = model.labellers.learned.values();
    const beside = trainIntents([play, { ...buy, samples: [...buy.samples, 'a bag'] }], 'en', lists, model);
    runAllSteps(beside.labellers.trainAhead(0));
    expect([...beside.labellers.learned.values()]).toContain(known);
    const size = beside.labellers.learned.size;
    const changed = trainIntents([{ ...play, samples: [...play.samples, 'play {sort}'] }, buy], 'en', lists, beside);
    runAllSteps(changed.labellers.trainAhead(0));
    expect(changed.labellers.learned.size).toBe(size + 1);
  });

  test('intents are ranked without learning slots', () => {
    const fresh = trainIntents([play, buy], 'en', lists);
    expect(matchIntents(fresh, 'play my workout playlist', ['play', 'buy'])[0]).toMatchObject({ intentId: 'play' });
    expect(fresh.labellers.learned.size).toBe(0);
  });

  test('an intent with more slots than a model can hold is filled by its values alone', () => {
    const slots = Array.from({ length: 41 }, (_, at) => ({ name: `slot${at}`, type: 'artist' }));
    const many: IntentDefinition = { id: 'many', name: 'Many', keywords: [], samples: ['play {slot0}'], slots };
    const large = trainIntents([many], 'en', lists);
    expect(matchUtterance(large, 'play Adele', ['many'])[0]?.slots?.[0]).toMatchObject({
      slot: 'slot0',
      value: 'Adele',
    });
    expect(large.labellers.learned.size).toBe(0);
  });
});
