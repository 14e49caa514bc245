import { aSourceNode } from '@confab/test-kit';
import { describe, expect, test } from 'vitest';
import { begin, end, heard, leadTo, project, rows, says, variables } from '../../../testing/small-projects.ts';

const field = (Slot: string) => [Slot, { Slot, Required: true, Prompt: says(`${Slot}?`) }] as const;
const booking = (...slots: readonly string[]) =>
  project(
    [
      begin('c'),
      aSourceNode('Capture', 'c', { Response: says(), Slots: rows(...slots.map(field)), Connectors: leadTo('done') }),
      end('done', '{tv.People}{tv.Rhythm}'),
    ],
    {
      Variables: variables(['People', 'int'], ['Day', 'string'], ['Time', 'string'], ['Rhythm', 'string']),
      Slots: rows(
        ['people', { Name: 'people', SlotType: 'number', Variable: 'People' }],
        ['day', { Name: 'day', SlotType: 'date', Variable: 'Day' }],
        ['time', { Name: 'time', SlotType: 'time', Variable: 'Time' }],
        ['rhythm', { Name: 'rhythm', SlotType: 'recurrence', Variable: 'Rhythm' }],
      ),
      GlobalMessages: { NoMatch: says('Sorry?') },
    },
  );

describe('a number that is not an answer to the question for a time or a date', () => {
  test.each([
    ['time', 'perhaps 45'],
    ['day', '45'],
  ])('a number that does not fit changes no other slot when the %s is asked for: %s', (asked, said) => {
    expect(heard(booking('people', asked), ['4', said, asked === 'time' ? '7 pm' : 'tomorrow']).slice(1)).toEqual([
      `${asked}?`,
      'Sorry?',
      '4',
    ]);
  });

  test.each(['no, 45', 'for 45 people'])('a number changes the slot that the person corrects or names: %s', (said) => {
    expect(heard(booking('people', 'time'), ['4', said, '7 pm']).slice(1)).toEqual(['time?', 'time?', '45']);
  });
});

describe('the whole answer to a question for a time or a date', () => {
  test.each([
    ['time', '8'],
    ['time', 'half seven'],
    ['day', 'the 16th please'],
  ])('a bare number answers a question for a time or a date: %s, %s', (asked, text) => {
    const answers = heard(booking('people', asked), ['4', text]).slice(1);
    expect(answers).toEqual([`${asked}?`, '4']);
  });

  test('a number that answers the question for a time does not fill another open slot', () => {
    expect(heard(booking('time', 'people'), ['8', '4']).slice(1)).toEqual(['people?', '4']);
  });
});

describe('a question for a recurrence', () => {
  test.each([
    ['every 2 weeks', '4every 2 weeks'],
    ['no, every 2 weeks', '4every 2 weeks'],
    ['Tuesday at 3 pm', '4every Tuesday at 3:00 PM'],
  ])('the numbers of a recurrence change no other slot: %s', (said, done) => {
    expect(heard(booking('people', 'rhythm'), ['4', said]).slice(1)).toEqual(['rhythm?', done]);
  });

  test('a question for a recurrence is asked again after a number that may answer it, and no other slot changes', () => {
    const answers = heard(booking('people', 'rhythm'), ['4', 'perhaps 45', 'weekly']).slice(1);
    expect(answers).toEqual(['rhythm?', 'Sorry?', '4every week']);
  });
});

describe('a slot for any words', () => {
  const asking = (asked: string, ...slots: readonly string[]) =>
    project(
      [
        begin('c'),
        aSourceNode('Capture', 'c', {
          Slots: rows(...[...slots, asked].map(field)),
          Connectors: leadTo('done'),
        }),
        end('done', '{tv.People}|{tv.Day}|{tv.Leaving}|{tv.Rooms}|{tv.Note}'),
      ],
      {
        Variables: variables(
          ['People', 'int'],
          ['Day', 'string'],
          ['Leaving', 'string'],
          ['Rooms', 'dynamic'],
          ['Note', 'string'],
        ),
        SlotTypes: rows(['rooms', { Name: 'Rooms', Values: 'blue room\ngreen room' }]),
        Slots: rows(
          ['people', { Name: 'people', SlotType: 'number', Variable: 'People' }],
          ['day', { Name: 'day', SlotType: 'date', Variable: 'Day' }],
          ['leaving', { Name: 'leaving', SlotType: 'date', Variable: 'Leaving' }],
          ['rooms', { Name: 'rooms', SlotType: 'rooms', Variable: 'Rooms', SeveralValues: true }],
          ['note', { Name: 'note', SlotType: 'text', Variable: 'Note' }],
        ),
        GlobalMessages: { NoMatch: says('Sorry?') },
      },
    );

  test.each([
    'no nuts for 2 of us',
    'no kids, 2 dogs',
    'sorry, 2 of us are late',
    'please change my booking to 2 tables',
    'make it 2 tables by the window',
  ])('an answer in any words may begin like a correction, and no other slot changes: %s', (said) => {
    expect(heard(asking('note', 'people'), ['4', said]).at(-1)).toBe(`4||||${said}`);
  });

  test.each([
    ['no, make that three people', '3||||Ada'],
    ['sorry, just 3', '3||||Ada'],
    ['can you change the people to 3?', '3||||Ada'],
  ])('a question for any words is asked again after a text that only corrects another slot: %s', (said, done) => {
    expect(heard(asking('note', 'people'), ['4', said, 'Ada']).slice(1)).toEqual(['note?', 'note?', done]);
  });

  test('a correction replaces all values of a slot that takes several', () => {
    const said = ['blue room', 'no, the blue room and the green room', 'Ada'];
    expect(heard(asking('note', 'rooms'), said).slice(1)).toEqual([
      'note?',
      'note?',
      '0|||blue room and green room|Ada',
    ]);
  });

  test('a correction that names one of two slots of the same type changes that one', () => {
    const days = ['2026-05-03', '2026-05-04'];
    const change = (said: string) => heard(asking('note', 'day', 'leaving'), [...days, said, 'x']).at(-1);
    expect(change('change the day to 2026-05-05')).toBe('0|Tuesday, May 5, 2026|Monday, May 4, 2026||x');
    expect(change('change the leaving to 2026-05-05')).toBe('0|Sunday, May 3, 2026|Tuesday, May 5, 2026||x');
  });
});
