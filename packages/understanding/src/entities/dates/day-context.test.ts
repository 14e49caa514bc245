import { expect, test } from 'vitest';
import { findEntities } from '../find-entities.ts';
import { getLanguage } from '../get-language.ts';
import { createScan } from '../scan.ts';
import { aWednesday } from '../testing/examples.ts';
import { fixedMoment } from './calendar.ts';
import { readTimeOfDay } from './time.ts';

const findTimes = (language: string, text: string, hour: number, minute = 0) =>
  findEntities(text, { language, moment: fixedMoment(Date.UTC(2026, 0, 5, hour, minute)) }, ['time']).map(
    ({ value }) => value,
  );

test.each([
  ['en', 'tomorrow at 9', '09:00'],
  ['en', 'at 9 on friday', '09:00'],
  ['de', 'am Freitag um drei', '15:00'],
  ['es', 'el viernes a las 9', '09:00'],
])('the hour of another day does not depend on the clock, in %s: %s', (language, said, time) => {
  for (const hour of [3, 9, 10, 15, 22]) expect(findTimes(language, said, hour, 1)).toEqual([time]);
});

test('an hour of today, or without a day, is the next one to come', () => {
  for (const said of ['at 9', 'today at 9'])
    expect([findTimes('en', said, 8), findTimes('en', said, 10)]).toEqual([['09:00'], ['21:00']]);
});

test.each([
  ['en', 'tomorrow morning at 9', ['09:00']],
  ['en', 'next friday night at 10', ['22:00']],
  ['en', 'at 8 tomorrow evening', ['20:00']],
  ['en', 'tomorrow evening, we are four, at 8', ['20:00']],
  ['en', 'saturday evening from 8 to 1', ['20:00', '01:00']],
  ['de', 'morgens um sieben', ['07:00']],
  ['de', 'Dienstag nachmittag um drei', ['15:00']],
  ['de', 'Dienstag Nachmittag um 3 Uhr', ['15:00']],
  ['fr', 'demain soir à 8h', ['20:00']],
])('the part of the day beside an hour decides its half of the day, in %s: %s', (language, said, times) => {
  for (const hour of [5, 10, 20]) expect(findTimes(language, said, hour)).toEqual(times);
});

test.each([
  ['en', 'from 10 to 12 on Monday morning', ['10:00', '12:00']],
  ['en', 'from 9 to 1 tomorrow morning', ['09:00', '13:00']],
  ['en', '11 to 12 tomorrow morning', ['11:00', '12:00']],
  ['en', '9 to 12 in the morning', ['09:00', '12:00']],
  ['de', 'von 9 bis 12 Uhr morgen Vormittag', ['09:00', '12:00']],
  ['de', 'zwischen 10 und 12 am Freitagvormittag', ['10:00', '12:00']],
  ['de', 'von 9 bis 12 Uhr vormittags', ['09:00', '12:00']],
  ['es', 'de 10 a 12 esta mañana', ['10:00', '12:00']],
  ['fr', 'de 9 à 12 demain matin', ['09:00', '12:00']],
])('a range in the morning may end at noon or later, in %s: %s', (language, said, times) => {
  for (const hour of [5, 10, 20]) expect(findTimes(language, said, hour)).toEqual(times);
});

test.each([
  ['en', 'from 22 to 6 tomorrow morning', ['22:00', '06:00']],
  ['en', 'from 22 to 6 in the morning', ['22:00', '06:00']],
  ['de', 'von 22 bis 6 Uhr morgen früh', ['22:00', '06:00']],
  ['de', 'von 23 bis 5 Uhr am Freitagmorgen', ['23:00', '05:00']],
  ['es', 'de 22 a 6 esta mañana', ['22:00', '06:00']],
  ['fr', 'de 22 à 6 heures demain matin', ['22:00', '06:00']],
])('a range from the evening to the morning ends in the morning, in %s: %s', (language, said, times) => {
  for (const hour of [5, 10, 20]) expect(findTimes(language, said, hour)).toEqual(times);
});

test.each([
  ['from 12 to 3 tomorrow morning', ['00:00', '03:00']],
  ['from 10 to 3 in the morning', ['22:00', '03:00']],
  ['from 9 to midnight tomorrow', ['21:00', '00:00']],
  ['from 10 to 12 tomorrow night', ['22:00', '00:00']],
  ['at 12 in the morning', ['00:00']],
])('a range of the night is none of the morning: %s', (said, times) => {
  expect(findTimes('en', said, 10)).toEqual(times);
});

test('the part of the day of one time does not apply to another', () => {
  expect(findTimes('en', '9 in the morning or at 3', 10)).toEqual(['09:00', '15:00']);
  expect(findTimes('en', 'tomorrow morning at 9 until 5', 10)).toEqual(['09:00', '17:00']);
  expect(findTimes('en', 'good morning, a table at 8', 10)).toEqual(['20:00']);
});

test.each(['from 7 to 8 pm', 'from 7 to 8', '7 - 8 pm', '17 to 18'])(
  'the words before a range are not read for a day where the range needs none: %s',
  (range) => {
    const before = 'we would all like to come on next Friday evening ';
    const context = { language: 'en', moment: aWednesday };
    const scan = createScan(before + range, getLanguage('en'), context);
    const at = before.trim().split(' ').length;
    const read: number[] = [];
    readTimeOfDay({ ...scan, at: (index) => (read.push(index), scan.at(index)) }, at);
    expect(Math.min(...read)).toBeGreaterThanOrEqual(at - 3);
  },
);
