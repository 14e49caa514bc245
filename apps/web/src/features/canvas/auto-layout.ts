import { graphlib, layout } from '@dagrejs/dagre';
import type { NodePosition } from '../../editing/index.ts';
import type { CardNode } from './canvas-model.ts';
import { onGrid } from './grid-step.ts';

/** Places all nodes from left to right in the direction of the conversation. */
export function autoLayout(cards: readonly CardNode[], edges: readonly { readonly source: string; readonly target: string }[]): NodePosition[] {
  const graph = new graphlib.Graph({ multigraph: true });
  graph.setGraph({ rankdir: 'LR', nodesep: 40, ranksep: 120, ranker: cards.length > 500 ? 'longest-path' : 'network-simplex' });
  for (const { id, width = 0, height = 0 } of cards) graph.setNode(id, { width, height });
  edges.forEach(({ source, target }, at) => graph.setEdge(source, target, {}, String(at)));
  layout(graph);
  return cards.map(({ id, width = 0, height = 0 }) => {
    // The layout has put a middle on every node it was given.
    const { x, y } = graph.node(id) as { x: number; y: number };
    return { nodeId: id, x: onGrid(x - width / 2), y: onGrid(y - height / 2) };
  });
}
