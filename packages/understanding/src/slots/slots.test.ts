import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aWednesday } from '../entities/testing/examples.ts';
import { matchUtterance, trainIntents, type IntentDefinition, type SlotTypeDefinition } from '../index.ts';
import { createSlotFiller } from './slot-filler.ts';

const size: SlotTypeDefinition = {
  id: 'size-list',
  name: 'Size',
  isOpen: false,
  values: [
    { value: 'small', synonyms: ['little', 'short'] },
    { value: 'large', synonyms: ['big', 'extra large'] },
  ],
};
const drink: SlotTypeDefinition = {
  id: 'drink-list',
  name: 'Drink',
  isOpen: true,
  values: [
    { value: 'coffee', synonyms: ['americano'] },
    { value: 'flat white', synonyms: [] },
    { value: 'tea', synonyms: ['cup of tea'] },
  ],
};
const city: SlotTypeDefinition = {
  id: 'city-list',
  name: 'City',
  isOpen: false,
  values: ['Berlin', 'Hamburg', 'New York', 'York'].map((value) => ({ value, synonyms: [] })),
};
const intents: IntentDefinition[] = [
  {
    id: 'order',
    name: 'Order',
    samples: [
      'a {size} {drink} please',
      'can I get {count} {drink}',
      'I would like a {drink}',
      '{count} {size} {drink}',
    ],
    keywords: [],
    slots: [
      { name: 'size', type: 'Size' },
      { name: 'drink', type: 'drink-list' },
      { name: 'count', type: 'number' },
    ],
  },
  {
    id: 'travel',
    name: 'Travel',
    samples: ['a ticket from {start} to {goal}', 'a train to {goal} {when}', 'take me to {goal} from {start}'],
    keywords: [],
    slots: [
      { name: 'start', type: 'City' },
      { name: 'goal', type: 'City' },
      { name: 'when', type: 'dateTime' },
    ],
  },
  {
    id: 'remind',
    name: 'Remind',
    samples: ['remind me to {what}', 'remind me to {what} on {day}', 'do not let me forget to {what}'],
    keywords: [],
    slots: [
      { name: 'what', type: 'text' },
      { name: 'day', type: 'date' },
    ],
  },
  { id: 'hours', name: 'Hours', samples: ['when are you open', 'what are your opening hours'], keywords: [] },
];
const model = trainIntents(intents, 'en', [size, drink, city]);
const ids = intents.map(({ id }) => id);
const best = (text: string) => matchUtterance(model, text, ids, aWednesday)[0];
const filled = (text: string) => Object.fromEntries((best(text)?.slots ?? []).map(({ slot, value }) => [slot, value]));

