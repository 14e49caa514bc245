import { aSourceNode } from '@confab/test-kit';
import { describe, expect, test } from 'vitest';
import { compile } from '../compile/compile.ts';
import { start } from '../run/step.ts';
import {
  begin,
  effects,
  end,
  free,
  leadTo,
  listen,
  project,
  rows,
  say,
  says,
  shown,
  stepNow,
  variables,
  visitor,
  way,
} from '../testing/small-projects.ts';
import type { TurnResult } from '../types.ts';
import { findAskedSlot, listKeptSlots, readChangedSlots } from './find-asked-slot.ts';

const ask = (slot: string, more = {}) => [slot, { Slot: slot, Prompt: says(`${slot}?`), ...more }] as const;
const program = compile(
  project(
    [
      aSourceNode('Start', 'start', { Connectors: rows(listen('order', 'form'), ['next', way('Next', 'what')]) }),
      aSourceNode('Ask', 'what', { Response: says('What now?'), Connectors: rows(['nomatch', way('NoMatch', '')]) }),
      aSourceNode('Capture', 'form', {
        Response: says('Your order.'),
        Slots: rows(ask('note'), ask('size', { Confirm: says('Sure?') }), ask('rest'), ask('count')),
        Connectors: leadTo('done'),
      }),
      end('done', '{tv.Note}|{tv.Size}|{tv.Rest}|{tv.Count}'),
    ],
    {
      Variables: variables(['Note', 'string'], ['Size', 'string'], ['Rest', 'string'], ['Count', 'int']),
      SlotTypes: rows(['sizes', { Name: 'Sizes', Values: 'small\nlarge|big' }]),
      Slots: rows(
        ['note', { Name: 'note', SlotType: 'text', Variable: 'Note' }],
        ['size', { Name: 'cup size', SlotType: 'sizes', Variable: 'Size' }],
        ['rest', { Name: 'rest', SlotType: 'duration', Variable: 'Rest' }],
        ['count', { Name: 'count', SlotType: 'number', Variable: 'Count' }],
      ),
      Intents: rows(['order', { Name: 'Order', Samples: 'I want to order' }]),
      GlobalMessages: { NoMatch: says('Sorry?'), NoInput: says('Hello?') },
    },
  ),
);
const greeting = start(program, { ...visitor, platform: 'Alexa' }, 1, effects);

/** The turn of the intent Order with these slots. */
function give(
  { conversation }: TurnResult,
  slots: Readonly<Record<string, string>>,
  isAnswer = true,
  of = program,
): TurnResult {
  const given = Object.entries(slots).map(([name, text]) => ({ name, text }));
  const text = Object.values(slots).join(' ');
  const input = { type: 'intent', name: 'Order', slots: given, text } as const;
  return stepNow(of, conversation, isAnswer ? { ...input, isAnswer } : input);
}
/** The form after some answers. */
const answer = (...answers: readonly Readonly<Record<string, string>>[]) =>
  answers.reduce<TurnResult>((turn, slots) => give(turn, slots), give(greeting, {}, false));
const asked = ({ conversation }: TurnResult, slots = ['note', 'cup_size', 'rest', 'count']) =>
  findAskedSlot(program, conversation, slots);

