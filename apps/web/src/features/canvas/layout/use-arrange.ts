import type { NodePosition } from '../../../editing/index.ts';
import type { CardNode, ConnectionEdge, ReadyWorkflow } from '../cards/canvas-model.ts';

interface ArrangeProps {
  readonly view: ReadyWorkflow;
  readonly cards: readonly CardNode[];
  readonly edges: readonly ConnectionEdge[];
  readonly move: (positions: readonly NodePosition[]) => void;
  /** Shows all of the canvas, or what can be read of it. */
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
export function useArrange({ view, cards, edges, move, fit }: ArrangeProps): Arranging {
  const placed = new Set<string>(view.layout.positions.flatMap(({ nodeId, isAuto }) => (isAuto ? [] : [nodeId])));
  const unplaced = new Set(cards.flatMap(({ id }) => (placed.has(id) ? [] : [id])));

  async function arrange(isAll: boolean) {
    const { arrangeCards, arrangeUnplacedCards } = await import('./arrange-cards.ts');
    move(isAll ? arrangeCards(cards, edges) : arrangeUnplacedCards(cards, edges, unplaced));
    requestAnimationFrame(fit);
  }

  return {
    hasUnplaced: unplaced.size > 0,
    arrangeAll: () => void arrange(true),
    arrangeUnplaced: () => void arrange(false),
  };
}
