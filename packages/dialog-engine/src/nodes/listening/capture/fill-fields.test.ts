import { describe, expect, test } from 'vitest';
import { begin, end, heard, leadTo, node, project, rows, says, variables } from '../../../testing/small-projects.ts';

const field = (Slot: string) => [Slot, { Slot, Required: true, Prompt: says(`${Slot}?`) }] as const;
const booking = (...slots: readonly string[]) =>
  project(
    [
      begin('c'),
      node('Capture', 'c', { Response: says(), Slots: rows(...slots.map(field)), Connectors: leadTo('done') }),
      end('done', '{tv.People}'),
    ],
    {
      Variables: variables(['People', 'int'], ['Day', 'string'], ['Time', 'string']),
      Slots: rows(
        ['people', { Name: 'people', SlotType: 'number', Variable: 'People' }],
        ['day', { Name: 'day', SlotType: 'date', Variable: 'Day' }],
        ['time', { Name: 'time', SlotType: 'time', Variable: 'Time' }],
      ),
      GlobalMessages: { NoMatch: says('Sorry?') },
    },
  );

describe('a number that is no answer to the question for a time or a date', () => {
  test.each([
    ['time', 'perhaps 45'],
    ['day', '45'],
  ])('changes no other slot when the %s is asked for: %s', (asked, said) => {
    expect(heard(booking('people', asked), ['4', said, asked === 'time' ? '7 pm' : 'tomorrow']).slice(1)).toEqual([
      `${asked}?`,
      'Sorry?',
      '4',
    ]);
  });

  test.each(['no, 45', 'for 45 people'])('changes the slot that the person corrects or names: %s', (said) => {
    expect(heard(booking('people', 'time'), ['4', said, '7 pm']).slice(1)).toEqual(['time?', 'time?', '45']);
  });
});

describe('the whole answer to a question for a time or a date', () => {
  test.each([
    ['time', '8'],
    ['time', 'half seven'],
    ['day', 'the 16th please'],
  ])('a mere number answers a question for a time or a date: %s, %s', (asked, text) => {
    const answers = heard(booking('people', asked), ['4', text]).slice(1);
    expect(answers).toEqual([`${asked}?`, '4']);
  });

  test('a number that answers the question for a time does not fill another open slot', () => {
    expect(heard(booking('time', 'people'), ['8', '4']).slice(1)).toEqual(['people?', '4']);
  });
});