describe('a form whose slots a platform asks for', () => {
  test('the slot that is asked for is found by its name on the platform', () => {
    expect(asked(greeting)).toBeUndefined();
    expect(asked(answer())).toBe('note');
    expect(asked(answer({ note: 'no sugar' }))).toBe('cup_size');
    expect(asked(answer({ note: 'no sugar' }), ['note'])).toBeUndefined();
  });

  test('no slot is asked for while a value is confirmed', () => {
    expect(asked(answer({ note: 'no sugar' }, { cup_size: 'big' }))).toBeUndefined();
  });

  test('the answer to a slot for any words continues the form, although its intent leads to the form', () => {
    expect(shown(answer({ note: 'no sugar' }))).toEqual(['size?']);
    expect(shown(give(answer(), { note: 'no sugar' }, false))).toEqual(['Your order.', 'size?']);
  });

  test('an answer fills each slot with its own value, numbers and ISO durations included', () => {
    const sure = answer({ note: 'for 2' }, { cup_size: 'big' });
    const confirmed = stepNow(program, sure.conversation, { type: 'said', text: 'yes' });
    expect(shown(confirmed)).toEqual(['rest?']);
    const done = give(confirmed, { note: 'for 3', count: '4', rest: 'PT10M' });
    expect(shown(done)).toEqual(['for 3|large|10 minutes|4']);
  });

  test('only the values that the open form has are kept, and none after its end', () => {
    const kept = ({ conversation }: TurnResult) =>
      listKeptSlots(program, conversation, ['note', 'cup_size', 'rest', 'count', 'topping']);
    expect(kept(greeting)).toEqual([]);
    // The form does not ask for a topping, so its value is kept.
    expect(kept(answer())).toEqual(['topping']);
    const sure = answer({ note: 'for 2' }, { cup_size: 'big' });
    expect(kept(sure)).toEqual(['note', 'cup_size', 'topping']);
    const denied = stepNow(program, sure.conversation, { type: 'said', text: 'no' });
    expect(kept(denied)).toEqual(['note', 'topping']);
    const confirmed = stepNow(program, sure.conversation, { type: 'said', text: 'yes' });
    expect(kept(give(confirmed, { rest: 'PT10M', count: '4' }))).toEqual([]);
  });

  test('the values that a turn gives to slots are read as the platform writes them', () => {
    const change = (turn: TurnResult, text: string) => {
      const { conversation } = stepNow(program, turn.conversation, { type: 'said', text });
      return readChangedSlots(program, turn.conversation, conversation, ['note', 'cup_size', 'rest', 'count']);
    };
    const sure = answer({ note: 'for 2' }, { cup_size: 'big' });
    expect(change(sure, 'no, small')).toEqual({ cup_size: ['small'] });
    expect(change(sure, 'yes')).toEqual({});
    expect(change(stepNow(program, sure.conversation, { type: 'said', text: 'yes' }), '10 minutes')).toEqual({
      rest: ['PT10M'],
    });
    expect(readChangedSlots(program, sure.conversation, greeting.conversation, ['cup_size'])).toEqual({});
  });

  test('an answer that is none of the listed values is asked for again', () => {
    const again = answer({ note: 'no sugar' }, { cup_size: 'purple' });
    expect(shown(again)).toEqual(['Sorry?']);
    expect(asked(again)).toBe('cup_size');
    expect(shown(give(again, {}))).toEqual(['Sorry?']);
  });
});

test('the values of a form are kept while a background module that returns to it asks a question', () => {
  const interrupted = compile(
    project(
      [
        begin('form'),
        aSourceNode('Capture', 'form', { Slots: rows(ask('size'), ask('count')), Connectors: leadTo('done') }),
        end('done'),
        aSourceNode('StartModule', 'ear', { Connectors: rows(listen('hours', 'which')) }, 'back'),
        { ...free('which', 'Which day?', 'told'), workflowId: 'back' },
        { ...say('told', 'Closed then.', ''), workflowId: 'back' },
      ],
      {
        Slots: rows(['size', { Name: 'size', SlotType: 'number' }], ['count', { Name: 'count', SlotType: 'number' }]),
        Intents: rows(
          ['order', { Name: 'Order', Samples: 'I want to order' }],
          ['hours', { Name: 'Hours', Samples: 'when are you open' }],
        ),
      },
      { back: 'BackgroundModule' },
    ),
  );
  const begun = start(interrupted, { ...visitor, platform: 'Alexa' }, 1, effects);
  const sized = give(begun, { size: '3' }, true, interrupted);
  const asking = stepNow(interrupted, sized.conversation, { type: 'said', text: 'when are you open' });
  expect(shown(asking)).toEqual(['Which day?']);
  expect(listKeptSlots(interrupted, asking.conversation, ['size', 'count'])).toEqual(['size']);
});

describe('a form that asks for the same slot twice', () => {
  const journey = compile(
    project(
      [
        aSourceNode('Start', 'start', { Connectors: rows(listen('order', 'form'), ['next', way('Next', 'what')]) }),
        aSourceNode('Ask', 'what', { Response: says('What now?'), Connectors: rows(['nomatch', way('NoMatch', '')]) }),
        aSourceNode('Capture', 'form', {
          Slots: rows(
            ['from', { Slot: 'city', Variable: 'From', Prompt: says('From where?') }],
            ['day', { Slot: 'day', Prompt: says('When?') }],
            ['to', { Slot: 'city', Variable: 'To', Prompt: says('To where?') }],
            ['count', { Slot: 'count', Prompt: says('How many?') }],
          ),
          Connectors: leadTo('done'),
        }),
        end('done', '{tv.From} to {tv.To}'),
      ],
      {
        Variables: variables(['From', 'string'], ['To', 'string']),
        Slots: rows(
          ['city', { Name: 'city', SlotType: 'text' }],
          ['day', { Name: 'day', SlotType: 'date' }],
          ['count', { Name: 'count', SlotType: 'number' }],
        ),
        Intents: rows(['order', { Name: 'Order', Samples: 'I want to travel' }]),
      },
    ),
  );
  const travel = (...answers: readonly Readonly<Record<string, string>>[]) =>
    answers.reduce<TurnResult>(
      (turn, slots) => give(turn, slots, true, journey),
      give(start(journey, { ...visitor, platform: 'Alexa' }, 1, effects), {}, false, journey),
    );

  test('a value fills the slot that is asked for', () => {
    expect(shown(travel({ city: 'Berlin' }))).toEqual(['When?']);
    const done = travel({ city: 'Berlin' }, { day: '2026-12-04' }, { city: 'Rome' }, { count: '2' });
    expect(shown(done)).toEqual(['Berlin to Rome']);
  });

  test('a value that comes with another answer fills the first slot without a value, and never one that has a value', () => {
    const early = travel({ city: 'Berlin' }, { day: '2026-12-04', city: 'Rome' });
    expect(shown(early)).toEqual(['How many?']);
    expect(listKeptSlots(journey, travel({ city: 'Berlin' }).conversation, ['city', 'day'])).toEqual(['city']);
    expect(shown(give(early, { city: 'Paris', count: '2' }, true, journey))).toEqual(['Berlin to Rome']);
  });
});

