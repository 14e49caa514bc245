import type { Area } from '../annotations/annotation.ts';
import { cardSize } from '../cards/card-size.ts';

/** What placement needs to know of a node; height in canvas pixels. */
export interface PlaceableNode {
  readonly id: string;
  readonly isStart: boolean;
  readonly targets: readonly string[];
  readonly height: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const columnGap = 100;
const rowGap = 40;

/**
 * Gives each unplaced node a position: in the column of its distance from the start, below the cards already there.
 *
 * @param notes the areas of notes, which no node is put on
 * @returns a position for each node; positions in `placed` are kept.
 */
export function placeUnplacedNodes(
  nodes: readonly PlaceableNode[],
  placed: ReadonlyMap<string, Point>,
  notes: readonly Area[] = [],
): ReadonlyMap<string, Point> {
  const unplaced = nodes.filter(({ id }) => !placed.has(id));
  if (unplaced.length === 0) return placed;
  const positions = new Map(placed);
  const depths = computeDepths(nodes);
  const lowest = new Map<number, number>();
  for (const node of nodes) {
    const position = placed.get(node.id);
    if (!position) continue;
    // A card may overlap two columns; both are free below it.
    for (const column of [Math.floor(position.x / columnWidth), Math.ceil(position.x / columnWidth)]) {
      lowest.set(column, Math.max(lowest.get(column) ?? 0, position.y + node.height + rowGap));
    }
  }
  for (const node of unplaced) {
    const column = depths.get(node.id) ?? 0;
    const x = column * columnWidth;
    const y = findFreeY(notes, x, lowest.get(column) ?? 0, node.height);
    positions.set(node.id, { x, y });
    lowest.set(column, y + node.height + rowGap);
  }
  return positions;
}

/** The first place at or below `y` where a card of this height lies on no note. */
function findFreeY(notes: readonly Area[], x: number, y: number, height: number): number {
  const beside = notes.filter((note) => note.x < x + cardSize.width && x < note.x + note.width);
  let free = y;
  for (const note of beside.toSorted((one, other) => one.y - other.y)) {
    const isOver = note.y < free + height && free < note.y + note.height;
    if (isOver) free = note.y + note.height + rowGap;
  }
  return free;
}

const columnWidth = cardSize.width + columnGap;

function computeDepths(nodes: readonly PlaceableNode[]): ReadonlyMap<string, number> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const depths = new Map<string, number>();
  let level = nodes.filter(({ isStart }) => isStart);
  for (let depth = 0; level.length > 0; depth += 1) {
    const next = new Map<string, PlaceableNode>();
    for (const node of level) depths.set(node.id, depth);
    for (const target of level.flatMap(({ targets }) => targets)) {
      const node = byId.get(target);
      if (node && !depths.has(target)) next.set(target, node);
    }
    level = [...next.values()];
  }
  return depths;
}
