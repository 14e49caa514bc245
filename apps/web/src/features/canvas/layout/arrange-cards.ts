import { grouped } from '@confab/model';
import { graphlib, layout } from '@dagrejs/dagre';
import type { NodePosition } from '../../../editing/index.ts';
import type { Area } from '../annotations/annotation.ts';
import type { CardNode } from '../cards/canvas-model.ts';
import { cardSize, getPortCenterY } from '../cards/card-size.ts';
import { findFreeSpot } from './find-free-spot.ts';
import { snapToGrid } from './grid.ts';

/** What the layout needs to know of a connection. */
export interface LayoutEdge {
  readonly source: string;
  readonly sourceHandle?: string | null;
  readonly target: string;
}

/** A card, or a group with all that is in it. */
interface Block {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

/** A connection between blocks. */
interface BlockEdge {
  readonly source: string;
  readonly target: string;
  /** How far below the top of its block it begins. */
  readonly portY: number;
}

interface Column {
  readonly middle: number;
  readonly center: number;
  readonly blocks: readonly Block[];
}

/** The vertical distance between blocks of a column, in canvas pixels. */
export const rowGap = 40;
const columnGap = 120;
/** Above this many blocks the faster, less exact ranking is used. */
const maxBlocksForExactRanking = 500;

/** Computes positions for all cards, from left to right in the direction of the conversation. */
export function arrangeCards(cards: readonly CardNode[], edges: readonly LayoutEdge[]): NodePosition[] {
  const byId = new Map(cards.map((card) => [card.id, card]));
  const lines = edges.flatMap(({ source, sourceHandle, target }) => {
    const card = byId.get(source);
    return card ? [{ source, target, portY: getPortY(card, sourceHandle) }] : [];
  });
  const blocks = cards.map(({ id, height = 0 }) => ({ id, width: cardSize.width, height }));
  return [...arrangeBlocks(blocks, lines)].map(([nodeId, place]) => ({ nodeId, ...place, isAuto: true }));
}

/**
 * Computes places for cards and groups, from left to right in the direction of the conversation.
 *
 * The graph decides the column of a block. Within a column, blocks are ordered like the ports that lead to them, so that
 * few connections cross.
 */
export function arrangeBlocks(blocks: readonly Block[], edges: readonly BlockEdge[]) {
  const places = new Map<string, { readonly x: number; readonly y: number }>();
  const incoming = grouped(edges, ({ target }) => target);
  for (const { center, middle, blocks: column } of computeColumns(blocks, edges)) {
    const preferred = new Map(column.map(({ id }) => [id, computePreferredHeight(incoming.get(id) ?? [], places)]));
    const sorted = column.toSorted(
      (one, other) => (preferred.get(one.id) ?? middle) - (preferred.get(other.id) ?? middle),
    );
    let y = middle - (sorted.reduce((sum, { height }) => sum + height + rowGap, 0) - rowGap) / 2;
    for (const { id, width, height } of sorted) {
      places.set(id, { x: snapToGrid(center - width / 2), y: snapToGrid(y) });
      y += height + rowGap;
    }
  }
  return places;
}

/** How far below the top of a card a connection begins. */
export function getPortY({ data }: CardNode, portId: LayoutEdge['sourceHandle']): number {
  return getPortCenterY(
    data.rows.findIndex(({ ports }) => ports.some(({ id }) => id === portId)),
    data.lines,
  );
}

/**
 * Computes positions for the cards that no author placed; all others stay. Each is placed after a card that leads to
 * it, or else where it would be if all cards were arranged, and never on top of another one.
 *
 * @param taken other areas that stay free, such as notes
 */
export function arrangeUnplacedCards(
  cards: readonly CardNode[],
  edges: readonly LayoutEdge[],
  unplaced: ReadonlySet<string>,
  taken: readonly Area[] = [],
): NodePosition[] {
  const incoming = grouped(edges, ({ target }) => target);
  const areas = new Map(
    cards.flatMap(({ id, position: { x, y }, width = 0, height = 0 }) =>
      unplaced.has(id) ? [] : [[id, { x, y, width, height }]],
    ),
  );
  const ideal = arrangeCards(cards, edges).toSorted((one, other) => one.x - other.x || one.y - other.y);
  const heights = new Map(cards.map(({ id, height = 0 }) => [id, height]));
  return ideal.flatMap(({ nodeId, x, y }) => {
    if (!unplaced.has(nodeId)) return [];
    const before = (incoming.get(nodeId) ?? []).flatMap(({ source }) => areas.get(source) ?? [])[0];
    const wanted = before ? { x: before.x + before.width + columnGap, y: before.y } : { x, y };
    const size = { width: cardSize.width, height: heights.get(nodeId) ?? 0 };
    const spot = findFreeSpot([...taken, ...areas.values()], wanted, size);
    areas.set(nodeId, { ...spot, ...size });
    return [{ nodeId, ...spot, isAuto: true }];
  });
}

function computeColumns(blocks: readonly Block[], edges: readonly BlockEdge[]): readonly Column[] {
  const graph = new graphlib.Graph();
  graph.setGraph({
    rankdir: 'LR',
    nodesep: rowGap,
    ranksep: columnGap,
    ranker: blocks.length > maxBlocksForExactRanking ? 'longest-path' : 'network-simplex',
  });
  for (const { id, width, height } of blocks) graph.setNode(id, { width, height });
  for (const { source, target } of edges) if (source !== target) graph.setEdge(source, target, {});
  layout(graph);
  // dagre stores a center on every node.
  const getCenter = ({ id }: Block) => graph.node(id) as { x: number; y: number };
  return [...grouped(blocks, (block) => Math.round(getCenter(block).x))]
    .toSorted(([one], [other]) => one - other)
    .map(([center, column]) => {
      const tops = column.map((block) => getCenter(block).y - block.height / 2);
      const bottoms = column.map((block) => getCenter(block).y + block.height / 2);
      return { center, middle: (Math.min(...tops) + Math.max(...bottoms)) / 2, blocks: column };
    });
}

/** The mean y of the ports that lead to a block from columns already placed; undefined without such ports. */
function computePreferredHeight(
  edges: readonly BlockEdge[],
  places: ReadonlyMap<string, { readonly x: number; readonly y: number }>,
) {
  const heights = edges.flatMap(({ source, portY }) => {
    const place = places.get(source);
    return place ? place.y + portY : [];
  });
  return heights.length === 0 ? undefined : heights.reduce((sum, height) => sum + height, 0) / heights.length;
}
