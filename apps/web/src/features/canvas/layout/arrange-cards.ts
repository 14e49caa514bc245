import { grouped } from '@confab/model';
import { graphlib, layout } from '@dagrejs/dagre';
import type { NodePosition } from '../../../editing/index.ts';
import type { CardNode } from '../cards/canvas-model.ts';
import { cardSize, getPortCenterY } from '../cards/card-size.ts';
import { findFreeSpot } from './find-free-spot.ts';
import { snapToGrid } from './grid.ts';

/** What the layout needs to know of a connection. */
interface LayoutEdge {
  readonly source: string;
  readonly sourceHandle?: string | null;
  readonly target: string;
}

interface Column {
  readonly x: number;
  readonly middle: number;
  readonly cards: readonly CardNode[];
}

const rowGap = 40;
const columnGap = 120;
/** Above this many cards the faster, less exact ranking is used. */
const maxCardsForExactRanking = 500;

/**
 * Computes positions for all cards, from left to right in the direction of the conversation.
 *
 * The graph decides the column of a card. Within a column, cards are ordered like the ports that lead to them, so that
 * few connections cross.
 */
export function arrangeCards(cards: readonly CardNode[], edges: readonly LayoutEdge[]): NodePosition[] {
  const positions = new Map<string, NodePosition>();
  const incoming = grouped(edges, ({ target }) => target);
  const byId = new Map(cards.map((card) => [card.id, card]));
  for (const { x, middle, cards: column } of computeColumns(cards, edges)) {
    const preferred = new Map(
      column.map((card) => [card.id, computePreferredHeight(incoming.get(card.id) ?? [], positions, byId)]),
    );
    const sorted = column.toSorted(
      (one, other) => (preferred.get(one.id) ?? middle) - (preferred.get(other.id) ?? middle),
    );
    let y = middle - (sorted.reduce((sum, { height = 0 }) => sum + height + rowGap, 0) - rowGap) / 2;
    for (const { id, height = 0 } of sorted) {
      positions.set(id, { nodeId: id, x: snapToGrid(x), y: snapToGrid(y), isAuto: true });
      y += height + rowGap;
    }
  }
  return [...positions.values()];
}

/**
 * Computes positions for the cards that no author placed; all others stay. Each is placed behind a card that leads to it,
 * or else where it would be if all cards were arranged, and never on top of another one.
 */
export function arrangeUnplacedCards(
  cards: readonly CardNode[],
  edges: readonly LayoutEdge[],
  unplaced: ReadonlySet<string>,
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
    const spot = findFreeSpot([...areas.values()], wanted, size);
    areas.set(nodeId, { ...spot, ...size });
    return [{ nodeId, ...spot, isAuto: true }];
  });
}

function computeColumns(cards: readonly CardNode[], edges: readonly LayoutEdge[]): readonly Column[] {
  const graph = new graphlib.Graph();
  graph.setGraph({
    rankdir: 'LR',
    nodesep: rowGap,
    ranksep: columnGap,
    ranker: cards.length > maxCardsForExactRanking ? 'longest-path' : 'network-simplex',
  });
  for (const { id, height = 0 } of cards) graph.setNode(id, { width: cardSize.width, height });
  for (const { source, target } of edges) if (source !== target) graph.setEdge(source, target, {});
  layout(graph);
  // dagre stores a center on every node.
  const getCenter = ({ id }: CardNode) => graph.node(id) as { x: number; y: number };
  return [...grouped(cards, (card) => Math.round(getCenter(card).x))]
    .toSorted(([one], [other]) => one - other)
    .map(([x, column]) => {
      const tops = column.map((card) => getCenter(card).y - (card.height ?? 0) / 2);
      const bottoms = column.map((card) => getCenter(card).y + (card.height ?? 0) / 2);
      return { x: x - cardSize.width / 2, middle: (Math.min(...tops) + Math.max(...bottoms)) / 2, cards: column };
    });
}

/** The mean y of the ports that lead to a card from columns already placed; undefined without such ports. */
function computePreferredHeight(
  edges: readonly LayoutEdge[],
  positions: ReadonlyMap<string, NodePosition>,
  byId: ReadonlyMap<string, CardNode>,
) {
  const heights = edges.flatMap(({ source, sourceHandle }) => {
    const position = positions.get(source);
    const data = byId.get(source)?.data;
    if (!position || !data) return [];
    return (
      position.y +
      getPortCenterY(
        data.rows.findIndex(({ ports }) => ports.some(({ id }) => id === sourceHandle)),
        data.lines,
      )
    );
  });
  return heights.length === 0 ? undefined : heights.reduce((sum, height) => sum + height, 0) / heights.length;
}
