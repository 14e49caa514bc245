import { cardSize } from './card-size.ts';

/** What placing needs to know of a node. */
export interface Placeable {
  readonly id: string;
  readonly isStart: boolean;
  readonly targets: readonly string[];
  readonly height: number;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

const columnGap = 100;
const rowGap = 40;

/**
 * Where every node stands: where it has been put, else in the column of its distance from the start, below what is there.
 *
 * @returns a place for each node; those given are kept.
 */
export function placeUnplaced(
  nodes: readonly Placeable[],
  placed: ReadonlyMap<string, Place>,
): ReadonlyMap<string, Place> {
  const unplaced = nodes.filter(({ id }) => !placed.has(id));
  if (unplaced.length === 0) return placed;
  const places = new Map(placed);
  const depths = depthsOf(nodes);
  const lowest = new Map<number, number>();
  for (const node of nodes) {
    const place = placed.get(node.id);
    if (!place) continue;
    // A card may reach into two columns; below it there is room in both.
    for (const column of [Math.floor(place.x / columnWidth), Math.ceil(place.x / columnWidth)]) {
      lowest.set(column, Math.max(lowest.get(column) ?? 0, place.y + node.height + rowGap));
    }
  }
  for (const node of unplaced) {
    const column = depths.get(node.id) ?? 0;
    const y = lowest.get(column) ?? 0;
    places.set(node.id, { x: column * columnWidth, y });
    lowest.set(column, y + node.height + rowGap);
  }
  return places;
}

const columnWidth = cardSize.width + columnGap;

function depthsOf(nodes: readonly Placeable[]): ReadonlyMap<string, number> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const depths = new Map<string, number>();
  let level = nodes.filter(({ isStart }) => isStart);
  for (let depth = 0; level.length > 0; depth += 1) {
    const next = new Map<string, Placeable>();
    for (const node of level) depths.set(node.id, depth);
    for (const target of level.flatMap(({ targets }) => targets)) {
      const node = byId.get(target);
      if (node && !depths.has(target)) next.set(target, node);
    }
    level = [...next.values()];
  }
  return depths;
}
