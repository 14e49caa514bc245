import type { Point, Route } from './types.ts';

/** The distance between edges that run side by side, in canvas pixels, and the farthest that one is moved. */
const laneGap = 8;
const maxShift = 12;

interface Part {
  readonly edgeId: string;
  /** The index of its first corner. */
  readonly at: number;
  readonly line: number;
  readonly from: number;
  readonly to: number;
  /** Parts of a line get their lanes in this order, so that few of them cross. */
  readonly rank: number;
}

type Axis = 'x' | 'y';

/**
 * Moves parts of edges that lie on top of each other apart, so that each edge can be followed. The first and the last
 * part of an edge stay at its ports.
 */
export function spreadRoutes(routes: ReadonlyMap<string, Route>): ReadonlyMap<string, Route> {
  const spread = new Map([...routes].map(([id, route]) => [id, route.map((point) => ({ ...point }))]));
  for (const axis of ['x', 'y'] as const) {
    for (const parts of groupByLine(routes, axis)) {
      for (const cluster of listClusters(parts)) shiftCluster(cluster, spread, axis);
    }
  }
  return spread;
}

/** The inner parts of all edges, grouped by the vertical ('x') or horizontal ('y') line on which they lie. */
function groupByLine(routes: ReadonlyMap<string, Route>, axis: Axis): readonly (readonly Part[])[] {
  const along = axis === 'x' ? 'y' : 'x';
  const lines = new Map<number, Part[]>();
  for (const [edgeId, route] of routes) {
    for (let at = 1; at < route.length - 2; at += 1) {
      const [one, other] = [route[at], route[at + 1]];
      if (!one || !other || one[axis] !== other[axis]) continue;
      const [from, to] = [Math.min(one[along], other[along]), Math.max(one[along], other[along])];
      const start = route[0]?.y ?? 0;
      // Going down, the edge of the upper port takes the outer lane.
      const rank = other[along] > one[along] ? -start : start;
      const part = { edgeId, at, line: one[axis], from, to, rank };
      const key = Math.round(one[axis]);
      const known = lines.get(key);
      if (known) known.push(part);
      else lines.set(key, [part]);
    }
  }
  return [...lines.values()].filter((parts) => parts.length > 1);
}

/** Parts of one line, divided where no part overlaps. */
function listClusters(parts: readonly Part[]): readonly (readonly Part[])[] {
  const clusters: Part[][] = [];
  let end = -Infinity;
  for (const part of parts.toSorted((one, other) => one.from - other.from)) {
    if (part.from >= end) clusters.push([]);
    clusters.at(-1)?.push(part);
    end = Math.max(end, part.to);
  }
  return clusters.filter((cluster) => cluster.length > 1);
}

function shiftCluster(cluster: readonly Part[], spread: ReadonlyMap<string, { x: number; y: number }[]>, axis: Axis) {
  const lanes: number[] = [];
  const ordered = cluster.toSorted(
    (one, other) => one.rank - other.rank || (one.edgeId < other.edgeId ? -1 : 1) || one.at - other.at,
  );
  const laneOf = new Map<Part, number>();
  for (const part of ordered) {
    const taken = new Set(
      ordered
        .filter((other) => laneOf.has(other) && other.from < part.to && part.from < other.to)
        .map((other) => laneOf.get(other)),
    );
    let lane = 0;
    while (taken.has(lane)) lane += 1;
    laneOf.set(part, lane);
    lanes[lane] = 1;
  }
  const gap = Math.min(laneGap, (2 * maxShift) / Math.max(lanes.length - 1, 1));
  for (const [{ edgeId, at, line }, lane] of laneOf) {
    const shifted = line + (lane - (lanes.length - 1) / 2) * gap;
    const route = spread.get(edgeId);
    for (const point of [route?.[at], route?.[at + 1]]) if (point) point[axis] = shifted;
  }
}

/** The SVG path of a route, with rounded corners. `radius` is in canvas pixels. */
export function toRoundedPath(route: Route, radius: number): string {
  const commands = route.map((corner, at) => {
    const [before, after] = [route[at - 1], route[at + 1]];
    if (!before) return `M${corner.x} ${corner.y}`;
    if (!after) return `L${corner.x} ${corner.y}`;
    const bend = Math.min(radius, getDistance(before, corner) / 2, getDistance(corner, after) / 2);
    const [one, other] = [moveTowards(corner, before, bend), moveTowards(corner, after, bend)];
    return `L${one.x} ${one.y}Q${corner.x} ${corner.y} ${other.x} ${other.y}`;
  });
  return commands.join('');
}

/** The point halfway along a route, where its label is. */
export function getRouteMiddle(route: Route): Point {
  const lengths = route.map((point, at) => (at === 0 ? 0 : getDistance(route[at - 1] ?? point, point)));
  let left = lengths.reduce((sum, length) => sum + length, 0) / 2;
  for (const [at, length] of lengths.entries()) {
    const [from, to] = [route[at - 1], route[at]];
    if (from && to && left <= length) return moveTowards(from, to, left);
    left -= length;
  }
  return route[0] ?? { x: 0, y: 0 };
}

function getDistance(one: Point, other: Point) {
  return Math.abs(one.x - other.x) + Math.abs(one.y - other.y);
}

function moveTowards(from: Point, to: Point, distance: number): Point {
  const length = getDistance(from, to);
  if (length === 0) return from;
  const share = distance / length;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
