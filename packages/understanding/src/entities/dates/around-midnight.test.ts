import { expect, test } from 'vitest';
import { parseExamples, readMeaning } from '../testing/examples.ts';

test.each(
  parseExamples(`
10 past midnight = 00:10
five to midnight = 23:55
at five to midnight = 23:55
half past midnight = 00:30
ten minutes before midnight = 23:50
quarter past noon = 12:15
a quarter to noon = 11:45
twelve midnight = 00:00
noonish please = 12:00
half seven tonight = 19:30
around noon-ish = 12:00
3 minutes to midnight = 23:57
a table for 4 before midnight = 00:00
table for 5 before noon = 12:00
a table for two after midnight = 00:00
I need 20 before noon = 12:00
can you send 15 before midnight = 00:00
we sold 10 after noon = 12:00
tomorrow 20 before noon = 11:40
by 20 before noon = 11:40
it is 20 to midnight = 23:40
bring 3 to midnight mass = 00:00
`),
)('minutes before and after noon and midnight belong to the time in English: %s = %s', (said, means) => {
  expect(readMeaning('time', 'en', said)).toBe(means);
});

test.each(
  parseExamples(`
viertel nach Mitternacht = 00:15
um fünf vor Mitternacht = 23:55
zehn Minuten nach Mitternacht = 00:10
kurz vor Mitternacht = 00:00
drei Minuten vor Mitternacht = 23:57
ein Tisch für 5 vor Mitternacht = 00:00
ich brauche 10 vor Mitternacht = 00:00
Lieferung von 20 vor Mitternacht = 00:00
morgen zehn vor Mitternacht = 23:50
3 vor Mitternacht = 00:00
`),
)('minutes before and after midnight belong to the time in German: %s = %s', (said, means) => {
  expect(readMeaning('time', 'de', said)).toBe(means);
});
