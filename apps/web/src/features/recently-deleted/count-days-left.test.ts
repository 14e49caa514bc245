import { expect, test } from 'vitest';
import { countDaysLeft } from './count-days-left.ts';

const now = Date.parse('2026-03-01T12:00:00Z');

test.each([
  ['2026-03-31T12:00:00Z', 30],
  ['2026-03-02T13:00:00Z', 2],
  ['2026-03-01T12:00:01Z', 1],
  ['2026-02-28T00:00:00Z', 0],
])('a deleted item that expires at %s has %i days left', (expiresUtc, days) => {
  expect(countDaysLeft(expiresUtc, now)).toBe(days);
});
