import { expect, test } from 'vitest';
import { parseExamples, readMeaning } from '../testing/examples.ts';

const likeliest = (language: string, text: string) =>
  readMeaning('date', language, text)
    .split('; ')
    .map((one) => one.split(' or ')[0])
    .join('; ');

test.each(
  parseExamples(`
May 5th to 10th = 2026-05-05; 2026-05-10
from May 5th through the 10th = 2026-05-05; 2026-05-10
May 5-10 = 2026-05-05; 2026-05-10
5 to 10 May = 2026-05-05; 2026-05-10
the 5th to the 10th of June = 2026-06-05; 2026-06-10
on the 5th and 10th of June = 2026-06-05; 2026-06-10
May 5 till 10 pm = 2026-05-05
May 5 till 7 in the evening = 2026-05-05
May 5 till 7 tonight = 2026-05-05; 2026-04-15
May 5 till 7 this evening = 2026-05-05; 2026-04-15
May 5 till 7 in Berlin = 2026-05-05; 2026-05-07
May 5th and two people = 2026-05-05
`),
)('both days of a range are in the month that is named once, in English: %s = %s', (said, means) => {
  expect(likeliest('en', said)).toBe(means);
});

test.each(
  parseExamples(`
5. bis 10. Mai = 2026-05-05; 2026-05-10
5.-10. Mai = 2026-05-05; 2026-05-10
der 5. bis zum 10. Juni = 2026-06-05; 2026-06-10
am 5. und 10. Juni = 2026-06-05; 2026-06-10
5 bis 10 Personen im Mai =
`),
)('both days of a range are in the month that is named once, in German: %s = %s', (said, means) => {
  expect(likeliest('de', said)).toBe(means);
});

test('the days of a range are not a time of day', () => {
  expect(readMeaning('time', 'en', 'May 5 to 10, please')).toBe('');
});
