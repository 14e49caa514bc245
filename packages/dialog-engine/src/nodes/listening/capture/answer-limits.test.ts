import type { JsonObject } from '@confab/model';
import { aSourceNode } from '@confab/test-kit';
import { describe, expect, test } from 'vitest';
import { compile } from '../../../compile/compile.ts';
import { start, step } from '../../../run/step.ts';
import {
  begin,
  effects,
  end,
  heard,
  project,
  rows,
  says,
  shown,
  talk,
  traced,
  variables,
  visitor,
  way,
} from '../../../testing/small-projects.ts';

const people = {
  Slot: 'people',
  Prompt: says('People?'),
  AcceptedFrom: '1',
  AcceptedTo: '12',
  OutsideResponse: says('We seat up to 12.'),
};
const time = {
  Slot: 'time',
  Prompt: says('Time?'),
  AcceptedFrom: '12:00',
  AcceptedTo: '22:00',
  OutsideResponse: says('We open at noon.'),
};

/** A project that asks for a table after a request for one, and lists the values at its end. */
function booking(rowsOfSlots: readonly JsonObject[], more: JsonObject = {}, values: JsonObject = {}) {
  const open = aSourceNode('Ask', 'q', {
    Response: says('What now?'),
    Connectors: rows(['b', way('Intent', 'c', { IntentId: 'book' })], ['nomatch', way('NoMatch', 'q')]),
  });
  const capture = aSourceNode('Capture', 'c', {
    Slots: rows(...rowsOfSlots.map((row, at) => [`r${at}`, row] as const)),
    Connectors: rows(['next', way('Next', 'done')], ['nomatch', way('NoMatch', 'gaveUp')]),
    ...more,
  });
  return project(
    [begin('q'), open, capture, end('done', '{tv.People}|{tv.Time}'), end('gaveUp', 'Gave up|{tv.People}')],
    {
      Variables: variables(['People', 'int'], ['Time', 'string']),
      Slots: rows(
        ['people', { Name: 'people', SlotType: 'number', Variable: 'People' }],
        ['time', { Name: 'time', SlotType: 'time', Variable: 'Time' }],
      ),
      Intents: rows(['book', { Name: 'Book', Samples: 'book\na table for {people}\na table for {people} at {time}' }]),
      GlobalMessages: { NoMatch: says('Sorry?') },
      ...values,
    },
  );
}

const answers = (source: Parameters<typeof heard>[0], ...lines: readonly string[]) => heard(source, lines).slice(2);

describe('the limits of the slots of a Capture node', () => {
  test('a value outside the limits is refused with their response and asked for again', () => {
    expect(answers(booking([people]), 'book', '500', '-3', '12')).toEqual([
      'We seat up to 12. / People?',
      'We seat up to 12. / People?',
      '12|',
    ]);
  });

  test('without a response of their own, limits use the message for an answer that does not fit', () => {
    const plain = { ...people, OutsideResponse: says('') };
    expect(answers(booking([plain]), 'book', '500')).toEqual(['Sorry?']);
    expect(answers(booking([{ ...plain, Reprompt: says('How many?') }]), 'book', '500')).toEqual(['How many?']);
  });

  test('values outside the limits count as reprompts', () => {
    const source = booking([people], { MaxReprompts: 1 });
    expect(answers(source, 'book', '500', '600')).toEqual(['We seat up to 12. / People?', 'Gave up|0']);
  });

  test('a value of the intent that led to the node is refused, and does not stay in its variable', () => {
    const source = booking([time, people], { MaxReprompts: 1 });
    expect(heard(source, ['a table for 500 at 1 pm', '4']).slice(1)).toEqual([
      'We seat up to 12. / People?',
      '4|1:00 PM',
    ]);
    expect(heard(source, ['a table for 500 at 1 pm', '600']).at(-1)).toBe('Gave up|0');
  });

  test('a value for a slot that is never asked for is refused, and the next question follows', () => {
    const source = booking([time, { ...people, Required: false }]);
    expect(heard(source, ['a table for 500', 'at 8']).slice(1)).toEqual(['We seat up to 12. / Time?', '0|8:00 PM']);
  });

  test('an hour is read so that it lies within the limits', () => {
    expect(answers(booking([time]), 'book', 'at 8')).toEqual(['0|8:00 PM']);
    expect(heard(booking([people, time]), ['a table for 4 at half seven']).at(-1)).toBe('4|7:30 PM');
  });

  test('a correction outside the limits is refused, and its slot asked for again', () => {
    const source = booking([people, time], { ConfirmAll: says('Right?') });
    expect(answers(source, 'a table for 4 at 1 pm', 'no, 500 people', '5', 'yes')).toEqual([
      'We seat up to 12. / People?',
      'Right?',
      '5|1:00 PM',
    ]);
  });

  test('a refused value leaves the variable with the value that was accepted before', () => {
    const optional = { ...people, Required: false };
    const remembered = { Variables: variables(['People', 'int', '6'], ['Time', 'string']) };
    const again = booking([people, time], {
      Connectors: rows(['next', way('Next', 'q')], ['nomatch', way('NoMatch', 'gaveUp')]),
      MaxReprompts: 1,
    });
    expect(heard(again, ['a table for 4 at 1 pm', 'a table for 500', 'hm', 'hm'])).toContain('Gave up|4');
    const corrected = booking([people, time], { ConfirmAll: says('Right?'), MaxReprompts: 1 });
    expect(heard(corrected, ['a table for 4 at 1 pm', 'no, 500 people', 'hm', 'hm'])).toContain('Gave up|4');
    expect(heard(booking([time, optional], {}, remembered), ['a table for 500', 'at 8']).at(-1)).toBe('6|8:00 PM');
  });

  test('a correction outside the limits of a slot that is never asked for leaves its value', () => {
    const source = booking([time, { ...people, Required: false }], { ConfirmAll: says('Right?') });
    expect(answers(source, 'a table for 4 at 1 pm', 'no, 500 people', 'yes')).toEqual([
      'We seat up to 12. / Right?',
      '4|1:00 PM',
    ]);
  });

  test('a value outside the limits is refused even if a platform recognised it', () => {
    const program = compile(booking([people]));
    const { conversation } = start(program, { ...visitor, platform: 'Alexa' }, 1, effects);
    const slots = [{ name: 'people', text: '500' }];
    const turn = step(program, conversation, { type: 'intent', name: 'Book', text: '', slots }, effects);
    if (turn instanceof Promise) throw new Error('A turn had to be waited for.');
    expect(shown(turn).join(' / ')).toBe('We seat up to 12. / People?');
  });

  test('the trace says that a value is outside the limits', () => {
    const [understood] = traced(talk(booking([people]), ['book', '500']).at(-1), 'understood');
    expect(understood).toMatchObject({
      reason: '"people" cannot be 500, which is outside its limits',
      heardAs: 'value',
    });
  });
});
