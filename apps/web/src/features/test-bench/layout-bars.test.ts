import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getPassPercent, layoutBars } from './layout-bars.ts';

const box = { width: 560, height: 150, left: 40, right: 8, top: 10, bottom: 12 };

describe('pass rate bars', () => {
  it('layoutBars places bars side by side inside the box, each 100 % high', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 30 }), (shares) => {
        const bars = layoutBars(
          shares.map((passed) => ({ passed, failed: 100 - passed })),
          box,
        );
        for (const [at, { x, width, passed, failed }] of bars.entries()) {
          expect(x).toBeGreaterThanOrEqual(box.left);
          expect(x + width).toBeLessThanOrEqual(box.width);
          expect(bars[at + 1]?.x ?? Infinity).toBeGreaterThanOrEqual(x + width);
          expect(passed.height + failed.height).toBeCloseTo(box.height - box.top - box.bottom);
          expect(failed.y).toBeGreaterThanOrEqual(box.top - 0.001);
        }
      }),
    );
  });

  it('getPassPercent returns 100 only when all cases passed', () => {
    expect([
      getPassPercent({ passed: 999, total: 1_000 }),
      getPassPercent({ passed: 3, total: 3 }),
      getPassPercent({ passed: 0, total: 0 }),
    ]).toEqual([99, 100, 0]);
  });
});
