import { expect, test } from 'vitest';
import { findEntities } from '../find-entities.ts';
import { fixedMoment } from './calendar.ts';

/** The moments in a text that is said on 15 April 2026. */
const findMoments = (language: string, text: string, hour: number) =>
  findEntities(text, { language, moment: fixedMoment(Date.UTC(2026, 3, 15, hour)) }, ['dateTime']).map(({ value }) =>
    String(value).slice(0, 16),
  );

test.each([
  ['en', 'tonight at 2', '2026-04-16T02:00'],
  ['en', 'at 1 am tonight', '2026-04-16T01:00'],
  ['en', 'tonight at midnight', '2026-04-16T00:00'],
  ['en', 'today at midnight', '2026-04-16T00:00'],
  ['en', 'tomorrow night at one', '2026-04-17T01:00'],
  ['en', 'tonight at 11', '2026-04-15T23:00'],
  ['en', 'tomorrow at 2 am', '2026-04-16T02:00'],
  ['en', 'last night at 3', '2026-04-15T03:00'],
  ['de', 'heute Nacht um 2', '2026-04-16T02:00'],
  ['de', 'um zwei Uhr heute Nacht', '2026-04-16T02:00'],
  ['de', 'heute Nacht um fünf', '2026-04-16T05:00'],
  ['de', 'heute Nacht um elf', '2026-04-15T23:00'],
  ['de', 'Samstagnacht um eins', '2026-04-19T01:00'],
  ['de', 'heute um 24 Uhr', '2026-04-16T00:00'],
])('an hour after midnight belongs to the night that begins on the day, in %s: %s', (language, said, means) => {
  expect(findMoments(language, said, 10)).toEqual([means]);
});

test.each([
  ['Friday night at 5', '2026-04-17T05:00'],
  ['tomorrow night at 5', '2026-04-16T05:00'],
])('from five in the morning an hour is of the day that is named: %s', (said, means) => {
  expect(findMoments('en', said, 10)).toEqual([means]);
});

test.each([
  ['en', 'from 22 to 6 tomorrow morning', ['2026-04-15T22:00', '2026-04-16T06:00']],
  ['de', 'von 22 bis 6 Uhr morgen früh', ['2026-04-15T22:00', '2026-04-16T06:00']],
  ['de', 'von 23 bis 5 Uhr am Freitagmorgen', ['2026-04-16T23:00', '2026-04-17T05:00']],
  ['es', 'de 22 a 6 esta mañana', ['2026-04-14T22:00', '2026-04-15T06:00']],
  ['fr', 'de 22 à 6 heures demain matin', ['2026-04-15T22:00', '2026-04-16T06:00']],
  ['en', 'from 9 to 1 tomorrow morning', ['2026-04-16T09:00', '2026-04-16T13:00']],
  ['en', 'from 12 to 3 tomorrow morning', ['2026-04-16T00:00', '2026-04-16T03:00']],
])('a range to the morning of a day may begin in the evening before, in %s: %s', (language, said, means) => {
  expect(findMoments(language, said, 10)).toEqual(means);
});

test('an hour of tonight before dawn is on the same day if it is still to come', () => {
  expect(findMoments('en', 'tonight at 2', 1)).toEqual(['2026-04-15T02:00']);
  expect(findMoments('de', 'heute Nacht um 4', 1)).toEqual(['2026-04-15T04:00']);
  expect(findMoments('de', 'heute Nacht um 4', 5)).toEqual(['2026-04-16T04:00']);
});

test.each([
  ['en', '2026-04-15 00:00', '2026-04-15T00:00'],
  ['en', '15.04.2026 00:00', '2026-04-15T00:00'],
  ['en', 'April 15 at 00:00', '2026-04-15T00:00'],
  ['en', 'this wednesday at 12am', '2026-04-15T00:00'],
  ['de', '15.04.2026 00:00', '2026-04-15T00:00'],
  ['de', 'heute um 0 Uhr', '2026-04-16T00:00'],
])(
  'midnight of a date that is written out begins that date, even if it is today, in %s: %s',
  (language, said, means) => {
    expect(findMoments(language, said, 10)).toEqual([means]);
  },
);

test.each([
  ['2026-03-28', '2026-03-29', 60, 120],
  ['2026-10-24', '2026-10-25', 120, 60],
])(
  'an hour of tonight has its offset from UTC when the clocks change in the night of %s',
  (day, next, before, after) => {
    const change = Date.parse(`${next}T01:00Z`);
    const moment = {
      instant: Date.parse(`${day}T20:00Z`),
      offsetAt: (instant: number) => (instant < change ? before : after),
    };
    const read = (text: string) => findEntities(text, { language: 'en', moment }, ['dateTime'])[0]?.value;
    expect(read('tonight at 1')).toBe(`${next}T01:00+0${before / 60}:00`);
    expect(read('tonight at 4 am')).toBe(`${next}T04:00+0${after / 60}:00`);
  },
);