describe('samples with slot marks', () => {
  test.each([
    ['a large flat white please', 'order', { size: 'large', drink: 'flat white' }],
    ['A BIG coffee, please!', 'order', { size: 'large', drink: 'coffee' }],
    ['an extra large americano please', 'order', { size: 'large', drink: 'coffee' }],
    ['can I get three teas', 'order', { count: 3, drink: 'tea' }],
    ['two small coffees', 'order', { count: 2, size: 'small', drink: 'coffee' }],
    ['can I get a dozen flat whites', 'order', { count: 12, drink: 'flat white' }],
    ['I would like a cofee', 'order', { drink: 'coffee' }],
    ['a ticket from Berlin to Hamburg', 'travel', { start: 'Berlin', goal: 'Hamburg' }],
    ['a ticket to Hamburg from Berlin please', 'travel', { start: 'Berlin', goal: 'Hamburg' }],
    ['take me to New York from York', 'travel', { start: 'York', goal: 'New York' }],
    ['a train to Berlin tomorrow at 7 pm', 'travel', { goal: 'Berlin', when: '2026-04-16T19:00+02:00' }],
    ['remind me to water the plants', 'remind', { what: 'water the plants' }],
    ['please remind me to call Bob on Friday', 'remind', { what: 'call Bob', day: '2026-04-17' }],
  ])('the utterance %s matches %s with its slots', (text, intentId, slots) => {
    expect(best(text)?.intentId).toBe(intentId);
    expect(filled(text)).toEqual(slots);
  });

  test('a match reports the text and position of each slot', () => {
    expect(best('a large flat white please')?.slots).toEqual([
      { slot: 'size', value: 'large', text: 'large', start: 2, end: 7, entity: 'Size' },
      { slot: 'drink', value: 'flat white', text: 'flat white', start: 8, end: 18, entity: 'drink-list' },
    ]);
  });

  test('a match reports the other readings of an ambiguous value', () => {
    expect(best('remind me to pay on Friday')?.slots?.find(({ slot }) => slot === 'day')).toMatchObject({
      value: '2026-04-17',
      otherValues: ['2026-04-10'],
    });
  });

  test('a sample matches any value of its slot’s type as if each had a sample of its own', () => {
    expect(best('a little tea please')).toMatchObject({ intentId: 'order', how: 'exact', score: 0.99 });
    expect(best('I would like a flat white')).toMatchObject({ intentId: 'order', how: 'exact' });
    expect(best('oh well a big tea then')).toMatchObject({ intentId: 'order', how: 'model' });
  });

  test('a sample with a slot ranks below an exact sample', () => {
    const both = trainIntents(
      [
        {
          id: 'any',
          name: 'Any',
          samples: ['I want a {drink}'],
          keywords: [],
          slots: [{ name: 'drink', type: 'Drink' }],
        },
        { id: 'tea', name: 'Tea', samples: ['I want a tea'], keywords: [] },
      ],
      'en',
      [drink],
    );
    expect(matchUtterance(both, 'I want a tea', ['any', 'tea']).map(({ intentId }) => intentId)).toEqual([
      'tea',
      'any',
    ]);
    expect(matchUtterance(both, 'I want a coffee', ['any', 'tea'])[0]?.intentId).toBe('any');
  });

  test('unlisted words fill a slot of an open list, but not of a closed one', () => {
    expect(filled('a large lemonade please')).toEqual({ size: 'large', drink: 'lemonade' });
    expect(filled('a gigantic coffee please')).toEqual({ drink: 'coffee' });
  });

  test('every slot but a date is filled when no current moment is given', () => {
    const [found] = matchUtterance(model, 'a train to Berlin tomorrow at 7 pm', ids);
    expect(found?.slots?.map(({ slot }) => slot)).toEqual(['goal']);
  });

  test('nothing is filled for an intent without slots or an utterance without values', () => {
    expect(best('when are you open')).not.toHaveProperty('slots');
    expect(best('can I get something')).not.toHaveProperty('slots');
  });

  test('a slot of a built-in type is not filled from a list that is named like the type', () => {
    const list = { id: 'numbers', name: 'number', isOpen: false, values: [{ value: 'tray', synonyms: [] }] };
    const own = [
      { name: 'count', type: 'number' },
      { name: 'pack', type: 'numbers' },
    ];
    const samples = ['bring {count} of them', 'bring a {pack} of them'];
    const counting = trainIntents([{ id: 'a', name: 'A', samples, keywords: [], slots: own }], 'en', [list]);
    const fill = (text: string) =>
      matchUtterance(counting, text, ['a'])[0]?.slots?.map(({ slot, value }) => [slot, value]);
    expect(fill('bring 12 of them')).toEqual([['count', 12]]);
    expect(fill('bring a tray of them')).toEqual([['pack', 'tray']]);
  });

  test.each(['age', 'temperature', 'recurrence'])('a slot is filled from an own list that is named %s', (name) => {
    const list = { id: 'own', name, isOpen: false, values: [{ value: 'mild', synonyms: [] }] };
    const samples = ['a {taste} one please'];
    const slots = [{ name: 'taste', type: name }];
    const cheese = trainIntents([{ id: 'a', name: 'A', samples, keywords: [], slots }], 'en', [list]);
    expect(matchUtterance(cheese, 'a mild one please', ['a'])[0]?.slots?.[0]?.value).toBe('mild');
  });

  test('braces around an unknown slot count as ordinary words', () => {
    const plain = trainIntents([{ id: 'a', name: 'A', samples: ['say {hello}'], keywords: [] }], 'en');
    expect(matchUtterance(plain, 'say hello', ['a'])[0]).toMatchObject({ how: 'exact', score: 1 });
  });
});

