import { expect, test } from 'vitest';
import { fitRegion } from './cut-audio.ts';

test.each([
  [
    { start: 2, end: 5 },
    { start: 2, end: 5 },
  ],
  [
    { start: 5, end: 2 },
    { start: 2, end: 5 },
  ],
  [{ start: -1, end: 20 }, undefined],
  [
    { start: -1, end: 4 },
    { start: 0, end: 4 },
  ],
  [
    { start: 8, end: 20 },
    { start: 8, end: 10 },
  ],
  [{ start: 3, end: 3 }, undefined],
  [{ start: 12, end: 14 }, undefined],
])('of ten seconds, the region %j is cut as %j (A2.98)', (region, fitted) => {
  expect(fitRegion(region, 10)).toEqual(fitted);
});
