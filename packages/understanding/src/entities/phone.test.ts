import { expect, test } from 'vitest';
import { parseExamples, readMeaning } from './testing/examples.ts';

test.each(
  parseExamples(`
22.11.2026 19:00 =
2026-11-22 19:00 =
19:00 22.11.2026 =
on 22.11.2026 call 0151 23456789 = 015123456789
at 19:00 0151 23456789 = 015123456789
`),
)('a date with a time is not a telephone number: %s = %s', (said, means) => {
  expect(readMeaning('phone', 'en', said)).toBe(means);
});

test.each(
  parseExamples(`
040 12.10.55 = 040121055
030 1.2.33 44 = 030123344
01 02.03.04 05 = 0102030405
089 12/11/2020 = 08912112020
0171 1.1.20 33 44 = 017111203344
0171 234 12.10.55 = 0171234121055
0151 23456789 22.11.2026 = 015123456789
01 22.11.26 19:00 =
room 12 22.11.2026 =
`),
)('digits of a telephone number that look like a date belong to it: %s = %s', (said, means) => {
  expect(readMeaning('phone', 'de', said)).toBe(means);
  expect(readMeaning('phone', 'en', said)).toBe(means);
});

test.each(
  parseExamples(`
null drei null zwölf vierunddreißig = 0301234
null eins fünf eins zwölf vierunddreißig sechsundfünfzig acht = 01511234568
plus neunundvierzig dreißig zwölf vierunddreißig = +49301234
zwanzig dreißig vierzig =
`),
)('a German telephone number may be said in pairs of digits: %s = %s', (said, means) => {
  expect(readMeaning('phone', 'de', said)).toBe(means);
});

test('German numbers from ten without a zero or a plus before them are a list', () => {
  expect(readMeaning('phone', 'de', 'zwanzig dreißig vierzig fünfzig')).toBe('');
  expect(readMeaning('phone', 'de', 'plus neunundvierzig dreißig zwölf vierunddreißig')).toBe('+49301234');
  expect(readMeaning('phone', 'de', 'fünf fünf fünf eins zwei drei vier')).toBe('5551234');
});

test.each(['are you open 11.30-14.00', 'are you open 09.30 - 14.00', 'from 12.5.-14.5.26'])(
  'a range of times or dates is not a telephone number: %s',
  (said) => {
    expect(readMeaning('phone', 'en', said)).toBe('');
  },
);
