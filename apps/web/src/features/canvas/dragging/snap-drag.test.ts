import { expect, it } from 'vitest';
import { snapDrag } from './snap-drag.ts';

const area = { x: 0, y: 0, width: 240, height: 90 };
const other = { x: 400, y: 307, width: 240, height: 150 };
const drag = (x: number, y: number) => snapDrag({ area, others: [other], moved: { x, y }, reach: 6 });

it('an edge within reach of another edge snaps to it, and a guide runs along both cards', () => {
  expect(drag(404, 100)).toEqual({
    moved: { x: 400, y: 100 },
    guides: [
      { axis: 'x', at: 400, from: 100, to: 457 },
      { axis: 'x', at: 520, from: 100, to: 457 },
      { axis: 'x', at: 640, from: 100, to: 457 },
    ],
  });
});

it('a center snaps to a center', () => {
  const { moved, guides } = drag(50, 334);
  expect(moved).toEqual({ x: 60, y: 337 });
  expect(guides).toEqual([{ axis: 'y', at: 382, from: 60, to: 640 }]);
});

it('without a card within reach the drag snaps to the grid', () => {
  expect(drag(93, 128)).toEqual({ moved: { x: 100, y: 120 }, guides: [] });
});
