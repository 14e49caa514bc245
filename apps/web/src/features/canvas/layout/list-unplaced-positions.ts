import type { NodePosition } from '../../../editing/index.ts';
import type { CardNode, ReadyWorkflow } from '../cards/canvas-model.ts';

/**
 * The current positions of all cards that have none in the layout.
 *
 * Automatic positions depend on the other cards, so the first move of any card must store them.
 */
export function listUnplacedPositions({ layout }: ReadyWorkflow, cards: readonly CardNode[]): NodePosition[] {
  const placed = new Set<string>(layout.positions.map(({ nodeId }) => nodeId));
  return cards
    .filter(({ id }) => !placed.has(id))
    .map(({ id, position: { x, y } }) => ({ nodeId: id, x, y, isAuto: true }));
}
