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
  ['en', 'currency', 'from $20 to 30, please', '20 USD; 30 USD'],
  ['en', 'currency', 'between $20 and 30', '20 USD; 30 USD'],
  ['en', 'currency', '$20-30', '20 USD; 30 USD'],
  ['en', 'currency', '$20 to 30 people', '20 USD'],
  ['en', 'currency', 'two people and 30 euros', '30 EUR'],
  ['de', 'currency', 'zwischen 20 und 30 Euro', '20 EUR; 30 EUR'],
  ['de', 'currency', 'zwanzig bis dreißig Euro', '20 EUR; 30 EUR'],
  ['en', 'duration', 'it takes 5 to 10 minutes', 'PT5M; PT10M'],
  ['en', 'duration', '5 to 10 people for 2 hours', 'PT2H'],
  ['de', 'duration', 'zwei bis drei Wochen', 'P2W; P3W'],
] as const)('a unit named once applies to both ends of a range (%s, %s): %s', (language, kind, said, means) => {
  expect(readMeaning(kind, language, said)).toBe(means);
});

test.each([
  ['en', 'duration', '7:30 - 2 hours', 'PT2H'],
  ['de', 'duration', 'um 19:30 - 2 Stunden', 'PT2H'],
  ['en', 'duration', '01.05.2026 - 2 weeks for 3', 'P2W'],
  ['en', 'duration', '5/6 - 2 weeks', 'P2W'],
  ['en', 'duration', '5/6-8 weeks', 'P8W'],
  ['en', 'duration', 'on May 5 or 10 minutes later', 'PT10M'],
  ['en', 'duration', 'room 101 - 3 days', 'P3D'],
  ['de', 'duration', 'Hausnummer 12 - 2 Tage', 'P2D'],
  ['en', 'duration', 'order 55 - 3 weeks delivery', 'P3W'],
  ['en', 'currency', 'pizza 12 - 19.50 euros', '19.5 EUR'],
  ['en', 'currency', 'number 3 - 4 dollars', '4 USD'],
  ['en', 'currency', 'tables 2 or 10 dollars', '10 USD'],
  ['en', 'percentage', 'room 12 - 20%', '20'],
  ['en', 'percentage', '100-20%', '20'],
  ['en', 'duration', '$20 to 30 minutes', 'PT30M'],
  ['en', 'currency', '$20 to 30 minutes', '20 USD'],
  ['en', 'currency', 'send $20 to 30', '20 USD'],
  ['en', 'currency', 'transfer $500 to 1234', '500 USD'],
  ['en', 'currency', 'refund $100 to 4242', '100 USD'],
  ['en', 'currency', 'charge $50 to 4242', '50 USD'],
  ['en', 'currency', 'deposit $200 to 4821', '200 USD'],
  ['en', 'currency', 'move $500 to 1234', '500 USD'],
  ['en', 'currency', 'top up $20 to 555', '20 USD'],
  ['en', 'currency', 'a check of $500 to 12345678', '500 USD'],
  ['en', 'currency', '$900000 to 12345678', '900000 USD'],
  ['en', 'currency', '$30 to 20', '30 USD'],
  ['en', 'currency', '$500 to 1234', '500 USD'],
  ['en', 'currency', '$20 and 30', '20 USD'],
  ['en', 'currency', '$20 to 30 on Friday', '20 USD'],
  ['fr', 'duration', 'une table pour 4 à 20 heures', ''],
  ['fr', 'duration', 'de 14 à 15 heures', ''],
  ['fr', 'duration', 'demain à 2 ou 3 heures', ''],
  ['fr', 'duration', 'à 20 heures pendant 2 heures', 'PT2H'],
  ['fr', 'currency', 'table 5 à 20 euros', '20 EUR'],
  ['fr', 'currency', 'une table pour 5 à 20 euros', '20 EUR'],
  ['es', 'currency', 'una mesa para 5 a 20 euros', '20 EUR'],
  ['en', 'age', "I'm 5 to 10 minutes late", ''],
  ['en', 'age', "I'm 2 or 3 minutes away", ''],
  ['en', 'age', "I'm 6'2", ''],
] as const)(
  'a number before a joint that begins no range has no unit, in %s as %s: %s',
  (language, kind, said, means) => {
    expect(readMeaning(kind, language, said)).toBe(means);
  },
);

test.each([
  ['en', 'duration', 'from 5 - 10 minutes', 'PT5M; PT10M'],
  ['en', 'duration', '(5-10 minutes)', 'PT5M; PT10M'],
  ['en', 'currency', '$20 or 30', '20 USD; 30 USD'],
  ['en', 'currency', '$20 to 30', '20 USD; 30 USD'],
  ['en', 'currency', 'about £500 to 1,000, please', '500 GBP; 1000 GBP'],
  ['de', 'temperature', 'zwischen -3 und -10 Grad', '-3 C; -10 C'],
  ['en', 'age', 'I am 5 or 6 years old', '5; 6'],
  ['en', 'age', 'I am 5 or 6', '5'],
  ['fr', 'currency', 'de 5 à 20 euros', '5 EUR; 20 EUR'],
  ['fr', 'duration', 'entre 2 et 3 semaines', 'P2W; P3W'],
  ['es', 'duration', 'de dos a tres horas', 'PT2H; PT3H'],
] as const)('a range is read after an opener or with a glued dash, in %s as %s: %s', (language, kind, said, means) => {
  expect(readMeaning(kind, language, said)).toBe(means);
});
