import { expect, test } from 'vitest';
import { fixedMoment } from '../entities/dates/calendar.ts';
import { matchUtterance, trainIntents } from '../index.ts';
import { createSlotFiller } from './slot-filler.ts';

const moment = fixedMoment(Date.UTC(2026, 0, 5, 9));

function fill(text: string, language = 'en', others: readonly string[] = []) {
  const filler = createSlotFiller(
    ['number', ...others].map((type) => ({ id: type, type })),
    [],
    language,
  );
  return Object.fromEntries(filler.fill(text, ['number', ...others], moment));
}

test.each([
  ['en', '7 pm'],
  ['en', 'half past seven'],
  ['en', '12:30'],
  ['en', "eight o'clock"],
  ['en', 'on May 5'],
  ['en', '15 March 2026'],
  ['en', 'May 5 to 12'],
  ['en', 'from 3 to 5 May'],
  ['de', '19 Uhr'],
  ['de', 'halb acht'],
  ['de', 'am 3. Mai'],
  ['es', '7 de la tarde'],
  ['fr', 'sept heures du soir'],
])('the number of a time or date is not an answer to a question for a number, in %s: %s', (language, said) => {
  expect(fill(said, language)).toEqual({});
});

test.each([
  ['en', '7', 7],
  ['en', '7 people', 7],
  ['en', 'we are 7 at 7 pm', 7],
  ['en', 'at 7 pm for 4', 4],
  ['en', '10 am and 3 kids', 3],
  ['en', '4 tonight', 4],
  ['en', '4 on Friday', 4],
  ['en', 'May 5 to 12 for 3', 3],
  ['en', 'two tickets for 40 euros', 2],
  ['en', 'for 40 euros two tickets', 2],
  ['en', '20% off for 3 of us', 3],
  ['en', '500 euros', 500],
  ['en', '20 percent', 20],
  ['en', '2.5', 2.5],
  ['de', 'wir sind 7 um 19 Uhr', 7],
  ['de', '4 Personen um 8', 4],
  ['de', '2,5', 2.5],
  ['de', 'wir sind zu viert', 4],
  ['fr', '7 heures', 7],
])('a question for a number is answered in %s by: %s', (language, said, value) => {
  expect(fill(said, language)).toEqual({ number: value });
});

test.each([
  ['en', "I'm 34 years old, born in 1991", 34],
  ['en', 'a fever of 39 degrees for 3 days', 39],
  ['de', '20 Grad für 3 Stunden', 20],
])('a number slot takes an age or a temperature that no other slot asks for, in %s: %s', (language, said, value) => {
  expect(fill(said, language)).toEqual({ number: value });
});

test('an age with a slot of its own fills no number slot beside it', () => {
  const kinds = ['number', 'age'];
  const filler = createSlotFiller(
    kinds.map((type) => ({ id: type, type })),
    [],
    'en',
  );
  const said = 'he is 5 years old and weighs 20 kg';
  expect(Object.fromEntries(filler.fill(said, kinds, moment))).toEqual({ number: 20, age: 5 });
});

test('two number slots take an age and another number', () => {
  const slots = ['age', 'weight'].map((id) => ({ id, type: 'number' }));
  const filler = createSlotFiller(slots, [], 'en');
  const said = 'he is 5 years old and weighs 20 kg';
  expect(Object.fromEntries(filler.fill(said, ['age', 'weight'], moment))).toEqual({ age: 5, weight: 20 });
});

test.each(['table on 3/4 for 2', 'book for 2 3/4', '2 at 1/2 Main Street'])(
  'a pair of numbers is neither a fraction nor the number that is asked for: %s',
  (said) => {
    expect(fill(said)).toEqual({ number: 2 });
  },
);

test.each([
  ['en', '8/10, the 2 starters were great', 8],
  ['de', '9/10 Punkte für 3 Gerichte', 9],
  ['de', 'Hauptstr. 12/4, 1010 Wien', 12],
  ['de', 'Tel. 089/123456-78', 89],
])('a pair of numbers that comes first or is not a date fills a number slot, in %s: %s', (language, said, value) => {
  expect(fill(said, language)).toEqual({ number: value });
});

