import { expect, test } from 'vitest';
import { findEntities } from '../../find-entities.ts';
import { parseExamples, readMeaning } from '../../testing/examples.ts';
import { fixedMoment } from '../calendar.ts';

test.each(
  parseExamples(`
this weekend = 2026-04-18
at the weekend = 2026-04-18
next weekend = 2026-04-25 or 2026-04-18
last weekend = 2026-04-11
by the end of next week = 2026-04-24 or 2026-04-26
end of the week = 2026-04-17 or 2026-04-19
start of next week = 2026-04-20
next week = 2026-04-20
friday next week = 2026-04-24
next month = 2026-05-01
early June = 2026-06-01 or 2025-06-01
mid May = 2026-05-15 or 2025-05-15
mid-May 2027 = 2027-05-15
March 2027 = 2027-03-01
in March 2027, please = 2027-03-01
in march 1500 people =
march 2000 steps =
mid May 1500 people = 2026-05-15 or 2025-05-15
too early may I come later =
early may be better =
too early may not work =
mid may work =
mid may still suit us =
may twenty twenty six = 2026-05-01
second of next month = 2026-05-02
in a fortnight = 2026-04-29
a fortnight ago = 2026-04-01
the weekend menu =
`),
)('weekends and parts of weeks and months are dates in English: %s = %s', (said, means) => {
  expect(readMeaning('date', 'en', said)).toBe(means);
});

test.each(
  parseExamples(`
am Wochenende = 2026-04-18
dieses Wochenende = 2026-04-18
nächstes Wochenende = 2026-04-25 or 2026-04-18
letztes Wochenende = 2026-04-11
Ende der Woche = 2026-04-17 or 2026-04-19
Ende nächster Woche = 2026-04-24 or 2026-04-26
Anfang nächster Woche = 2026-04-20
nächste Woche = 2026-04-20
Freitag nächste Woche = 2026-04-24
nächsten Monat = 2026-05-01
Mitte Mai = 2026-05-15 or 2025-05-15
im März 2027 = 2027-03-01
im März 1200 Gäste =
im März 2000 Gäste =
`),
)('weekends and parts of weeks and months are dates in German: %s = %s', (said, means) => {
  expect(readMeaning('date', 'de', said)).toBe(means);
});

test.each(
  parseExamples(`
next month on the 5th = 2026-05-05
next month on the 20th, please = 2026-05-20
next week, on friday = 2026-04-24
end of next week on friday = 2026-04-24
late next week, thursday = 2026-04-23
next week at five on tuesday = 2026-04-21
this weekend, sunday = 2026-04-19
next weekend, on sunday = 2026-04-26
early may, on may 3rd = 2026-05-03
next month, may 5 = 2026-05-05
`),
)('a week or month is dropped for a day that is named beside it, in English: %s = %s', (said, means) => {
  expect(readMeaning('date', 'en', said).split(' or ')[0]).toBe(means);
});

test.each(
  parseExamples(`
nächsten Monat am 5. = 2026-05-05
nächsten Monat am 20. = 2026-05-20
nächste Woche, am Freitag = 2026-04-24
Ende nächster Woche am Freitag = 2026-04-24
nächste Woche um 8 am Dienstag = 2026-04-21
am Wochenende am Sonntag um 8 = 2026-04-19
nächstes Wochenende am Samstag = 2026-04-25
`),
)('a week or month is dropped for a day that is named beside it, in German: %s = %s', (said, means) => {
  expect(readMeaning('date', 'de', said).split(' or ')[0]).toBe(means);
});

test.each(
  parseExamples(`
the week after next week =
the week after next week on friday = 2026-05-01
within the next week =
over the next week =
during the next week =
within next month =
mid next week =
late next week =
the middle of next month =
early next week = 2026-04-20
sometime next week = 2026-04-20
every friday next month = 2026-04-17
the weekend after Easter = 2027-04-03
the weekend before Christmas =
`),
)('a part of next week or month without a known day is not a date, in English: %s = %s', (said, means) => {
  expect(readMeaning('date', 'en', said).split(' or ')[0]).toBe(means);
});

test.each(
  parseExamples(`
Mitte nächster Woche =
Mitte nächsten Monat =
die Woche nach nächster Woche =
im Laufe nächster Woche =
am Wochenende nach Ostern = 2027-04-03
am Wochenende vor Weihnachten =
`),
)('a part of next week or month without a known day is not a date, in German: %s = %s', (said, means) => {
  expect(readMeaning('date', 'de', said).split(' or ')[0]).toBe(means);
});

test.each([
  ['en', 'next week at five on tuesday', '2026-04-21T17:00+02:00'],
  ['de', 'nächste Woche um 8 am Dienstag', '2026-04-21T08:00+02:00'],
  ['de', 'am Wochenende am Sonntag um 8', '2026-04-19T08:00+02:00'],
  ['en', 'next week at five', ''],
  ['en', 'next week at five on friday', '2026-04-24T17:00+02:00'],
  ['en', 'friday at five next week', '2026-04-24T17:00+02:00'],
  ['en', 'friday at five', '2026-04-17T17:00+02:00'],
  ['en', 'friday at five, next week is full', '2026-04-17T17:00+02:00'],
  ['de', 'nächste Woche um fünf am Freitag', '2026-04-24T17:00+02:00'],
  ['de', 'am Freitag um 17 Uhr nächste Woche', '2026-04-24T17:00+02:00'],
])('a time belongs to the day that is named and to no week, in %s: %s', (language, said, means) => {
  expect(readMeaning('dateTime', language, said).split(' or ')[0]).toBe(means);
});

test('this weekend begins today on a Saturday and on a Sunday', () => {
  const dates = [17, 18, 19, 20].map((day) => {
    const moment = fixedMoment(Date.UTC(2026, 3, day, 12));
    return findEntities('this weekend', { language: 'en', moment }, ['date'])[0]?.value;
  });
  expect(dates).toEqual(['2026-04-18', '2026-04-18', '2026-04-19', '2026-04-25']);
});

test('the end of the week is never a day that is over', () => {
  const dates = [17, 18, 19].map((day) => {
    const moment = fixedMoment(Date.UTC(2026, 3, day, 12));
    return findEntities('end of the week', { language: 'en', moment }, ['date'])[0]?.value;
  });
  expect(dates).toEqual(['2026-04-17', '2026-04-19', '2026-04-19']);
});
