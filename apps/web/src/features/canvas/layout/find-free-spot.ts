import { gridStep, snapToGrid } from './grid.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Area extends Spot {
  readonly width: number;
  readonly height: number;
}

/** The distance that a new card keeps from others, in canvas pixels. */
const gap = 20;
/** How far from the wanted spot a free one is searched for, in steps of the grid. */
const maxSteps = 120;

/**
 * The spot nearest to a wanted one where a card overlaps no other, on the grid. If none is nearby, returns the spot below
 * all cards in the same column.
 */
export function findFreeSpot(
  areas: readonly Area[],
  wanted: Spot,
  { width, height }: { readonly width: number; readonly height: number },
): Spot {
  const start = { x: snapToGrid(wanted.x), y: snapToGrid(wanted.y) };
  for (let steps = 0; steps <= maxSteps; steps += 1) {
    const free = listRing(start, steps * gridStep).find((spot) => isFree(areas, { ...spot, width, height }));
    if (free) return free;
  }
  const lowest = Math.max(...areas.map(({ y, height: tall }) => y + tall));
  return { x: start.x, y: snapToGrid(lowest + gap + gridStep) };
}

/**
 * The free spot nearest to a wanted one above or below it (`y`), or beside it (`x`); the wanted one if there is none.
 */
export function findFreeSpotOnLine(
  areas: readonly Area[],
  wanted: Spot,
  size: { readonly width: number; readonly height: number },
  axis: 'x' | 'y',
): Spot {
  for (let steps = 0; steps <= maxSteps; steps += 1) {
    for (const distance of [steps * gridStep, -steps * gridStep]) {
      const spot = { ...wanted, [axis]: wanted[axis] + distance };
      if (isFree(areas, { ...spot, ...size })) return spot;
    }
  }
  return wanted;
}

/** Whether an area keeps its distance from all others. */
export function isFree(areas: readonly Area[], { x, y, width, height }: Area) {
  return areas.every(
    (area) =>
      x + width + gap <= area.x ||
      x >= area.x + area.width + gap ||
      y + height + gap <= area.y ||
      y >= area.y + area.height + gap,
  );
}

/** The spots at a distance from the start: first those below it, then right of it, above it and left of it. */
function listRing({ x, y }: Spot, distance: number): readonly Spot[] {
  if (distance === 0) return [{ x, y }];
  const half = Math.round(distance / 2 / gridStep) * gridStep;
  const straight = [0, half, -half, distance, -distance];
  return [
    ...straight.map((aside) => ({ x: x + aside, y: y + distance })),
    ...straight.map((aside) => ({ x: x + distance, y: y + aside })),
    ...straight.map((aside) => ({ x: x + aside, y: y - distance })),
    ...straight.map((aside) => ({ x: x - distance, y: y + aside })),
  ];
}
