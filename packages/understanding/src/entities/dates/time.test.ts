import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readMeaning, parseExamples, findSpans } from '../testing/examples.ts';

describe('times in English, spoken at ten in the morning', () => {
  test.each(
    parseExamples(`
7 pm = 19:00
7pm = 19:00
7 p.m. = 19:00
8 p m = 20:00
seven a m please = 07:00
7 a.m. = 07:00
seven pm = 19:00
12 am = 00:00
12 pm = 12:00
12:30 am = 00:30
7:15 pm = 19:15
7.30 pm = 19:30
19:30 = 19:30
19:30:15 = 19:30:15
07:30 = 07:30
0:15 = 00:15
24:00 = 00:00
7:30 = 19:30 or 07:30
11:30 = 11:30 or 23:30
9:59 = 21:59 or 09:59
at seven = 19:00 or 07:00
at 11 = 11:00 or 23:00
at 15 = 15:00
by 7, please = 19:00 or 07:00
7 o'clock = 19:00 or 07:00
7 o clock = 19:00 or 07:00
nineteen o clock = 19:00
seven o clock in the morning = 07:00
seven o’clock in the morning = 07:00
half past seven = 19:30 or 07:30
half past seven in the evening = 19:30
half past 7 am = 07:30
quarter past three = 15:15 or 03:15
a quarter past three = 15:15 or 03:15
quarter to nine in the morning = 08:45
quarter to one = 12:45 or 00:45
ten past three pm = 15:10
twenty minutes to eight = 19:40 or 07:40
5 to 12 = 11:55 or 23:55
10 to 12 people =
set it for ten to five = 16:50 or 04:50
nine to five =
7 to 8 pm = 19:00; 20:00
7 to 8 in the evening = 19:00; 20:00
7 to 8 this evening = 19:00; 20:00
7 to 9 tomorrow evening = 19:00; 21:00
7 to 9 this morning = 07:00; 09:00
7 to 8 on Tuesday evening = 19:00; 20:00
3 to 4 on Friday afternoon = 15:00; 16:00
11 to 1 tomorrow afternoon = 11:00; 13:00
3 to 4 tomorrow = 15:00 or 03:00; 16:00 or 04:00
9 to 5 on Friday = 09:00 or 21:00; 17:00 or 05:00
seven to eight this evening = 19:00; 20:00
from 7 to 8 this evening = 19:00; 20:00
7 to 8:30 this evening = 19:00; 20:30
tomorrow evening, 7 to 9 = 19:00; 21:00
on Friday 3 to 4 = 15:00 or 03:00; 16:00 or 04:00
ten to eight this evening = 19:50
10 to 11 tomorrow = 10:50 or 22:50
we are 3 to 4 people tomorrow =
a table for 3 to 4 tomorrow =
9 to 5 next week =
every Monday 10 to 11 am = 10:00; 11:00
every Monday 5 to 6 pm = 17:00; 18:00
Monday to Friday 10 to 6 pm = 10:00; 18:00
every Monday ten to eleven am = 10:50
every Monday 20 to 9 am = 08:40
every Tuesday 15 to 8 am = 07:45
wake me every day 10 to 7 am = 06:50
wake me every day 10 to 7 in the morning = 06:50
every day from 10 to 2 am = 22:00; 02:00
every day 10 to 12 am = 22:00; 00:00
every Monday 20 to 22 =
every Monday 7 to 8 =
ten to eight pm = 19:50
three minutes to eight = 19:57 or 07:57
at three to eight = 19:57 or 07:57
a table for 3 to 4 pm = 16:00
book a table 7 to 8 tonight = 19:00; 20:00
book a room 7 to 8 pm = 19:00; 20:00
book a table 7 to 8 tomorrow evening = 19:00; 20:00
book a table 10 to 8 tonight = 19:50
table 7 to 8 tonight = 20:00
order a size 7 to 8 today =
room 3 to 4 pm = 16:00
bring 3 to midnight mass = 00:00
seven thirty = 19:30 or 07:30
seven fifteen pm = 19:15
seven oh five = 19:05 or 07:05
at 8 in the evening = 20:00
at 8 in the morning = 08:00
two at night = 02:00
11 at night = 23:00
3 in the afternoon = 15:00
noon = 12:00
midday = 12:00
twelve noon = 12:00
at midnight = 00:00
19:30 pm = 19:30
19:30 am =
25:00 =
7:65 =
24:30 =
7:5 =
at 7 tables =
at eight a table for two = 20:00 or 08:00
at 5 an hour =
meet me at 6.30 on Monday = 18:30 or 06:30
train at 9.40 = 21:40 or 09:40
two shirts at 2.50 each =
at 3.25% =
at 7% =
at 7.5 =
1:2:3 =
7 dwarfs =
seven of nine =
`),
  )('%s = %s', (said, means) => {
    expect(readMeaning('time', 'en', said)).toBe(means);
  });
});

