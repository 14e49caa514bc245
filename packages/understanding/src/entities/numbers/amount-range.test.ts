import { expect, test } from 'vitest';
import { readMeaning } from '../testing/examples.ts';

test.each([
  ['en', 'percentage', '20 to 25%', '20; 25'],
  ['en', 'percentage', 'between 5 and 10 percent', '5; 10'],
  ['en', 'percentage', 'for 20 people and 25%', '25'],
  ['de', 'percentage', '20 bis 25 %', '20; 25'],
  ['en', 'currency', 'between 20 and 30 euros', '20 EUR; 30 EUR'],
  ['en', 'duration', 'two or three minutes', 'PT2M; PT3M'],
  ['de', 'currency', '20 oder 30 Euro', '20 EUR; 30 EUR'],
  ['en', 'currency', '20-30 pounds', '20 GBP; 30 GBP'],
  ['en', 'currency', '50 to 60 cents', '0.5 USD; 0.6 USD'],
  ['en', 'currency', '$20 to 30, please', '20 USD; 30 USD'],
  ['en', 'currency', '$20 to 30 people', '20 USD'],
  ['en', 'currency', 'two people and 30 euros', '30 EUR'],
  ['de', 'currency', 'zwischen 20 und 30 Euro', '20 EUR; 30 EUR'],
  ['de', 'currency', 'zwanzig bis dreißig Euro', '20 EUR; 30 EUR'],
  ['en', 'duration', 'it takes 5 to 10 minutes', 'PT5M; PT10M'],
  ['en', 'duration', '5 to 10 people for 2 hours', 'PT2H'],
  ['de', 'duration', 'zwei bis drei Wochen', 'P2W; P3W'],
] as const)('both ends of a range have the unit that is named once, in %s as %s: %s', (language, kind, said, means) => {
  expect(readMeaning(kind, language, said)).toBe(means);
});
