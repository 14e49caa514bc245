import { createHeap } from './heap.ts';
import type { CardArea, EdgeEnds, Point, Route } from './types.ts';

/** The space for an edge, in canvas pixels. */
interface Spacing {
  /** Length of the straight part at both ends. */
  readonly stub: number;
  /** The distance to cards; parallel edges share it. */
  readonly clearance: number;
}

/** The usual spacing, and those for cards that are close together. */
const spacings: readonly Spacing[] = [
  { stub: 20, clearance: 16 },
  { stub: 12, clearance: 7 },
  { stub: 8, clearance: 2 },
];
/** The detour that one corner less is worth, in canvas pixels. */
const bendCost = 60;

/** The steps of a search, as [x, y] of the grid: right, down, left, up. */
const steps = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/**
 * Finds the corners of an edge that runs around the cards at right angles: the shortest way, where a corner costs as much
 * as 60 pixels. It comes closer to cards that leave little room; one that cannot get around them at all runs straight
 * through them.
 *
 * @param cards the cards near the edge, including those at its ends
 */
export function findRoute(ends: EdgeEnds, cards: readonly CardArea[]): Route {
  for (const spacing of spacings) {
    const [start, end] = getStubEnds(ends, spacing);
    const { clearance } = spacing;
    const middle =
      findSimpleMiddle(ends, start, end, cards, clearance) ?? findMiddle(ends, start, end, cards, clearance);
    if (middle) return mergeStraightParts([ends.source, ...middle, ends.target]);
  }
  const [start, end] = getStubEnds(ends, { stub: 20 });
  return mergeStraightParts([ends.source, ...createSteps(start, end), ends.target]);
}

function getStubEnds({ source, sourceSide, target }: EdgeEnds, { stub }: Pick<Spacing, 'stub'>): [Point, Point] {
  const start = sourceSide === 'right' ? { x: source.x + stub, y: source.y } : { x: source.x, y: source.y + stub };
  return [start, { x: target.x - stub, y: target.y }];
}

/** Most edges need two corners at most: halfway, or right behind the source or before the target. */
function findSimpleMiddle(
  { sourceSide }: EdgeEnds,
  start: Point,
  end: Point,
  cards: readonly CardArea[],
  clearance: number,
) {
  if (sourceSide !== 'right' || start.x > end.x) return undefined;
  for (const x of [(start.x + end.x) / 2, start.x, end.x]) {
    const corners = [start, { x, y: start.y }, { x, y: end.y }, end];
    if (corners.every((corner, at) => at === 0 || isFree(corners[at - 1] ?? corner, corner, cards, clearance)))
      return corners;
  }
  return undefined;
}

function createSteps(start: Point, end: Point): Route {
  const x = (start.x + end.x) / 2;
  return [start, { x, y: start.y }, { x, y: end.y }, end];
}

function isFree(one: Point, other: Point, cards: readonly CardArea[], clearance: number) {
  const [left, right] = [Math.min(one.x, other.x), Math.max(one.x, other.x)];
  const [top, bottom] = [Math.min(one.y, other.y), Math.max(one.y, other.y)];
  return cards.every(
    ({ x, y, width, height }) =>
      right <= x - clearance ||
      left >= x + width + clearance ||
      bottom <= y - clearance ||
      top >= y + height + clearance,
  );
}

/** The lines on which edges can run: at the ends, halfway, and along the sides of the cards. */
interface Grid {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  /** Whether a card is in the way from a crossing to the next one to the right, or below; by column + row * columns. */
  readonly isBlockedRight: Uint8Array;
  readonly isBlockedDown: Uint8Array;
}

function createGrid(start: Point, end: Point, cards: readonly CardArea[], clearance: number): Grid {
  const xs = toLines([
    start.x,
    end.x,
    (start.x + end.x) / 2,
    ...cards.flatMap(({ x, width }) => [x - clearance, x + width + clearance]),
  ]);
  const ys = toLines([start.y, end.y, ...cards.flatMap(({ y, height }) => [y - clearance, y + height + clearance])]);
  const isBlockedRight = new Uint8Array(xs.length * ys.length);
  const isBlockedDown = new Uint8Array(xs.length * ys.length);
  for (const { x, y, width, height } of cards) {
    const [left, right] = [xs.indexOf(x - clearance), xs.indexOf(x + width + clearance)];
    const [top, bottom] = [ys.indexOf(y - clearance), ys.indexOf(y + height + clearance)];
    for (let row = top; row <= bottom; row += 1) {
      for (let column = left; column <= right; column += 1) {
        if (row > top && row < bottom && column < right) isBlockedRight[column + row * xs.length] = 1;
        if (column > left && column < right && row < bottom) isBlockedDown[column + row * xs.length] = 1;
      }
    }
  }
  return { xs, ys, isBlockedRight, isBlockedDown };
}