describe('times in German, spoken at ten in the morning', () => {
  test.each(
    parseExamples(`
19:30 = 19:30
19:30 Uhr = 19:30
19.30 Uhr = 19:30
07:30 = 07:30
7:30 = 07:30 or 19:30
7 Uhr = 07:00 or 19:00
um 7 Uhr = 07:00 or 19:00
ein Uhr = 01:00 or 13:00
sieben Uhr dreißig = 07:30 or 19:30
19 Uhr 30 = 19:30
neunzehn Uhr dreißig = 19:30
7 Uhr morgens = 07:00
7 Uhr abends = 19:00
7 Uhr früh = 07:00
sieben Uhr am Abend = 19:00
12 Uhr mittags = 12:00
3 Uhr nachts = 03:00
11 Uhr nachts = 23:00
um sieben = 19:00 or 07:00
um 8 einen Tisch für 2 = 20:00 or 08:00
um acht die Rechnung bitte = 20:00 or 08:00
um 8 Plätze mehr =
um 18.45 = 18:45
gegen 18.45 einen Tisch = 18:45
um 6.30 abends = 18:30
um 2.50 Euro teurer =
um 3.5 Prozent =
gegen elf = 11:00 or 23:00
um zwölf abends = 00:00
halb acht = 19:30 or 07:30
halb acht abends = 19:30
halb acht morgens = 07:30
halb eins = 12:30 or 00:30
um halb 8 = 19:30 or 07:30
viertel nach drei = 15:15 or 03:15
viertel vor neun = 20:45 or 08:45
viertel acht = 19:15 or 07:15
dreiviertel acht = 19:45 or 07:45
fünf vor halb neun = 20:25 or 08:25
fünf nach halb neun = 20:35 or 08:35
zehn nach drei = 15:10 or 03:10
zwanzig Minuten vor acht nachmittags = 19:40
zehn vor zwölf = 11:50 or 23:50
Mitternacht = 00:00
zwölf Uhr mittags = 12:00
24 Uhr = 00:00
25 Uhr =
24:30 Uhr =
7:65 Uhr =
um sieben Tische =
halb =
`),
  )('%s = %s', (said, means) => {
    expect(readMeaning('time', 'de', said)).toBe(means);
  });
});

describe('dates with times in English', () => {
  test.each(
    parseExamples(`
tomorrow at 3pm = 2026-04-16T15:00+02:00
tomorrow at 7 = 2026-04-16T07:00+02:00 or 2026-04-16T19:00+02:00
tomorrow at 3 = 2026-04-16T15:00+02:00 or 2026-04-16T03:00+02:00
today at 9 = 2026-04-15T21:00+02:00 or 2026-04-15T09:00+02:00
tonight at 8 = 2026-04-15T20:00+02:00
7 to 8 this evening = 2026-04-15T19:00+02:00; 2026-04-15T20:00+02:00
from 5 to 6 tomorrow evening = 2026-04-16T17:00+02:00; 2026-04-16T18:00+02:00
1 to 2 pm tomorrow = 2026-04-16T13:00+02:00; 2026-04-16T14:00+02:00
9 am and 5 pm tomorrow = 2026-04-16T17:00+02:00
this morning at 8 = 2026-04-15T08:00+02:00
tomorrow morning at 8 = 2026-04-16T08:00+02:00
tomorrow evening, 8 o'clock = 2026-04-16T20:00+02:00
7 pm tomorrow = 2026-04-16T19:00+02:00
at noon tomorrow = 2026-04-16T12:00+02:00
half past seven tonight = 2026-04-15T19:30+02:00
this Friday at 19:30 = 2026-04-17T19:30+02:00
7 pm this Friday = 2026-04-17T19:00+02:00
3 May 2026 at 7 pm = 2026-05-03T19:00+02:00
May 3, 2026, 7:15 pm = 2026-05-03T19:15+02:00
2026-05-03 19:30 = 2026-05-03T19:30+02:00
2026-05-03T19:30 = 2026-05-03T19:30+02:00
2026-05-03T19:30:15Z = 2026-05-03T19:30:15+00:00
2026-05-03T19:30-05:00 = 2026-05-03T19:30-05:00
in two hours = 2026-04-15T12:00+02:00
in an hour and a half = 2026-04-15T11:30+02:00
in 90 minutes = 2026-04-15T11:30+02:00
half an hour ago = 2026-04-15T09:30+02:00
two hours from now = 2026-04-15T12:00+02:00
in two hours from now = 2026-04-15T12:00+02:00
in 20 hours = 2026-04-16T06:00+02:00
now = 2026-04-15T10:00+02:00
2026-02-31T19:30 =
2026-05-03T25:30 =
31 February at 7 pm =
tomorrow =
7 pm =
`),
  )('%s = %s', (said, means) => {
    expect(readMeaning('dateTime', 'en', said)).toBe(means);
  });
});

