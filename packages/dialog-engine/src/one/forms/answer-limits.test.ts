import type { JsonObject } from '@confab/model';
import { describe, expect, test } from 'vitest';
import { chat, drawn } from '../../testing/small-one-projects.ts';
import { rows, says, shown } from '../../testing/small-projects.ts';

const field = (Name: string, AnswerType: string, more: JsonObject = {}) => ({
  Name,
  AnswerType,
  Prompt: says(`${Name}?`),
  ...more,
});
const people = field('People', 'number', {
  AcceptedFrom: '1',
  AcceptedTo: '12',
  OutsideResponse: says('We seat up to 12.'),
});
const evening = field('Time', 'time', {
  AcceptedFrom: '12:00',
  AcceptedTo: '22:00',
  OutsideResponse: says('We open at noon.'),
});
const note = field('Note', 'text');

/** The responses to texts at a form with questions, which says all answers at its end. The first text opens it. */
function talk(
  questions: readonly JsonObject[],
  lines: readonly string[],
  values: JsonObject = {},
  more: JsonObject = {},
) {
  const form = {
    type: 'Form',
    keywords: 'book',
    says: '',
    values: {
      Fields: rows(...questions.map((one, at) => [`q${at}`, one] as const)),
      DoneResponse: says('{tv.Summary}'),
      ...values,
    },
  };
  const nomatch = { type: 'NoMatch', keywords: '', says: 'Sorry?' };
  const turns = chat(drawn('start\nf\nnomatch', { f: form, nomatch }, more), lines);
  return turns.slice(1).map((turn) => shown(turn).join(' / '));
}

const answer = (question: JsonObject, ...lines: readonly string[]) => talk([question], ['book', ...lines]).slice(1);

describe('the limits of a question of a form', () => {
  test.each(['500 people', '-3', '0', '13'])(
    'an answer outside the limits is refused with their response and asked for again: %s',
    (said) => {
      expect(answer(people, said, '12')).toEqual(['We seat up to 12. / People?', 'People: 12']);
    },
  );

  test('without a response of their own, limits use the no match message', () => {
    const plain = { ...people, OutsideResponse: says('') };
    expect(answer(plain, '500')).toEqual(['Sorry? / People?']);
    expect(answer({ ...plain, Reprompt: says('How many, please?') }, '500')).toEqual(['How many, please?']);
  });

  test('a value outside the limits in the text that opens the form is refused, and asked for before the others', () => {
    const said = talk([note, people, evening], ['book for 500 people at 1 pm', '4', 'Ada']);
    expect(said).toEqual(['We seat up to 12. / People?', 'Note?', 'Note: Ada\nPeople: 4\nTime: 1:00 PM']);
  });

  test('a value outside for a later question is refused, and the answer to the open one is kept', () => {
    expect(talk([people, evening], ['book', '4 people at 9 in the morning', '9 pm']).slice(1)).toEqual([
      'We open at noon. / Time?',
      'People: 4\nTime: 9:00 PM',
    ]);
  });

  test('a correction outside the limits is refused, and its question asked again', () => {
    const confirming = { ConfirmResponse: says('Right?') };
    const said = talk([people, evening], ['book', '4', '1 pm', 'no, 500 people', '5', 'yes'], confirming);
    expect(said.slice(3)).toEqual(['We seat up to 12. / People?', 'Right?', 'People: 5\nTime: 1:00 PM']);
  });

  test.each([
    ['en', 'at 8', 'Time: 8:00 PM'],
    ['en', 'half seven', 'Time: 7:30 PM'],
    ['en', '8', 'Time: 8:00 PM'],
    ['en', '7:30', 'Time: 7:30 PM'],
    ['en', 'at 12', 'Time: 12:00 PM'],
    ['de', 'um halb acht', 'Time: 19:30'],
    ['de', 'um acht', 'Time: 20:00'],
  ])('an hour is read so that it lies within the limits (%s: %s)', (Language, said, done) => {
    expect(talk([evening], ['book', said], {}, { Language }).at(-1)).toBe(done);
  });

  test('an hour that opens the form is read so that it lies within the limits', () => {
    expect(talk([evening], ['book at half seven']).at(-1)).toBe('Time: 7:30 PM');
  });

  test('an hour that is clearly outside the limits is refused', () => {
    expect(answer(evening, '8 in the morning')).toEqual(['We open at noon. / Time?']);
  });

  test('limits of times may go past midnight', () => {
    const late = { ...evening, AcceptedFrom: '18:00', AcceptedTo: '02:00' };
    expect(answer(late, 'at 1')).toEqual(['Time: 1:00 AM']);
    expect(answer(late, 'at 7')).toEqual(['Time: 7:00 PM']);
    expect(answer(late, 'at 3')).toEqual(['We open at noon. / Time?']);
  });

  test('limits of days may count from the day of the conversation', () => {
    const day = field('Day', 'date', {
      AcceptedFrom: 'today',
      AcceptedTo: 'today+7',
      OutsideResponse: says('Within a week.'),
    });
    expect(answer(day, 'yesterday', 'in two weeks', 'tomorrow').slice(0, 2)).toEqual([
      'Within a week. / Day?',
      'Within a week. / Day?',
    ]);
    expect(answer(day, 'today')[0]).toMatch(/^Day: /);
  });

  test.each([
    ['currency', '10', '20', '25 euros', '15 euros'],
    ['temperature', '35', '42', '95 kelvin', '100 degrees Fahrenheit'],
    ['duration', '30 min', '3h', '4 hours', '90 minutes'],
    ['percentage', '0', '100', '120 percent', '20 percent'],
    ['age', '18', '99', '17 years old', '18 years old'],
    ['ordinal', '1', '3', 'the fourth', 'the third'],
    ['dateTime', 'today', 'today+7', 'in two weeks at 8 pm', 'tomorrow at 8 pm'],
  ])('limits apply to answers of the kind %s', (kind, AcceptedFrom, AcceptedTo, outside, inside) => {
    const limited = field('It', kind, { AcceptedFrom, AcceptedTo, OutsideResponse: says('No.') });
    expect(answer(limited, outside)).toEqual(['No. / It?']);
    expect(answer(limited, inside)[0]).toMatch(/^It: /);
  });

  test('limits may be variables, such as an earlier answer', () => {
    const until = { ...people, AcceptedFrom: '{tv.f.q0}', AcceptedTo: '{tv.Most}' };
    const Variables = rows(['v', { Name: 'Most', Type: 'int', DefaultValue: '5', Scope: 'Project' }]);
    const said = talk([field('Adults', 'number'), until], ['book', '3', '2', '6', '4'], {}, { Variables });
    expect(said.slice(2)).toEqual([
      'We seat up to 12. / People?',
      'We seat up to 12. / People?',
      'Adults: 3\nPeople: 4',
    ]);
  });

  test('limits that leave no answer, or cannot be read, do not count', () => {
    expect(answer({ ...people, AcceptedFrom: '12', AcceptedTo: '1' }, '4')).toEqual(['People: 4']);
    expect(answer({ ...people, AcceptedFrom: 'few' }, '4')).toEqual(['People: 4']);
  });
});
