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
/** How far from the wanted spot is searched, in steps of the grid. */
const maxSteps = 120;

/**
 * The spot nearest to a wanted one where a card overlaps no other, on the grid. Without a free spot nearby, the wanted one
 * below all cards.
 */
export function findFreeSpot(
  areas: readonly Area[],
  wanted: Spot,
  { width, height }: { readonly width: number; readonly height: number },
): Spot {
  const start = { x: snapToGrid(wanted.x), y: snapToGrid(wanted.y) };
  const isFree = ({ x, y }: Spot) =>
    areas.every(
      (area) =>
        x + width + gap <= area.x ||
        x >= area.x + area.width + gap ||
        y + height + gap <= area.y ||
        y >= area.y + area.height + gap,
    );
  for (let steps = 0; steps <= maxSteps; steps += 1) {
    const free = listRing(start, steps * gridStep).find(isFree);
    if (free) return free;
  }
  const lowest = Math.max(...areas.map(({ y, height: tall }) => y + tall));
  return { x: start.x, y: snapToGrid(lowest + gap + gridStep) };
}

/** The spots at a distance from the start: straight down and to the right first. */
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