test('money, temperatures and several values that a turn gives are read as words', () => {
  const Slots = rows(
    ['price', { Name: 'price', SlotType: 'currency' }],
    ['heat', { Name: 'heat', SlotType: 'temperature' }],
    ['count', { Name: 'count', SlotType: 'number', SeveralValues: true }],
    ['note', { Name: 'note', SlotType: 'text' }],
  );
  const form = aSourceNode('Capture', 'form', {
    Slots: rows(ask('price'), ask('heat'), ask('count'), ask('note')),
    Connectors: leadTo('done'),
  });
  const several = compile(project([begin('form'), form, end('done')], { Slots }));
  const said = (before: TurnResult, text: string) => stepNow(several, before.conversation, { type: 'said', text });
  const changes = (before: TurnResult, after: TurnResult) =>
    readChangedSlots(several, before.conversation, after.conversation, ['price', 'heat', 'count']);
  const begun = start(several, { ...visitor, platform: 'Alexa' }, 1, effects);
  const paid = said(begun, 'five euros');
  expect(changes(begun, paid)).toEqual({ price: ['€5'] });
  const warm = said(paid, '70 degrees fahrenheit');
  expect(changes(paid, warm)).toEqual({ heat: ['70°F'] });
  expect(changes(warm, said(warm, '2 and 3'))).toEqual({ count: ['2', '3'] });
});

describe('a slot of each type that Alexa knows', () => {
  test.each([
    ['text', 'no sugar', 'no sugar'],
    ['number', '5', '5'],
    ['date', '2026-W49', '2026-W49'],
    ['time', 'EV', 'EV'],
    ['dateTime', '2026-W49', '2026-W49'],
    ['duration', 'PT10M', '10 minutes'],
    ['recurrence', 'every tuesday', 'every Tuesday'],
    ['currency', '5', '5'],
    ['currency', '12.5', '12.5'],
    ['email', 'ada at example dot com', 'ada@example.com'],
    ['phone', '5551234567', '5551234567'],
    ['url', 'example dot com', 'https://example.com'],
    ['percentage', '5', '5'],
    ['temperature', '20', '20°C'],
    ['age', '34', '34'],
    ['ordinal', '3', '3'],
  ])('a slot of the type %s is filled with its value %s', (SlotType, value, answer) => {
    const typed = compile(
      project(
        [
          begin('form'),
          aSourceNode('Capture', 'form', { Slots: rows(ask('given')), Connectors: leadTo('done') }),
          end('done', '{tv.Given}'),
        ],
        {
          Variables: variables(['Given', 'dynamic']),
          Slots: rows(['given', { Name: 'given', SlotType, Variable: 'Given' }]),
          Intents: rows(['order', { Name: 'Order', Samples: 'I want to order' }]),
        },
      ),
    );
    const turn = give(start(typed, { ...visitor, platform: 'Alexa' }, 1, effects), { given: value }, true, typed);
    expect(shown(turn)).toEqual([answer]);
  });

  test('words that are not an amount are not an answer to a question for money', () => {
    const paid = compile(
      project(
        [
          begin('form'),
          aSourceNode('Capture', 'form', { Slots: rows(ask('price')), Connectors: leadTo('done') }),
          end('done'),
        ],
        {
          Slots: rows(['price', { Name: 'price', SlotType: 'currency' }]),
          Intents: rows(['order', { Name: 'Order', Samples: 'I want to order' }]),
          GlobalMessages: { NoMatch: says('Sorry?') },
        },
      ),
    );
    const turn = give(start(paid, { ...visitor, platform: 'Alexa' }, 1, effects), { price: 'nothing' }, true, paid);
    expect(shown(turn)).toEqual(['Sorry?']);
  });
});
