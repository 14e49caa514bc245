import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findFreeSpot, type Rectangle } from './find-free-spot.ts';

const view = { width: 1024, height: 768 };
const size = { width: 360, height: 60 };
const covers = (spot: { left: number; bottom: number }, control: Rectangle) =>
  spot.left < control.left + control.width &&
  control.left < spot.left + size.width &&
  view.height - spot.bottom - size.height < control.top + control.height &&
  control.top < view.height - spot.bottom;

describe('findFreeSpot', () => {
  test('the free spot is the bottom left corner where no control is (P2.58)', () => {
    expect(findFreeSpot(size, view, [])).toEqual({ left: 16, bottom: 16 });
    expect(findFreeSpot(size, view, [{ left: 600, top: 700, width: 100, height: 30 }])).toEqual({
      left: 16,
      bottom: 16,
    });
  });

  test('the free spot is beside a tree that fills the left side', () => {
    const tree = { left: 0, top: 48, width: 280, height: 720 };
    const spot = findFreeSpot(size, view, [tree]);
    expect(spot.bottom).toBe(16);
    expect(spot.left).toBeGreaterThanOrEqual(280);
  });

  test('the free spot fits a DOM rectangle, whose fields are not own properties', () => {
    class Box {
      get width() {
        return size.width;
      }
      get height() {
        return size.height;
      }
    }
    const tree = { left: 0, top: 48, width: 280, height: 720 };
    expect(findFreeSpot(new Box(), view, [tree])).toEqual(findFreeSpot(size, view, [tree]));
  });

  test('the free spot is above a bar that fills the bottom', () => {
    const spot = findFreeSpot(size, view, [{ left: 0, top: 728, width: 1024, height: 40 }]);
    expect(spot).toEqual({ left: 16, bottom: 40 });
  });

  test('the free spot covers as little as possible in a window that is full of controls', () => {
    const full = { left: 0, top: 0, width: 1024, height: 768 };
    const twice = { left: 0, top: 400, width: 1024, height: 368 };
    expect(findFreeSpot(size, view, [full, twice]).bottom).toBeGreaterThanOrEqual(368);
  });

  test('the spot covers no control, wherever the controls are, unless they fill the window', () => {
    const control = fc.record({
      left: fc.integer({ min: 0, max: 1000 }),
      top: fc.integer({ min: 0, max: 740 }),
      width: fc.integer({ min: 1, max: 200 }),
      height: fc.integer({ min: 1, max: 80 }),
    });
    fc.assert(
      fc.property(fc.array(control, { maxLength: 20 }), (controls) => {
        const spot = findFreeSpot(size, view, controls);
        const isFree = (left: number, bottom: number) => !controls.some((one) => covers({ left, bottom }, one));
        const rows = Array.from({ length: 29 }, (_, row) => 16 + 24 * row);
        const columns = Array.from({ length: 27 }, (_, column) => 16 + 24 * column);
        const hasFree = rows.some((bottom) => columns.some((left) => isFree(left, bottom)));
        expect(isFree(spot.left, spot.bottom)).toBe(hasFree);
      }),
    );
  });
});
