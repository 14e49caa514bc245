import { expect, test } from 'vitest';
import { findEntities } from '../find-entities.ts';
import { fixedMoment } from './calendar.ts';

const aMonday = fixedMoment(Date.UTC(2026, 0, 5, 10));
const findDates = (language: string, text: string) =>
  findEntities(text, { language, moment: aMonday }, ['date']).map(({ value }) => value);

test.each([
  ['en', 'friday the 16th', '2026-01-16'],
  ['en', 'friday 16th', '2026-01-16'],
  ['en', 'friday the 13th', '2026-02-13'],
  ['en', 'monday the 5th', '2026-01-05'],
  ['de', 'Freitag, den 16.', '2026-01-16'],
  ['de', 'Sonntag der erste', '2026-02-01'],
  ['es', 'el viernes 16', '2026-01-16'],
  ['fr', 'vendredi 16', '2026-01-16'],
])('a weekday with a day of month is the next date that is both, in %s: %s', (language, said, date) => {
  expect(findDates(language, said)).toEqual([date]);
});

test('a weekday and a day of month that do not meet within three months are not a date', () => {
  expect(findDates('en', 'friday the first')).toEqual([]);
  expect(findDates('de', 'Freitag, den 1.')).toEqual([]);
});