describe('slots in German', () => {
  const groesse: SlotTypeDefinition = {
    id: 'g',
    name: 'Größe',
    isOpen: false,
    values: [
      { value: 'klein', synonyms: [] },
      { value: 'groß', synonyms: ['riesig'] },
    ],
  };
  const german = trainIntents(
    [
      {
        id: 'bestellen',
        name: 'Bestellen',
        samples: ['ich hätte gern {anzahl} {groesse} Kaffee', 'einen {groesse} Kaffee bitte'],
        keywords: [],
        slots: [
          { name: 'anzahl', type: 'number' },
          { name: 'groesse', type: 'Größe' },
        ],
      },
      {
        id: 'tisch',
        name: 'Tisch',
        samples: ['einen Tisch für {personen} {wann}', 'reservieren {wann}'],
        keywords: [],
        slots: [
          { name: 'personen', type: 'number' },
          { name: 'wann', type: 'dateTime' },
        ],
      },
    ],
    'de-DE',
    [groesse],
  );
  const found = (text: string) => {
    const [match] = matchUtterance(german, text, ['bestellen', 'tisch'], aWednesday);
    return [match?.intentId, Object.fromEntries((match?.slots ?? []).map(({ slot, value }) => [slot, value]))];
  };

  test.each([
    ['einen großen Kaffee bitte', 'bestellen', { groesse: 'groß' }],
    ['ich hätte gern zwei kleine Kaffee', 'bestellen', { anzahl: 2, groesse: 'klein' }],
    ['ich hätte gern drei riesige Kaffees', 'bestellen', { anzahl: 3, groesse: 'groß' }],
    ['einen Tisch für vier morgen um 19 Uhr', 'tisch', { personen: 4, wann: '2026-04-16T19:00+02:00' }],
    ['bitte reservieren übermorgen um 20 Uhr', 'tisch', { wann: '2026-04-17T20:00+02:00' }],
  ])('the utterance %s matches %s with its slots', (text, intentId, slots) => {
    expect(found(text)).toEqual([intentId, slots]);
  });
});

describe('slots in any text', () => {
  const words =
    'a large flat white please can i get three teas from berlin to new york tomorrow at 7 pm remind me to , {size} ꀀ'.split(
      ' ',
    );
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.array(fc.constantFrom(...words), { maxLength: 40 }).map((list) => list.join(' ')),
  );

  test('slots are inside the text, hold the text at their position, and never overlap', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const { intentId, slots = [] } of matchUtterance(model, text, ids, aWednesday)) {
          const names = intents.find(({ id }) => id === intentId)?.slots?.map(({ name }) => name) ?? [];
          for (const { slot, start, end, text: said } of slots) {
            expect(names).toContain(slot);
            expect(end).toBeGreaterThan(start);
            expect(text.slice(start, end)).toBe(said);
          }
          const inOrder = slots.toSorted((a, b) => a.start - b.start);
          for (const [place, { end }] of inOrder.entries())
            expect(inOrder[place + 1]?.start ?? end).toBeGreaterThanOrEqual(end);
          expect(new Set(slots.map(({ slot }) => slot)).size).toBe(slots.length);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('training accepts any samples, slots and lists', () => {
    const word = fc.string({ unit: 'grapheme', maxLength: 12 });
    const list = fc.record({
      id: fc.constant('list'),
      name: fc.constant('List'),
      isOpen: fc.boolean(),
      values: fc.array(fc.record({ value: word, synonyms: fc.array(word, { maxLength: 2 }) }), { maxLength: 4 }),
    });
    const slot = fc.record({ name: word, type: fc.constantFrom('List', 'number', 'text', 'date', 'nothing') });
    fc.assert(
      fc.property(
        list,
        fc.array(slot, { maxLength: 3 }),
        fc.array(word, { maxLength: 3 }),
        word,
        (type, slots, samples, text) => {
          const marked = slots.map(({ name }) => `${text} {${name}} x`);
          const trained = trainIntents(
            [{ id: 'a', name: 'A', samples: [...samples, ...marked], keywords: [], slots }],
            'en',
            [type],
          );
          const [found] = matchUtterance(trained, `${text} 7 x`, ['a'], aWednesday);
          expect(found?.intentId ?? 'a').toBe('a');
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('the readings of a value', () => {
  const slots = [
    { id: 'time', type: 'time' },
    { id: 'times', type: 'time', takesSeveral: true },
  ];
  const filler = createSlotFiller(slots, [], 'en').prefer((_, value) => typeof value === 'string' && value >= '12:00');

  test('a slot takes the reading of a value that it accepts', () => {
    expect(filler.fill('at 10', ['time'], aWednesday).get('time')).toBe('22:00');
    expect(filler.fill('10', ['time'], aWednesday, true).get('time')).toBe('22:00');
    expect(filler.fill('at 10 and at 11', ['times'], aWednesday).get('times')).toEqual(['22:00', '23:00']);
    expect(filler.fillUnasked('at 10 please', ['time'], aWednesday).get('time')).toBe('22:00');
  });

  test('a slot takes the likeliest reading of a value if it accepts none', () => {
    const strict = filler.prefer(() => false);
    expect(strict.fill('at 10', ['time'], aWednesday).get('time')).toBe('10:00');
    expect(filler.fill('10 am', ['time'], aWednesday).get('time')).toBe('10:00');
  });
});
