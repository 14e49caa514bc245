import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toDayNumber, fixedMoment, formatIsoDate, toDateParts } from './calendar.ts';
import { findEntities } from '../find-entities.ts';
import { aWednesday, readMeaning, parseExamples, findSpans } from '../testing/examples.ts';

describe('dates in English, spoken on Wednesday 15 April 2026', () => {
  test.each(
    parseExamples(`
today = 2026-04-15
tomorrow = 2026-04-16
tommorow = 2026-04-16
tmrw = 2026-04-16
yesterday = 2026-04-14
tonight = 2026-04-15
the day after tomorrow = 2026-04-17
the day before yesterday = 2026-04-13
Friday = 2026-04-17 or 2026-04-10
on Friday = 2026-04-17 or 2026-04-10
on Wednesday = 2026-04-22 or 2026-04-15
this Friday = 2026-04-17
next Friday = 2026-04-24 or 2026-04-17
next Tuesday = 2026-04-21
last Friday = 2026-04-10
last Wednesday = 2026-04-08
coming Monday = 2026-04-20 or 2026-04-13
Friday next week = 2026-04-24
next week Friday = 2026-04-24
Monday of next week = 2026-04-20
a week on Friday = 2026-04-24
a week from Friday = 2026-04-24
a week from tomorrow = 2026-04-23
in two weeks = 2026-04-29
in a week = 2026-04-22
in 3 days = 2026-04-18
in ten days time = 2026-04-25
in a month = 2026-05-15
in two years = 2028-04-15
in one and a half weeks = 2026-04-26
three days ago = 2026-04-12
a year ago = 2025-04-15
two weeks from now = 2026-04-29
in two weeks from now = 2026-04-29
3rd of May = 2026-05-03 or 2025-05-03
the 3rd of May = 2026-05-03 or 2025-05-03
May 3 = 2026-05-03 or 2025-05-03
May 3rd = 2026-05-03 or 2025-05-03
May the third = 2026-05-03 or 2025-05-03
the third of May 2027 = 2027-05-03
3 May 2026 = 2026-05-03
May 3, 2026 = 2026-05-03
Feb. 3, 2026 = 2026-02-03
1 jan 2026 = 2026-01-01
April 15 = 2026-04-15 or 2025-04-15
April 14 = 2027-04-14 or 2026-04-14
twenty-first of June nineteen ninety-nine = 1999-06-21
December 31st two thousand and thirty = 2030-12-31
Friday, May 8 = 2026-05-08
Friday the 8th of May = 2026-05-08
Sunday 3 May 2026 = 2026-05-03
2026-05-03 = 2026-05-03
2026/05/03 = 2026-05-03
2026-5-3 = 2026-05-03
05/03/2026 = 2026-05-03 or 2026-03-05
12/31/2026 = 2026-12-31
31/12/2026 = 2026-12-31
5/3/26 = 2026-05-03 or 2026-03-05
05-03-2026 = 2026-05-03 or 2026-03-05
3.5.2026 = 2026-05-03
1/2/99 = 1999-01-02 or 1999-02-01
on the 3rd = 2026-05-03 or 2026-04-03
on the 20th, please = 2026-04-20 or 2026-03-20
on the 31st = 2026-05-31 or 2026-03-31
the 1st of next month = 2026-05-01
the 20th of this month = 2026-04-20
christmas = 2026-12-25 or 2025-12-25
Christmas Eve 2030 = 2030-12-24
new year's day = 2027-01-01 or 2026-01-01
29 February = 2028-02-29 or 2024-02-29
29 February 2028 = 2028-02-29
31 February =
31 February 2026 =
February 30th =
29 February 2025 =
31/02/2026 =
2026-02-31 =
2026-13-01 =
32 May =
May 0 =
the 31st of April =
on the 3rd floor =
may I help you =
march on =
I may come =
10.11.12.13 =
call 555-12-34567 =
in 99999999 years =
in half a day =
`),
  )('%s = %s', (said, means) => {
    expect(readMeaning('date', 'en', said)).toBe(means);
  });

  test('numeric dates put the day first in regions that do so', () => {
    expect(readMeaning('date', 'en-GB', '05/03/2026')).toBe('2026-03-05 or 2026-05-03');
    expect(readMeaning('date', 'en-US', '05/03/2026')).toBe('2026-05-03 or 2026-03-05');
  });

  test('the region of the person takes precedence over that of the language', () => {
    const moment = { ...aWednesday, region: 'GB' };
    const [found] = findEntities('05/03/2026', { language: 'en-US', moment }, ['date']);
    expect(found?.value).toBe('2026-03-05');
  });
});

