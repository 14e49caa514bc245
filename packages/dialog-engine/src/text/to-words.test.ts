import type { JsonValue } from '@confab/model';
import { expect, test } from 'vitest';
import { toWords } from './to-words.ts';

const english = { language: 'en', region: 'US', year: 2026 };
const german = { language: 'de', region: 'DE', year: 2026 };

test.each<[JsonValue, string, string]>([
  ['2026-12-04', 'Friday, December 4', 'Freitag, 4. Dezember'],
  ['2027-03-01', 'Monday, March 1, 2027', 'Montag, 1. März 2027'],
  ['15:00', '3:00 PM', '15:00'],
  ['14:30:15', '2:30 PM', '14:30'],
  ['PT1H30M', '1 hour and 30 minutes', '1 Stunde und 30 Minuten'],
  ['P2W', '2 weeks', '2 Wochen'],
  [{ amount: 5.2, currency: 'EUR' }, '€5.20', '5,20 €'],
  [{ amount: 5, currency: 'EUR' }, '€5', '5 €'],
  [{ amount: 21.5, unit: 'C' }, '21.5°C', '21,5 °C'],
  [{ amount: -5, unit: 'F' }, '-5°F', '-5 °F'],
  [{ amount: 300, unit: 'K' }, '300 K', '300 K'],
  [{ amount: 5, unit: 'kg' }, '{"amount":5,"unit":"kg"}', '{"amount":5,"unit":"kg"}'],
  [['oat', 'soy', 'almond'], 'oat, soy, and almond', 'oat, soy und almond'],
  [
    ['2026-12-04', '2026-12-05'],
    'Friday, December 4 and Saturday, December 5',
    'Freitag, 4. Dezember und Samstag, 5. Dezember',
  ],
  [1234.5, '1234.5', '1234,5'],
  [1e21, '1e+21', '1e+21'],
  [true, 'yes', 'ja'],
  [false, 'no', 'nein'],
  [null, '', ''],
])('the value %j is said as "%s" and "%s"', (value, inEnglish, inGerman) => {
  expect(toWords(value, english)).toBe(inEnglish);
  expect(toWords(value, german)).toBe(inGerman);
});

test('a date and time is said as it was meant, without its zone', () => {
  const said = toWords('2026-11-29T10:30+05:30', english);
  expect(said).toMatch(/^Sunday, November 29(?: at|,) 10:30 AM$/);
});

test.each(['2026-02-30', '25:00', '10:70', 'P', 'PT', 'Paul', '12', '2026-12-04 or later', '01632 960 142', ''])(
  '"%s" is spoken unchanged',
  (text) => {
    expect(toWords(text, english)).toBe(text);
  },
);

test('the region of the person decides how a date is written', () => {
  expect(toWords('2026-12-04', { ...english, region: 'GB' })).toMatch(/^Friday,? 4 December$/);
  expect(toWords('15:00', { ...english, region: 'GB' })).toBe('15:00');
  expect(toWords('2026-12-04', { ...english, region: undefined })).toBe('Friday, December 4');
  expect(toWords('2026-12-04', { ...english, language: 'no language', region: 'no region' })).toBe(
    'Friday, December 4',
  );
});

test('other objects are said as JSON', () => {
  expect(toWords({ amount: 5, currency: 'EUR', note: '' }, english)).toBe('{"amount":5,"currency":"EUR","note":""}');
  expect(toWords({ amount: 5, currency: 'euros' }, english)).toBe('{"amount":5,"currency":"euros"}');
});
