import type { NodePosition } from '../../editing/index.ts';
import type { CardNode, ReadyWorkflow } from './canvas-model.ts';

/**
 * Where cards stand that nobody has put anywhere.
 *
 * They find their spots by what is around them, so the first move of any card has to hold them where they are seen.
 */
export function unplacedOf({ layout }: ReadyWorkflow, cards: readonly CardNode[]): NodePosition[] {
  const placed = new Set<string>(layout.positions.map(({ nodeId }) => nodeId));
  return cards.filter(({ id }) => !placed.has(id)).map(({ id, position: { x, y } }) => ({ nodeId: id, x, y }));
}
