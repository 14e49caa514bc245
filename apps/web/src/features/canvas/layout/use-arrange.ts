import type { NodePosition } from '../../../editing/index.ts';
import { getNodeArea } from '../annotations/annotation-nodes.ts';
import type { CanvasNode } from '../canvas-node.ts';
import type { CardNode, ConnectionEdge, ReadyWorkflow } from '../cards/canvas-model.ts';
import type { Placement } from './arrange-all.ts';

interface ArrangeProps {
  readonly view: ReadyWorkflow;
  readonly cards: readonly CardNode[];
  readonly edges: readonly ConnectionEdge[];
  /** All that the canvas shows. */
  readonly nodes: readonly CanvasNode[];
  readonly move: (positions: readonly NodePosition[]) => void;
  /** Stores where everything is after all has been arranged. */
  readonly storeArranged: (placements: readonly Placement[]) => void;
  /** Shows all of the canvas, or the part that is readable. */
  readonly fit: () => void;
}

/** The automatic layout of all cards, or only of those that no author placed. */
export interface Arranging {
  /** Whether there are cards that no author placed. */
  readonly hasUnplaced: boolean;
  readonly arrangeAll: () => void;
  readonly arrangeUnplaced: () => void;
}

/** Arranges the cards of a canvas, and shows them. The code of the layout is loaded when it is first used. */
export function useArrange({ view, cards, edges, nodes, move, storeArranged, fit }: ArrangeProps): Arranging {
  const placed = new Set<string>(view.layout.positions.flatMap(({ nodeId, isAuto }) => (isAuto ? [] : [nodeId])));
  const unplaced = new Set(cards.flatMap(({ id }) => (placed.has(id) ? [] : [id])));

  async function arrange(isAll: boolean) {
    const [{ arrangeUnplacedCards }, { arrangeAll }] = await Promise.all([
      import('./arrange-cards.ts'),
      import('./arrange-all.ts'),
    ]);
    const taken = nodes.flatMap((node) => (node.type === 'card' ? [] : [getNodeArea(node)]));
    if (isAll) storeArranged(arrangeAll(nodes, edges));
    else move(arrangeUnplacedCards(cards, edges, unplaced, taken));
    requestAnimationFrame(fit);
  }

  return {
    hasUnplaced: unplaced.size > 0,
    arrangeAll: () => void arrange(true),
    arrangeUnplaced: () => void arrange(false),
  };
}
