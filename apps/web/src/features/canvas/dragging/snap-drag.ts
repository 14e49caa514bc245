import type { Area } from '../annotations/annotation.ts';
import { snapToGrid } from '../layout/grid.ts';
import type { Point } from '../routing/types.ts';

/** A line through edges or centers that are on one line, in canvas pixels. */
export interface Guide {
  /** 'x': the line is vertical, at this x. */
  readonly axis: 'x' | 'y';
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

interface Drag {
  /** The area of all that is dragged, at the start of the drag. */
  readonly area: Area;
  /** The visible areas that are not dragged. */
  readonly others: readonly Area[];
  /** How far the pointer has moved, in canvas pixels. */
  readonly moved: Point;
  /** The distance within which an edge or a center snaps to another one, in canvas pixels. */
  readonly reach: number;
}

interface SnappedDrag {
  readonly moved: Point;
  readonly guides: readonly Guide[];
}

/**
 * Adjusts how far a drag moves an area: on each axis, an edge or the center snaps to an edge or center of another area
 * within reach, or else the area snaps to the grid.
 */
export function snapDrag({ area, others, moved, reach }: Drag): SnappedDrag {
  const x = findShift(area, others, moved, 'x', reach) ?? snapToGrid(area.x + moved.x) - area.x - moved.x;
  const y = findShift(area, others, moved, 'y', reach) ?? snapToGrid(area.y + moved.y) - area.y - moved.y;
  const snapped = { x: moved.x + x, y: moved.y + y };
  return { moved: snapped, guides: listGuides(area, others, snapped) };
}

/** The shift to the nearest line within reach; undefined without one. */
function findShift(
  area: Area,
  others: readonly Area[],
  moved: Point,
  axis: 'x' | 'y',
  reach: number,
): number | undefined {
  let nearest: number | undefined;
  for (const own of listLines(area, axis)) {
    for (const other of others) {
      for (const line of listLines(other, axis)) {
        const shift = line - own - moved[axis];
        if (Math.abs(shift) <= reach && (nearest === undefined || Math.abs(shift) < Math.abs(nearest))) nearest = shift;
      }
    }
  }
  return nearest;
}

/** The lines on which the moved area is aligned with others, each as long as what it connects. */
function listGuides(area: Area, others: readonly Area[], moved: Point): readonly Guide[] {
  const here = { ...area, x: area.x + moved.x, y: area.y + moved.y };
  return (['x', 'y'] as const).flatMap((axis) => {
    const aside = axis === 'x' ? 'y' : 'x';
    const size = axis === 'x' ? 'height' : 'width';
    return listLines(here, axis).flatMap((at): readonly Guide[] => {
      const aligned = others.filter((other) => listLines(other, axis).some((line) => Math.abs(line - at) < 0.5));
      if (aligned.length === 0) return [];
      const all = [here, ...aligned];
      const from = Math.min(...all.map((one) => one[aside]));
      return [{ axis, at, from, to: Math.max(...all.map((one) => one[aside] + one[size])) }];
    });
  });
}

/** Both edges and the center of an area. */
function listLines(area: Area, axis: 'x' | 'y'): readonly [number, number, number] {
  const length = axis === 'x' ? area.width : area.height;
  return [area[axis], area[axis] + length / 2, area[axis] + length];
}

/** The same list if nothing in it differs, so that nothing renders again. */
export function keepSameGuides(before: readonly Guide[], next: readonly Guide[]): readonly Guide[] {
  const isSame =
    before.length === next.length &&
    next.every(({ axis, at, from, to }, index) => {
      const old = before[index];
      return old?.axis === axis && old.at === at && old.from === from && old.to === to;
    });
  return isSame ? before : next;
}
