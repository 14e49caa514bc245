import { expect, test } from 'vitest';
import { fixedMoment } from '../entities/dates/calendar.ts';
import { createSlotFiller } from './slot-filler.ts';

const moment = fixedMoment(Date.UTC(2026, 10, 30, 9));
const slots = [
  { id: 'time', type: 'time' },
  { id: 'times', type: 'time', takesSeveral: true },
];
const filler = createSlotFiller(slots, [], 'en').prefer((_, value) => typeof value === 'string' && value >= '12:00');

test('a slot takes the reading of a value that it accepts', () => {
  expect(filler.fill('at 10', ['time'], moment).get('time')).toBe('22:00');
  expect(filler.fill('10', ['time'], moment, true).get('time')).toBe('22:00');
  expect(filler.fill('at 10 and at 11', ['times'], moment).get('times')).toEqual(['22:00', '23:00']);
  expect(filler.fillUnasked('at 10 please', ['time'], moment).get('time')).toBe('22:00');
});

test('a slot takes the likeliest reading of a value if it accepts none', () => {
  const strict = filler.prefer(() => false);
  expect(strict.fill('at 10', ['time'], moment).get('time')).toBe('10:00');
  expect(filler.fill('10 am', ['time'], moment).get('time')).toBe('10:00');
});
