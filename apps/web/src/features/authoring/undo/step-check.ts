import type { EditingSession, NodePosition } from '../../../editing/index.ts';
import { isRemoval } from './item-steps.ts';
import type { MoveStep, TransferStep, UndoConflict, UndoStep } from './undo-step.ts';

/**
 * Functions that check whether a step can be undone or redone: the changed items may have been deleted or moved since.
 */
export function createStepCheck(session: EditingSession) {
  const hasItem = (itemId: string) => session.getItem(itemId) !== undefined;

  const isInExpectedWorkflow = ({ itemId, from, to }: TransferStep, direction: 'undo' | 'redo') =>
    session.getItem(itemId)?.workflowId === (direction === 'undo' ? to : from);

  /** The positions of cards that are still there and that no colleague has moved since. */
  const filterMovable = (positions: readonly NodePosition[], { workflowId, since }: MoveStep) =>
    positions.filter(({ nodeId }) => hasItem(nodeId) && !session.isCardMoved(workflowId, nodeId, since));

  function canApply(step: UndoStep, direction: 'undo' | 'redo'): boolean {
    if (step.type === 'group') return step.steps.some((one) => canApply(one, direction));
    if (step.type === 'edit') return direction === 'undo' ? session.canUndo(step.itemId) : session.canRedo(step.itemId);
    if (step.type === 'outside') return step.change.isApplied() === (direction === 'undo');
    if (step.type === 'move') return filterMovable(step.from, step).length > 0;
    if (step.type === 'transfer')
      return hasItem(direction === 'undo' ? step.from : step.to) && isInExpectedWorkflow(step, direction);
    return step.itemIds.some((itemId) => hasItem(itemId) === isRemoval(step, direction));
  }

  /** The colleague's changes that a step would revert; undefined if there are none. */
  function findConflict(step: UndoStep, direction: 'undo' | 'redo'): UndoConflict | undefined {
    const conflict = (itemId: string, what: UndoConflict['what'], by: string | undefined) => {
      const name = session.getItem(itemId)?.displayName ?? '';
      return by === undefined ? undefined : { what, direction, by, name };
    };
    if (step.type === 'edit') return conflict(step.itemId, 'entry', session.findUndoConflict(step.itemId, direction));
    if (step.type === 'transfer')
      return conflict(step.itemId, 'place', session.findColleague([step.itemId], step.since));
    if (!('itemIds' in step) || !isRemoval(step, direction)) return undefined;
    const there = step.itemIds.filter(hasItem);
    return conflict(there[0] ?? '', 'item', session.findColleague(there, step.since));
  }

  return { canApply, filterMovable, findConflict };
}
