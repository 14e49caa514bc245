import type { FilledIntent, JsonObject, Platform } from '@confab/model';
import { aSourceNode } from '@confab/test-kit';
import { describe, expect, test } from 'vitest';
import { compile } from '../compile/compile.ts';
import { start, step } from '../run/step.ts';
import {
  begin,
  effects,
  end,
  project,
  rows,
  says,
  shown,
  traced,
  variables,
  visitor,
  way,
} from '../testing/small-projects.ts';
import type { TurnResult } from '../types.ts';

const values = {
  Variables: variables(['Size', 'string'], ['Guests', 'int']),
  SlotTypes: rows(['sizes', { Name: 'Sizes', Values: 'small|tiny\nlarge|big' }]),
  Slots: rows(
    ['size', { Name: 'cup size', SlotType: 'sizes', Variable: 'Size' }],
    ['guests', { Name: 'guests', SlotType: 'number', Variable: 'Guests' }],
    ['floor', { Name: 'floor', SlotType: 'ordinal', Variable: 'Guests' }],
  ),
  Intents: rows(
    [
      'book',
      { Name: 'Book a table', Samples: 'a table for {guests}\na {cup size} table\na table on the {floor} floor' },
    ],
    ['stop', { Name: 'Stop', Samples: 'never mind' }],
  ),
  GlobalMessages: { NoMatch: says('Sorry?'), NoInput: says('Hello?') },
};
const source = project(
  [
    begin('q'),
    aSourceNode('Ask', 'q', {
      Response: says('What now?'),
      Connectors: rows(['b', way('Intent', 'done', { IntentId: 'book' })], ['nomatch', way('NoMatch', '')]),
    }),
    end('done', '{tv.Size}|{tv.Guests}'),
  ],
  values,
);

function stepWithIntent(
  name: string,
  slots: Readonly<Record<string, string>> = {},
  text = '',
  from = source,
  platform: Platform = 'Chatbot',
): TurnResult {
  const program = compile(from);
  const input: FilledIntent = {
    name,
    slots: Object.entries(slots).map(([of, said]) => ({ name: of, text: said })),
    text,
  };
  const opened = start(program, { ...visitor, platform }, 1, effects);
  const turn = step(program, opened.conversation, { type: 'intent', ...input }, effects);
  if (turn instanceof Promise) throw new Error('A turn had to be waited for.');
  return turn;
}

