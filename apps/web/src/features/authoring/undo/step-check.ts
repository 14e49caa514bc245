import type { EditingSession, NodePosition } from '../../../editing/index.ts';
import { isRemoval } from './item-steps.ts';
import type { TransferStep, UndoStep } from './undo-step.ts';

/** Functions that tell whether a step can be undone or redone: what it changed may have been deleted or moved since. */
export function createStepCheck(session: EditingSession) {
  const hasItem = (itemId: string) => session.getItem(itemId) !== undefined;

  const isInExpectedWorkflow = ({ itemId, from, to }: TransferStep, direction: 'undo' | 'redo') =>
    session.getItem(itemId)?.workflowId === (direction === 'undo' ? to : from);

  const filterExisting = (positions: readonly NodePosition[]) => positions.filter(({ nodeId }) => hasItem(nodeId));

  function canApply(step: UndoStep, direction: 'undo' | 'redo'): boolean {
    if (step.type === 'group') return step.steps.some((one) => canApply(one, direction));
    if (step.type === 'edit') return direction === 'undo' ? session.canUndo(step.itemId) : session.canRedo(step.itemId);
    if (step.type === 'outside') return step.change.isApplied() === (direction === 'undo');
    if (step.type === 'move') return filterExisting(step.from).length > 0;
    if (step.type === 'transfer')
      return hasItem(direction === 'undo' ? step.from : step.to) && isInExpectedWorkflow(step, direction);
    return step.itemIds.some((itemId) => hasItem(itemId) === isRemoval(step, direction));
  }

  return { canApply, filterExisting };
}
