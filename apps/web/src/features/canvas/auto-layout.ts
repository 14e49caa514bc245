import { grouped } from '@confab/model';
import { graphlib, layout } from '@dagrejs/dagre';
import type { NodePosition } from '../../editing/index.ts';
import type { CardNode } from './canvas-model.ts';
import { cardSize, portMiddle } from './card-size.ts';
import { onGrid } from './grid-step.ts';

/** A connection as the layout sees it. */
interface Line {
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
/** Above this many nodes the quick way of ranking is taken. */
const carefulMax = 500;

/**
 * Places all nodes from left to right in the direction of the conversation.
 *
 * Which column a node stands in comes from the graph; inside a column nodes stand in the order of the ports that lead to
 * them, so that connections cross as little as the order of the ports allows.
 */
export function autoLayout(cards: readonly CardNode[], lines: readonly Line[]): NodePosition[] {
  const places = new Map<string, NodePosition>();
  const incoming = grouped(lines, ({ target }) => target);
  const byId = new Map(cards.map((card) => [card.id, card]));
  for (const { x, middle, cards: column } of columnsOf(cards, lines)) {
    const wishes = new Map(column.map((card) => [card.id, wishedFor(incoming.get(card.id) ?? [], places, byId)]));
    const sorted = column.toSorted((one, other) => (wishes.get(one.id) ?? middle) - (wishes.get(other.id) ?? middle));
    let y = middle - (sorted.reduce((sum, { height = 0 }) => sum + height + rowGap, 0) - rowGap) / 2;
    for (const { id, height = 0 } of sorted) {
      places.set(id, { nodeId: id, x: onGrid(x), y: onGrid(y) });
      y += height + rowGap;
    }
  }
  return [...places.values()];
}

function columnsOf(cards: readonly CardNode[], lines: readonly Line[]): readonly Column[] {
  const graph = new graphlib.Graph();
  graph.setGraph({
    rankdir: 'LR',
    nodesep: rowGap,
    ranksep: columnGap,
    ranker: cards.length > carefulMax ? 'longest-path' : 'network-simplex',
  });
  for (const { id, height = 0 } of cards) graph.setNode(id, { width: cardSize.width, height });
  for (const { source, target } of lines) if (source !== target) graph.setEdge(source, target, {});
  layout(graph);
  // The layout has put a middle on every node it was given.
  const middleOf = ({ id }: CardNode) => graph.node(id) as { x: number; y: number };
  return [...grouped(cards, (card) => Math.round(middleOf(card).x))]
    .toSorted(([one], [other]) => one - other)
    .map(([x, column]) => {
      const tops = column.map((card) => middleOf(card).y - (card.height ?? 0) / 2);
      const bottoms = column.map((card) => middleOf(card).y + (card.height ?? 0) / 2);
      return { x: x - cardSize.width / 2, middle: (Math.min(...tops) + Math.max(...bottoms)) / 2, cards: column };
    });
}

/** The mean height of the ports that lead to a card from columns that are placed already. */
function wishedFor(
  lines: readonly Line[],
  places: ReadonlyMap<string, NodePosition>,
  byId: ReadonlyMap<string, CardNode>,
) {
  const heights = lines.flatMap(({ source, sourceHandle }) => {
    const place = places.get(source);
    const data = byId.get(source)?.data;
    if (!place || !data) return [];
    return (
      place.y +
      portMiddle(
        data.ports.findIndex(({ id }) => id === sourceHandle),
        data.words,
      )
    );
  });
  return heights.length === 0 ? undefined : heights.reduce((sum, height) => sum + height, 0) / heights.length;
}