describe('dates with times in German', () => {
  test.each(
    parseExamples(`
morgen um 15 Uhr = 2026-04-16T15:00+02:00
morgen um halb acht = 2026-04-16T07:30+02:00 or 2026-04-16T19:30+02:00
morgen früh um acht = 2026-04-16T08:00+02:00
heute Abend um acht = 2026-04-15T20:00+02:00
heute um neun = 2026-04-15T21:00+02:00 or 2026-04-15T09:00+02:00
diesen Freitag um drei nachmittags = 2026-04-17T15:00+02:00
am 3. Mai 2026 um 19:30 Uhr = 2026-05-03T19:30+02:00
3.5.2026, 19.30 Uhr = 2026-05-03T19:30+02:00
um 19 Uhr am 3.5.2026 = 2026-05-03T19:00+02:00
in zwei Stunden = 2026-04-15T12:00+02:00
in anderthalb Stunden = 2026-04-15T11:30+02:00
vor einer halben Stunde = 2026-04-15T09:30+02:00
jetzt = 2026-04-15T10:00+02:00
31.2.2026 um 19:30 Uhr =
`),
  )('%s = %s', (said, means) => {
    expect(readMeaning('dateTime', 'de', said)).toBe(means);
  });
});

describe('a formatted time is read back', () => {
  const second = fc.integer({ min: 0, max: 86_399 });
  const two = (count: number) => String(count).padStart(2, '0');

  test.each(['en', 'de'])('a formatted time is read back to the second, %s', (language) => {
    fc.assert(
      fc.property(second, (at) => {
        const [hour, minute, rest] = [Math.floor(at / 3_600), Math.floor(at / 60) % 60, at % 60];
        const text = `${two(hour)}:${two(minute)}${rest ? `:${two(rest)}` : ''}`;
        const [likeliest = ''] = readMeaning('time', language, `at ${text}`).split(' or ');
        const isClear = hour < 10 || hour > 12;
        const likely = language === 'de' || isClear ? [text] : [text, two((hour + 12) % 24) + text.slice(2)];
        expect(likely).toContain(likeliest);
      }),
    );
  });

  test('a formatted time is read back with am and pm', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }), (hour, minute) => {
        const text = `${hour % 12 || 12}:${two(minute)} ${hour < 12 ? 'am' : 'pm'}`;
        expect(readMeaning('time', 'en', text)).toBe(`${two(hour)}:${two(minute)}`);
      }),
    );
  });
});

test('words that only introduce a time are not part of the entity', () => {
  expect(findSpans('time', 'en', 'come at seven, or by 8 pm.')).toEqual(['seven', '8 pm']);
  expect(findSpans('time', 'de', 'um halb acht oder um 20 Uhr')).toEqual(['halb acht', '20 Uhr']);
  expect(findSpans('dateTime', 'de', 'also am 3. Mai um 20 Uhr bitte')).toEqual(['3. Mai um 20 Uhr']);
});
