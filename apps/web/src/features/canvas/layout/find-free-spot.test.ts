import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { findFreeSpot } from './find-free-spot.ts';

const size = { width: 240, height: 120 };

it('a new card is placed at the requested position on the grid if that is free', () => {
  expect(findFreeSpot([], { x: 33, y: -8 }, size)).toEqual({ x: 40, y: -0 });
});

it('a new card never overlaps another card', () => {
  const place = fc.record({ x: fc.integer({ min: -600, max: 600 }), y: fc.integer({ min: -600, max: 600 }) });
  fc.assert(
    fc.property(fc.array(place, { maxLength: 30 }), place, (places, wanted) => {
      const areas = places.map((one) => ({ ...one, ...size }));
      const { x, y } = findFreeSpot(areas, wanted, size);
      for (const area of areas) {
        const isBeside = x + 240 <= area.x || x >= area.x + 240 || y + 120 <= area.y || y >= area.y + 120;
        expect(isBeside).toBe(true);
      }
    }),
    { numRuns: 50 },
  );
});