test('a time and a number each answer their own question', () => {
  expect(fill('we are 7 at 8 pm', 'en', ['time'])).toEqual({ number: 7, time: '20:00' });
});

test('the number of people who come tonight does not answer a question for the time', () => {
  const kinds = ['number', 'date', 'time'];
  const filler = createSlotFiller(
    kinds.map((type) => ({ id: type, type })),
    [],
    'en',
  );
  const read = (text: string) => Object.fromEntries(filler.fillUnasked(text, kinds, moment));
  expect(read('table for two tonight')).toEqual({ number: 2, date: '2026-01-05' });
  expect(read('a table at 8 tonight')).toEqual({ date: '2026-01-05', time: '20:00' });
});

test.each([
  ['en', 'table tomorrow at 8', { date: '2026-01-06', time: '08:00' }],
  ['en', "I'd like a table for 4 tomorrow at 8", { number: 4, date: '2026-01-06', time: '08:00' }],
  ['en', 'a table for 4 at 8 tonight', { number: 4, date: '2026-01-05', time: '20:00' }],
  ['en', 'at 8 for 4', { number: 4, time: '20:00' }],
  ['en', 'from 7 to 9 for 4', { number: 4, time: '19:00' }],
  ['de', 'Tisch für morgen um 8 für 4 Personen', { number: 4, date: '2026-01-06', time: '08:00' }],
  ['de', 'Ich möchte für morgen Abend um acht einen Tisch für zwei', { number: 2, date: '2026-01-06', time: '20:00' }],
  ['de', 'morgen um 8 einen Tisch für 4', { number: 4, date: '2026-01-06', time: '08:00' }],
  ['de', 'am Sonntag um zwölf Platz für 3 Personen', { number: 3, date: '2026-01-11', time: '12:00' }],
  ['en', 'at eight a table for two', { number: 2, time: '20:00' }],
  ['en', 'the train at 9.40 for 3', { number: 3, time: '09:40' }],
  ['de', 'gegen acht zu viert', { number: 4, time: '20:00' }],
  ['es', 'a las 8 para 4', { number: 4, time: '20:00' }],
  ['fr', 'à 8 heures pour 4', { number: 4, time: '08:00' }],
])('a bare hour after a word of time is not a count, in %s: %s', (language, said, values) => {
  const kinds = ['number', 'date', 'time'];
  const filler = createSlotFiller(
    kinds.map((type) => ({ id: type, type })),
    [],
    language,
  );
  expect(Object.fromEntries(filler.fillUnasked(said, kinds, moment))).toEqual(values);
  expect(Object.fromEntries(filler.fill(said, kinds, moment))).toEqual(values);
});

test('a question for a number may be answered with about how many', () => {
  expect(fill('around 8', 'en', ['time'])).toEqual({ number: 8 });
  expect(fill('bis 8', 'de', ['time'])).toEqual({ number: 8 });
  expect(fill('at 8', 'en', ['time'])).toEqual({ time: '20:00' });
  expect(fill('at 8')).toEqual({ number: 8 });
  expect(fill('at 8 tonight')).toEqual({});
});

test('an hour alone fills no number slot of an intent, unless a sample has a number after the same word', () => {
  const order = {
    id: 'order',
    name: 'Order',
    samples: ['make it {count}', '{count} please', 'just {count}'],
    keywords: [],
    slots: [{ name: 'count', type: 'number' }],
  };
  const floor = { ...order, samples: [...order.samples, 'at {count}'] };
  const read = (intent: typeof order, text: string) => matchUtterance(trainIntents([intent], 'en'), text, ['order'])[0];
  expect(read(order, 'at 5')?.slots).toBeUndefined();
  expect(read(order, 'just 5')?.slots?.[0]?.value).toBe(5);
  expect(read(floor, 'at 5')?.slots?.[0]?.value).toBe(5);
});

test('a mentioned time does not answer a question for a number that was not asked yet', () => {
  const filler = createSlotFiller([{ id: 'people', type: 'number' }], [], 'en');
  for (const said of ['book a table at 7 pm', 'book a table at 7'])
    expect(filler.fillUnasked(said, ['people'], moment).size).toBe(0);
});
