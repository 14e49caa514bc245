import { describe, expect, test } from 'vitest';
import { parseExamples, readMeaning } from './testing/examples.ts';

describe('feasts and ends of months, spoken on Wednesday 15 April 2026', () => {
  test.each(
    parseExamples(`
Easter Monday = 2027-03-29 or 2026-04-06
on Easter Monday 2025 = 2025-04-21
Good Friday 2026 = 2026-04-03
Easter 2024 = 2024-03-31
Easter 2038 = 2038-04-25
Easter 1981 = 1981-04-19
Easter 1954 = 1954-04-18
Whit Monday = 2026-05-25 or 2025-06-09
Ash Wednesday 2027 = 2027-02-10
thanksgiving = 2026-11-26 or 2025-11-27
Mother's Day = 2026-05-10 or 2025-05-11
Father's Day = 2026-06-21 or 2025-06-15
Valentine's Day = 2027-02-14 or 2026-02-14
on Valentine's = 2027-02-14 or 2026-02-14
my valentine's name =
on Epiphany = 2027-01-06 or 2026-01-06
I had an epiphany =
Memorial Day = 2026-05-25 or 2025-05-26
Independence Day = 2026-07-04 or 2025-07-04
Labor Day = 2026-09-07 or 2025-09-01
Black Friday = 2026-11-27 or 2025-11-28
on Black Friday 2024 = 2024-11-29
Cyber Monday 2024 = 2024-12-02
Boxing Day = 2026-12-26 or 2025-12-26
Assumption Day = 2026-08-15 or 2025-08-15
Christmas Day = 2026-12-25 or 2025-12-25
last day of February = 2027-02-28 or 2026-02-28
last day of February 2028 = 2028-02-29
end of the month = 2026-04-30
by the end of next month = 2026-05-31
end of May = 2026-05-31 or 2025-05-31
start of next month = 2026-05-01
first day of June = 2026-06-01 or 2025-06-01
on the third of April = 2027-04-03 or 2026-04-03
2026-11-22T19:00:00+01:00 = 2026-11-22
2026-11-22T23:30:00Z = 2026-11-23
2026-02-31T23:30:00Z =
`),
  )('%s = %s', (said, means) => {
    expect(readMeaning('date', 'en', said)).toBe(means);
  });

  test.each(
    parseExamples(`
am Ostermontag = 2027-03-29 or 2026-04-06
Karfreitag 2026 = 2026-04-03
Pfingstmontag = 2026-05-25 or 2025-06-09
an Christi Himmelfahrt = 2026-05-14 or 2025-05-29
Fronleichnam = 2026-06-04 or 2025-06-19
Rosenmontag 2027 = 2027-02-08
zweiter Advent = 2026-12-06 or 2025-12-07
vierter Advent 2023 = 2023-12-24
Muttertag = 2026-05-10 or 2025-05-11
Mariä Himmelfahrt = 2026-08-15 or 2025-08-15
Valentinstag = 2027-02-14 or 2026-02-14
Tag der Arbeit = 2026-05-01 or 2025-05-01
Reformationstag = 2026-10-31 or 2025-10-31
Allerheiligen = 2026-11-01 or 2025-11-01
Heilige Drei Könige = 2027-01-06 or 2026-01-06
an den Heiligen Drei Königen 2028 = 2028-01-06
Buß- und Bettag = 2026-11-18 or 2025-11-19
Totensonntag = 2026-11-22 or 2025-11-23
Volkstrauertag = 2026-11-15 or 2025-11-16
Black Friday = 2026-11-27 or 2025-11-28
Ende des Monats = 2026-04-30
Ende nächsten Monats = 2026-05-31
Ende Februar = 2027-02-28 or 2026-02-28
Anfang Mai = 2026-05-01 or 2025-05-01
am letzten Tag im Februar 2028 = 2028-02-29
am Jahresende = 2026-12-31
`),
  )('%s = %s', (said, means) => {
    expect(readMeaning('date', 'de', said)).toBe(means);
  });
});

describe('times, spoken at ten in the morning', () => {
  test.each(
    parseExamples(`
at ten to five = 16:50 or 04:50
at ten to five in the morning = 04:50
by five minutes to six pm = 17:55
2026-11-22T19:00:00+01:00 = 19:00
2026-11-22T19:00:00.000-05:00 = 19:00
2026-11-22T19:00:00Z = 21:00
2026-11-22T07:15 = 07:15
2026-11-22T25:00:00Z =
`),
  )('%s = %s', (said, means) => {
    expect(readMeaning('time', 'en', said)).toBe(means);
  });
});

test.each(
  parseExamples(`
at 7 pm on the 5th of May = 2026-05-05T19:00+02:00 or 2025-05-05T19:00+02:00
on the third of May at nine pm = 2026-05-03T21:00+02:00 or 2025-05-03T21:00+02:00
Easter Monday at 8 pm = 2027-03-29T20:00+02:00 or 2026-04-06T20:00+02:00
2026-11-22T19:00:00+01:00 = 2026-11-22T19:00+01:00
`),
)('the moment %s = %s', (said, means) => {
  expect(readMeaning('dateTime', 'en', said)).toBe(means);
});
