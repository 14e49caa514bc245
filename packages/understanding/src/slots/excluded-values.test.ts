import { expect, test } from 'vitest';
import { fixedMoment } from '../entities/dates/calendar.ts';
import { createSlotFiller } from './slot-filler.ts';

const aMonday = fixedMoment(Date.UTC(2026, 0, 5, 10));
const size = {
  id: 'size',
  name: 'Size',
  isOpen: false,
  values: ['small', 'large'].map((value) => ({ value, synonyms: [] })),
};

function fill(text: string, type: string, language = 'en') {
  const filler = createSlotFiller([{ id: 'asked', type }], [size], language);
  return filler.fill(text, ['asked'], aMonday).get('asked');
}

test.each([
  ['en', 'date', 'not monday, tuesday', '2026-01-06'],
  ['en', 'date', 'not on monday but on tuesday', '2026-01-06'],
  ['en', 'date', 'tuesday instead of monday', '2026-01-06'],
  ['en', 'date', "I can't do monday, tuesday works", '2026-01-06'],
  ['en', 'number', 'not four, five', 5],
  ['en', 'time', 'not at 8, at 9 pm', '21:00'],
  ['en', 'size', 'not large, small', 'small'],
  ['de', 'date', 'nicht Freitag sondern Samstag', '2026-01-10'],
  ['de', 'date', 'am Samstag statt am Freitag', '2026-01-10'],
  ['de', 'number', 'nicht vier, fünf', 5],
  ['es', 'date', 'no el lunes, el martes', '2026-01-06'],
  ['fr', 'date', 'pas lundi mais mardi', '2026-01-06'],
])('an excluded value is replaced by the other, in %s for a %s: %s', (language, type, said, value) => {
  expect(fill(said, type, language)).toBe(value);
});

test.each([
  ['en', 'any day except monday'],
  ['en', 'not monday'],
  ['de', 'jeden Tag außer Montag'],
  ['es', 'cualquier día menos el lunes'],
  ['fr', "n'importe quel jour sauf lundi"],
])('an excluded value alone fills nothing, in %s: %s', (language, said) => {
  expect(fill(said, 'date', language)).toBeUndefined();
});

test.each([
  ['en', 'why not four', 4],
  ['en', 'I am not sure, four', 4],
  ['de', 'warum nicht vier', 4],
  ['es', 'no tres', 3],
  ['es', 'por qué no tres o cuatro', 3],
])('a no or a proposal rules nothing out, in %s: %s', (language, said, value) => {
  expect(fill(said, 'number', language)).toBe(value);
});
