import { expect, test } from 'vitest';
import { parseExamples, readMeaning } from '../testing/examples.ts';

test.each(
  parseExamples(`
on the 5th of May ten to eight = 2026-05-05T07:50+02:00
on the twenty-fifth of May ten to eight = 2026-05-25T07:50+02:00
on 5 may 10 to 8 = 2026-05-05T07:50+02:00
24th of december twenty past seven = 2026-12-24T07:20+02:00
on may 5 to 10 people =
table for 4, may 5 to 8 =
`),
)('minutes after a date belong to the time, in English: %s = %s', (said, means) => {
  expect(readMeaning('dateTime', 'en', said).split(' or ')[0]).toBe(means);
});

test.each(
  parseExamples(`
am 5. Mai zehn vor acht = 2026-05-05T07:50+02:00
ein Tisch für 4 am 5. Mai zehn nach acht = 2026-05-05T08:10+02:00
am 3. Mai fünf nach acht = 2026-05-03T08:05+02:00
`),
)('minutes after a date belong to the time, in German: %s = %s', (said, means) => {
  expect(readMeaning('dateTime', 'de', said).split(' or ')[0]).toBe(means);
});