describe('an intent recognised by a platform', () => {
  test('an intent of a platform leads to the project’s intent of that name, with slots read as their types', () => {
    const turn = stepWithIntent('BookATable', { cup_size: 'big', guests: '4' });
    expect(shown(turn)).toEqual(['large|4']);
    expect(traced(turn, 'understood')).toMatchObject([
      { chosen: 'book', reason: 'recognised by the platform', candidates: [{ score: 1 }] },
    ]);
  });

  test.each([
    ['Grosse', 'Tisch', ['Größe'], 'big|0'],
    ['Größe', 'Tisch', ['Größe', 'Grosse'], 'big|0'],
    ['Size', 'Tisch', ['Size 2'], 'big|0'],
    ['Size', 'Tisch', ['Size 2', 'Size 3'], '|0'],
    ['Size 3', 'Tisch', ['Size 2'], '|0'],
    ['Size', 'Tisch fur zwei', ['Size'], 'big|0'],
  ])('fills %j of %j where the slots are %j, as platforms have other names', (sent, intent, slots, answer) => {
    const german = {
      ...values,
      Slots: rows(
        ...slots.map((Name, at) => [`s${at}`, { Name, SlotType: 'sizes', Variable: at === 0 ? 'Size' : '' }] as const),
      ),
      Intents: rows(['book', { Name: intent === 'Tisch' ? 'Tisch' : 'Tisch für zwei', Samples: 'ein Tisch' }]),
    };
    const listening = { Response: says('Ja?'), Connectors: rows(['b', way('Intent', 'done', { IntentId: 'book' })]) };
    const from = project(
      [begin('q'), aSourceNode('Ask', 'q', listening), end('done', '{tv.Size}|{tv.Guests}')],
      german,
    );
    expect(shown(stepWithIntent(intent, { [sent]: 'big' }, '', from))).toEqual([answer]);
  });

  /**
   * Asks for a drink or a meal, with slots of these names in the samples of each, and reports the value of each slot.
   */
  function askFor(drink: readonly string[], meal: readonly string[], more: JsonObject = {}) {
    const slots = [...new Set([...drink, ...meal])];
    const marks = (names: readonly string[]) => names.map((name) => `{${name}}`).join(' ');
    const named = {
      Variables: variables(...slots.map((_name, at) => [`v${at}`, 'string'] as const)),
      SlotTypes: values.SlotTypes,
      Slots: rows(...slots.map((Name, at) => [`s${at}`, { Name, SlotType: 'sizes', Variable: `v${at}` }] as const)),
      Intents: rows(
        ['drink', { Name: 'Drink', Samples: `a drink ${marks(drink)}` }],
        ['meal', { Name: 'Meal', Samples: `a meal ${marks(meal)}` }],
      ),
      ...more,
    };
    const ways = ['drink', 'meal'].map((IntentId) => [IntentId, way('Intent', 'done', { IntentId })] as const);
    const listening = { Response: says('Yes?'), Connectors: rows(...ways) };
    const heard = slots.map((name, at) => `${name}: {tv.v${at}}`).join(', ');
    return project([begin('q'), aSourceNode('Ask', 'q', listening), end('done', heard)], named);
  }

  test('an intent that is named like a built-in one of Alexa is found by the short name that the channel has for it', () => {
    const Intents = rows(['book', { Name: 'AMAZON.ScrollUpIntent', Samples: 'go up' }]);
    const listening = { Response: says('Yes?'), Connectors: rows(['b', way('Intent', 'done', { IntentId: 'book' })]) };
    const nodes = [begin('q'), aSourceNode('Ask', 'q', listening), end('done', 'Up.')];
    const from = project(nodes, { ...values, Intents });
    expect(shown(stepWithIntent('ScrollUp', {}, '', from, 'Alexa'))).toEqual(['Up.']);
  });

  test.each([
    ['Alexa', 'Grosse_', 'Grosse: , Größe: large'],
    ['Alexa', 'Grosse', 'Grosse: large, Größe: '],
    ['DialogFlow', 'Grosse_2', 'Grosse: , Größe: large'],
    ['DialogFlow', 'Grosse', 'Grosse: large, Größe: '],
  ] as const)('a slot that the package for %s calls %s is filled, and no other slot', (platform, sent, answer) => {
    const from = askFor(['Grosse', 'Größe'], []);
    expect(shown(stepWithIntent('Drink', { [sent]: 'big' }, '', from, platform))).toEqual([answer]);
  });

  test('a slot is found by its whole name before others with the same letters', () => {
    const from = askFor(['cup size', 'cup_size'], []);
    const fill = (name: string) => shown(stepWithIntent('Drink', { [name]: 'big' }, '', from, 'Alexa'));
    expect(fill('cup_size')).toEqual(['cup size: , cup_size: large']);
    expect(fill('cup_size_')).toEqual(['cup size: large, cup_size: ']);
  });

  test('slots with equal names in an imported package belong to their own intents', () => {
    const ImportedPackage = { Format: 'Alexa', Language: 'en-US', Names: { size_2: 'size' } };
    const from = askFor(['size'], ['size_2'], { ImportedPackage });
    const fill = (intent: string) => shown(stepWithIntent(intent, { size: 'big' }, '', from, 'Alexa'));
    expect(fill('Drink')).toEqual(['size: large, size_2: ']);
    expect(fill('Meal')).toEqual(['size: , size_2: large']);
  });

  test('intents that have the same name are found by the numbers that packages give them', () => {
    const Intents = rows(['drink', { Name: 'Order', Samples: 'tea' }], ['meal', { Name: 'Order', Samples: 'soup' }]);
    const from = askFor(['size'], [], { Intents });
    const choose = (name: string, platform: Platform) =>
      traced(stepWithIntent(name, {}, '', from, platform), 'understood')[0]?.chosen;
    expect(choose('Order 2', 'DialogFlow')).toBe('meal');
    expect(choose('Order_', 'Alexa')).toBe('meal');
    expect(choose('Order', 'Alexa')).toBe('drink');
  });

  test('a place in an order may be sent as a bare number', () => {
    for (const floor of ['3', 'third']) expect(shown(stepWithIntent('book a table', { floor }))).toEqual(['|3']);
  });

  test('an intent recognised by a platform keeps the slot text as it is if it is not a listed value', () => {
    expect(shown(stepWithIntent('book a table', { cup_size: 'huge', guests: '2', colour: 'red' }))).toEqual(['huge|2']);
  });

  test('an intent recognised by a platform takes precedence over the match of its text', () => {
    expect(shown(stepWithIntent('Book_a_table', {}, 'never mind'))).toEqual(['|0']);
  });

  test('falls back to its text if no node listens for it', () => {
    expect(shown(stepWithIntent('Stop', {}, 'a table for 3'))).toEqual(['|3']);
    expect(shown(stepWithIntent('AMAZON.SomethingIntent', {}, 'a table for 5'))).toEqual(['|5']);
  });

  test.each(['Stop', 'AMAZON.FallbackIntent', '', '...'])(
    'an intent named %j and without text counts as NoMatch, not as NoInput',
    (name) => {
      const turn = stepWithIntent(name);
      expect(shown(turn)).toEqual(['Sorry?']);
      expect(traced(turn, 'understood')[0]?.isMissed).toBe(true);
    },
  );

  test.each([
    ['that has no intents', []],
    ['that accepts any other answer', [['b', way('Intent', 'done', { IntentId: 'book' })] as const]],
  ])('an intent without text is not stored as the answer to a question %s', (_which, listening) => {
    const asking = {
      Response: says('Your name?'),
      AcceptsAnyAnswer: true,
      SaveAnswerTo: 'Size',
      Connectors: rows(...listening, ['nomatch', way('NoMatch', 'done')]),
    };
    const open = project([begin('q'), aSourceNode('Ask', 'q', asking), end('done', 'Hello {tv.Size}')], values);
    for (const name of ['Stop', 'Fallback']) {
      const turn = stepWithIntent(name, {}, '', open);
      expect(shown(turn)).toEqual(['Sorry?']);
      expect(traced(turn, 'understood')[0]?.isMissed).toBe(true);
    }
    expect(shown(stepWithIntent('Fallback', {}, 'Ada', open))).toEqual(['Hello Ada']);
  });
});