function toLines(values: readonly number[]) {
  return [...new Set(values)].toSorted((one, other) => one - other);
}

/** The cheapest way on the grid (A*). A place is a crossing together with the direction in which it was reached. */
function findMiddle({ sourceSide }: EdgeEnds, start: Point, end: Point, cards: readonly CardArea[], clearance: number) {
  const grid = createGrid(start, end, cards, clearance);
  const { xs, ys } = grid;
  const columns = xs.length;
  const goal = xs.indexOf(end.x) + ys.indexOf(end.y) * columns;
  const first = (xs.indexOf(start.x) + ys.indexOf(start.y) * columns) * 4 + (sourceSide === 'right' ? 0 : 1);
  const costs = new Float64Array(columns * ys.length * 4).fill(Infinity);
  const previous = new Int32Array(columns * ys.length * 4).fill(-1);
  const isDone = new Uint8Array(columns * ys.length * 4);
  const heap = createHeap();
  costs[first] = 0;
  heap.push(first, 0);

  function reach(place: number, from: number, cost: number) {
    if (cost >= (costs[place] ?? 0)) return;
    costs[place] = cost;
    previous[place] = from;
    const at = place >> 2;
    const [aside, down] = [(xs[at % columns] ?? 0) - end.x, (ys[Math.floor(at / columns)] ?? 0) - end.y];
    // An edge that is not on the line of its end, or comes from the wrong side, has a corner ahead.
    const ahead = down === 0 && aside <= 0 && (place & 3) === 0 ? 0 : bendCost;
    heap.push(place, cost + Math.abs(aside) + Math.abs(down) + ahead);
  }

  for (let place = heap.pop(); place !== undefined; place = heap.pop()) {
    if (isDone[place] === 1) continue;
    isDone[place] = 1;
    const [crossing, direction] = [place >> 2, place & 3];
    if (crossing === goal && direction === 0) return readPath(place, previous, grid);
    visitNext(place, costs[place] ?? 0, grid, reach);
    // The last part of an edge goes to the right.
    if (crossing === goal && direction !== 2) reach(crossing * 4, place, (costs[place] ?? 0) + bendCost);
  }
  return undefined;
}

function visitNext(
  place: number,
  cost: number,
  { xs, ys, isBlockedRight, isBlockedDown }: Grid,
  reach: (place: number, from: number, cost: number) => void,
) {
  const [crossing, direction] = [place >> 2, place & 3];
  const [column, row] = [crossing % xs.length, Math.floor(crossing / xs.length)];
  for (let next = 0; next < 4; next += 1) {
    if ((next + 2) % 4 === direction) continue;
    const [stepX, stepY] = steps[next] ?? steps[0];
    const [nextColumn, nextRow] = [column + stepX, row + stepY];
    if (nextColumn < 0 || nextRow < 0 || nextColumn >= xs.length || nextRow >= ys.length) continue;
    const from = Math.min(column, nextColumn) + Math.min(row, nextRow) * xs.length;
    if ((stepX === 0 ? isBlockedDown : isBlockedRight)[from] === 1) continue;
    const length = Math.abs((xs[nextColumn] ?? 0) - (xs[column] ?? 0)) + Math.abs((ys[nextRow] ?? 0) - (ys[row] ?? 0));
    const bend = next === direction ? 0 : bendCost;
    reach((nextColumn + nextRow * xs.length) * 4 + next, place, cost + length + bend);
  }
}

function readPath(last: number, previous: Int32Array, { xs, ys }: Grid): Route {
  const path: Point[] = [];
  for (let place = last; place >= 0; place = previous[place] ?? -1) {
    const crossing = place >> 2;
    path.push({ x: xs[crossing % xs.length] ?? 0, y: ys[Math.floor(crossing / xs.length)] ?? 0 });
  }
  return path.toReversed();
}

/** Removes the points that are not corners, and repeated ones. */
function mergeStraightParts(points: Route): Route {
  const corners: Point[] = [];
  for (const point of points) {
    const [before, last] = [corners.at(-2), corners.at(-1)];
    if (last?.x === point.x && last.y === point.y) continue;
    const isStraight = (axis: 'x' | 'y') => before?.[axis] === last?.[axis] && last?.[axis] === point[axis];
    if (before && (isStraight('x') || isStraight('y'))) corners.pop();
    corners.push(point);
  }
  return corners;
}