describe('dates in German, spoken on Wednesday 15 April 2026', () => {
  test.each(
    parseExamples(`
heute = 2026-04-15
morgen = 2026-04-16
übermorgen = 2026-04-17
uebermorgen = 2026-04-17
gestern = 2026-04-14
vorgestern = 2026-04-13
heute Abend = 2026-04-15
morgen früh = 2026-04-16
guten Morgen =
guten Morgen, bis morgen = 2026-04-16
Freitag = 2026-04-17 or 2026-04-10
am Freitag = 2026-04-17 or 2026-04-10
am Mittwoch = 2026-04-22 or 2026-04-15
diesen Freitag = 2026-04-17
nächsten Freitag = 2026-04-17 or 2026-04-24
naechsten Freitag = 2026-04-17 or 2026-04-24
kommenden Montag = 2026-04-20 or 2026-04-13
letzten Freitag = 2026-04-10
nächste Woche Freitag = 2026-04-24
am Freitag nächster Woche = 2026-04-24
Freitag in einer Woche = 2026-04-24
heute in einer Woche = 2026-04-22
in zwei Wochen = 2026-04-29
in 3 Tagen = 2026-04-18
in einem Monat = 2026-05-15
in zwei Jahren = 2028-04-15
vor drei Tagen = 2026-04-12
vor einem Jahr = 2025-04-15
3. Mai = 2026-05-03 or 2025-05-03
am 3. Mai = 2026-05-03 or 2025-05-03
am dritten Mai = 2026-05-03 or 2025-05-03
3. Mai 2027 = 2027-05-03
den 1. März 2027 = 2027-03-01
1. Maerz 2027 = 2027-03-01
am ersten Januar zweitausenddreißig = 2030-01-01
einundzwanzigster Juni neunzehnhundertneunundneunzig = 1999-06-21
Freitag, den 8. Mai = 2026-05-08
Sonntag, 3. Mai 2026 = 2026-05-03
3.5.2026 = 2026-05-03
03.05.2026 = 2026-05-03
3. 5. 2026 = 2026-05-03
03.05.26 = 2026-05-03
am 3.5. = 2026-05-03 or 2025-05-03
03/05/2026 = 2026-05-03 or 2026-03-05
2026-05-03 = 2026-05-03
am 20. = 2026-04-20 or 2026-03-20
am 1. nächsten Monats = 2026-05-01
Weihnachten = 2026-12-25 or 2025-12-25
Heiligabend = 2026-12-24 or 2025-12-24
Silvester 2030 = 2030-12-31
29. Februar = 2028-02-29 or 2024-02-29
31. Februar =
31. Februar 2026 =
31.2.2026 =
30.02. =
29.2.2025 =
32.5.2026 =
31.04.2026 =
am 3. Stock =
1.234.567 =
`),
  )('%s = %s', (said, means) => {
    expect(readMeaning('date', 'de', said)).toBe(means);
  });
});

const day = fc.integer({ min: toDayNumber(1_900, 1, 1) ?? 0, max: toDayNumber(2_200, 12, 31) ?? 0 });
const english = 'January February March April May June July August September October November December'.split(' ');
const german = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ');

describe('a formatted date is read back', () => {
  test.each<[language: string, write: (year: number, month: number, date: number) => string]>([
    ['en', (year, month, date) => `${english[month - 1] ?? ''} ${date}, ${year}`],
    ['en', (year, month, date) => `the ${date} of ${english[month - 1] ?? ''} ${year}`],
    ['de', (year, month, date) => `am ${date}. ${german[month - 1] ?? ''} ${year}`],
    ['de', (year, month, date) => `${date}.${month}.${year}`],
    ['en', (year, month, date) => `${year}-${month}-${date}`],
  ])('any formatted day is read back in %s', (language, write) => {
    fc.assert(
      fc.property(day, (one) => {
        const { year, month, date } = toDateParts(one);
        expect(readMeaning('date', language, write(year, month, date))).toBe(formatIsoDate(one));
      }),
    );
  });

  test('a day that does not exist is not a date, nor is any part of it', () => {
    const none = fc
      .tuple(
        fc.integer({ min: 1_900, max: 2_100 }),
        fc.constantFrom([2, 30], [2, 31], [4, 31], [6, 31], [9, 31], [11, 31]),
      )
      .map(([year, [month = 0, date = 0]]) => ({ year, month, date }));
    fc.assert(
      fc.property(none, ({ year, month, date }) => {
        expect(readMeaning('date', 'en', `${date} ${english[month - 1] ?? ''} ${year}`)).toBe('');
        expect(readMeaning('date', 'de', `${date}. ${german[month - 1] ?? ''} ${year}`)).toBe('');
        expect(readMeaning('date', 'de', `${date}.${month}.${year}`)).toBe('');
        expect(readMeaning('date', 'en', `${year}-${month}-${date}`)).toBe('');
      }),
    );
  });
});

describe('the day of the speaker', () => {
  test('today is the day in the time zone of the speaker, not in UTC', () => {
    const late = Date.UTC(2026, 3, 15, 23);
    const said = (offset: number) =>
      findEntities('tomorrow', { language: 'en', moment: fixedMoment(late, offset) }, ['date'])[0]?.value;
    expect([said(-300), said(0), said(120)]).toEqual(['2026-04-16', '2026-04-16', '2026-04-17']);
  });

  test('no dates are found without the current moment', () => {
    expect(findEntities('tomorrow at 7 pm', { language: 'en' }, ['date', 'time', 'dateTime'])).toEqual([]);
    expect(findEntities('tomorrow', { language: 'en', moment: aWednesday }, ['date'])).toHaveLength(1);
  });

  test('the span of a date does not include words that only introduce it', () => {
    expect(findSpans('date', 'en', 'come on the 3rd of May or on Friday.')).toEqual(['3rd of May', 'Friday']);
    expect(findSpans('date', 'de', 'am 3. Mai oder am Freitag, vor drei Tagen')).toEqual([
      '3. Mai',
      'Freitag',
      'vor drei Tagen',
    ]);
  });
});

test.each([
  ['ich wohne in St. Martin', ''],
  ['Hotel Sankt Martin für 2 Nächte', ''],
  ['St. Martin Straße 5', ''],
  ['an St. Martin', '2026-11-11'],
  ['der Umzug zu Sankt Martin', '2026-11-11'],
  ['am Tag nach Sankt Martin', '2026-11-12'],
  ['am Martinstag', '2026-11-11'],
])('the name of a holiday that also names places is a date only after a word of time: %s', (said, means) => {
  expect(readMeaning('date', 'de', said).split(' or ')[0]).toBe(means);
});
