import { describe, expect, test } from 'vitest';
import { fixedMoment } from '../entities/dates/calendar.ts';
import { matchUtterance } from '../match-utterance.ts';
import { trainIntents } from '../train-intents.ts';
import { createSlotFiller } from './slot-filler.ts';

const aMonday = fixedMoment(Date.UTC(2026, 0, 5, 10));
const tuesdayAtNine = 'FREQ=WEEKLY;BYDAY=TU;BYHOUR=9;BYMINUTE=0';
const toSlots = (kinds: readonly string[]) => kinds.map((type) => ({ id: type, name: type, type }));

describe('an answer with a recurrence', () => {
  const fill = (text: string, kinds: readonly string[], language = 'en') =>
    Object.fromEntries(createSlotFiller(toSlots(kinds), [], language).fill(text, kinds, aMonday, true));

  test('the day and time of a recurrence fill no other slot', () => {
    expect(fill('every Tuesday at nine', ['recurrence', 'date', 'time'])).toEqual({ recurrence: tuesdayAtNine });
    expect(fill('every Tuesday at nine', ['email', 'date', 'time', 'recurrence'])).toEqual({
      recurrence: tuesdayAtNine,
    });
  });

  test('a recurrence fills the date that a question asks for', () => {
    expect(fill('every Tuesday', ['date', 'recurrence'])).toEqual({ date: '2026-01-06' });
  });

  test('the count of a recurrence is not a number, not even for a question that asks for one', () => {
    expect(fill('every 2 weeks', ['number', 'recurrence'])).toEqual({ recurrence: 'FREQ=WEEKLY;INTERVAL=2' });
  });

  test('a recurrence fills a date and a time where no slot takes a recurrence', () => {
    expect(fill('every Tuesday at nine', ['date', 'time'])).toEqual({ date: '2026-01-06', time: '09:00' });
  });

  test('a range of weekdays fills slots for dates unless a recurrence is asked for', () => {
    expect(fill('Friday to Sunday', ['number', 'date', 'recurrence'])).toEqual({ date: '2026-01-09' });
    expect(fill('Friday to Sunday', ['number', 'recurrence'])).toEqual({ recurrence: 'FREQ=WEEKLY;BYDAY=FR,SA,SU' });
    expect(fill('Friday to Sunday', ['recurrence', 'date'])).toEqual({ recurrence: 'FREQ=WEEKLY;BYDAY=FR,SA,SU' });
    expect(fill('Friday to Sunday every week', ['number', 'date', 'recurrence'])).toEqual({
      recurrence: 'FREQ=WEEKLY;BYDAY=FR,SA,SU',
    });
  });

  test('a range of weekdays with a time fills the recurrence where no slot takes a date', () => {
    const weekdays = 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=7;BYMINUTE=0';
    expect(fill('Monday to Friday at 7', ['number', 'time', 'recurrence'])).toEqual({ recurrence: weekdays });
  });

  test.each([
    ['en', "Monday's visit", '2026-01-12'],
    ['fr', 'le mardi', '2026-01-06'],
  ])('a single weekday fills a slot for a date, in %s: %s', (language, said, date) => {
    expect(fill(said, ['number', 'date', 'recurrence'], language)).toEqual({ date });
  });

  test('values beside a recurrence fill their own slots', () => {
    expect(fill('every two weeks for 3 people from May 5th', ['recurrence', 'number', 'date'])).toEqual({
      recurrence: 'FREQ=WEEKLY;INTERVAL=2',
      number: 3,
      date: '2026-05-05',
    });
  });

  test.each([
    ['en', 'Tuesday at nine', tuesdayAtNine],
    ['en', 'on Monday and Thursday please', 'FREQ=WEEKLY;BYDAY=MO,TH'],
    ['de', 'am Dienstag um neun', tuesdayAtNine],
    ['es', 'el martes a las nueve', tuesdayAtNine],
    ['fr', 'mardi à neuf heures', tuesdayAtNine],
  ])('a weekday alone answers a question for a recurrence, in %s: %s', (language, said, recurrence) => {
    expect(fill(said, ['recurrence'], language)).toEqual({ recurrence });
  });
});

describe('a slot for a recurrence', () => {
  const marked = ['remind me {recurrence}', 'set a reminder {recurrence}'];
  const fillFirst = (text: string, kinds: readonly string[], samples = marked) => {
    const intents = [{ id: 'remind', name: 'Remind', samples, keywords: [], slots: toSlots(kinds) }];
    const [best] = matchUtterance(trainIntents(intents, 'en'), text, ['remind'], aMonday);
    return best?.slots?.map(({ slot, value }) => [slot, value]);
  };

  test('an utterance with a recurrence fills its slot, and no slots for a date and a time', () => {
    expect(fillFirst('remind me every Tuesday at nine', ['date', 'time', 'recurrence'])).toEqual([
      ['recurrence', tuesdayAtNine],
    ]);
  });

  test('the plural of a weekday fills a recurrence even where no sample has the slot', () => {
    const unmarked = ['remind me', 'set a reminder'];
    expect(fillFirst('remind me on Tuesdays', ['date', 'recurrence'], unmarked)).toEqual([
      ['recurrence', 'FREQ=WEEKLY;BYDAY=TU'],
    ]);
  });

  test('a single day does not fill a slot for a recurrence', () => {
    expect(fillFirst('remind me next Tuesday', ['date', 'recurrence'])).toEqual([['date', '2026-01-13']]);
  });

  test('the two dates of a stay do not fill a slot for a recurrence', () => {
    const slots = [
      { id: 'from', name: 'from', type: 'date' },
      { id: 'to', name: 'to', type: 'date' },
      { id: 'rhythm', name: 'rhythm', type: 'recurrence' },
    ];
    const samples = ['book a room', 'reserve a room'];
    const intents = [{ id: 'book', name: 'Book', samples, keywords: [], slots }];
    const [best] = matchUtterance(trainIntents(intents, 'en'), 'book a room from Friday to Sunday', ['book'], aMonday);
    expect(best?.slots?.map(({ slot, value }) => [slot, value])).toEqual([
      ['from', '2026-01-09'],
      ['to', '2026-01-11'],
    ]);
  });

  test('a text that names the slot for a recurrence fills it, and one that names a date does not', () => {
    const filler = createSlotFiller(toSlots(['date', 'recurrence']), [], 'de');
    const find = (text: string, named: string) => {
      const slots = named === 'date' ? ['date', 'recurrence'] : ['recurrence', 'date'];
      return [...filler.findUnasked(text, slots, aMonday, named)].map(([slot, { value }]) => [slot, value]);
    };
    const saturday = '2026-01-10';
    expect(find('der Tag ist Samstag bis Sonntag', 'date')).toEqual([['date', saturday]]);
    expect(find('der Tag ist jeden Samstag', 'date')).toEqual([['date', saturday]]);
    expect(find('der Rhythmus ist Samstag bis Sonntag', 'recurrence')).toEqual([
      ['recurrence', 'FREQ=WEEKLY;BYDAY=SA,SU'],
    ]);
  });

  test('a recurrence fills its slot without being asked for', () => {
    const kinds = ['date', 'time', 'recurrence'];
    const filler = createSlotFiller(toSlots(kinds), [], 'en');
    const fill = (text: string) => Object.fromEntries(filler.fillUnasked(text, kinds, aMonday));
    expect(fill('on Tuesdays at nine')).toEqual({ recurrence: tuesdayAtNine });
    expect(fill('on Tuesdays')).toEqual({ recurrence: 'FREQ=WEEKLY;BYDAY=TU' });
  });
});
