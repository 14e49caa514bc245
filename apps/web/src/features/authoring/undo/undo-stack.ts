import type { CreateResult, NodePosition, EditingSession } from '../../../editing/index.ts';
import { createItemStepActions, isRemoval, type ItemsStep } from './item-steps.ts';
import type { ChangeLocation, TransferStep, UndoStep } from './undo-step.ts';

/** The oldest steps are dropped above this number. */
const maxSteps = 500;

/**
 * Wraps a session and records its changes in order, so that undo and redo work across items.
 *
 * The session itself keeps one history per item; authors expect undo to revert their latest change, whatever is selected.
 */
export function createUndoStack(session: EditingSession) {
  const undoSteps: UndoStep[] = [];
  const redoSteps: UndoStep[] = [];
  const listeners = new Set<() => void>();
  const { hasItem, listPositions, listPositionsByWorkflow, removeItems, restoreItems } = createItemStepActions(session);
  /** Whether a call to the server is in progress; undo and redo are disabled until it ends. */
  let isBusy = false;
  /** The steps of a running group; undefined outside of one. */
  let openGroup: UndoStep[] | undefined;

  function notifyListeners() {
    for (const listener of listeners) listener();
  }

  /** The latest step that can still be applied; drops steps of deleted items and cards. */
  function findLastStep(direction: 'undo' | 'redo', steps: UndoStep[]) {
    if (isBusy) return undefined;
    for (let step = steps.at(-1); step !== undefined; step = steps.at(-1)) {
      if (canApply(step, direction)) return step;
      steps.pop();
    }
    return undefined;
  }

  function canApply(step: UndoStep, direction: 'undo' | 'redo'): boolean {
    if (step.type === 'group') return step.steps.some((one) => canApply(one, direction));
    if (step.type === 'edit') return direction === 'undo' ? session.canUndo(step.itemId) : session.canRedo(step.itemId);
    if (step.type === 'move') return filterExisting(step.from).length > 0;
    if (step.type === 'transfer')
      return hasItem(direction === 'undo' ? step.from : step.to) && isInExpectedWorkflow(step, direction);
    return step.itemIds.some((itemId) => hasItem(itemId) === isRemoval(step, direction));
  }

  const isInExpectedWorkflow = ({ itemId, from, to }: TransferStep, direction: 'undo' | 'redo') =>
    session.getItem(itemId)?.workflowId === (direction === 'undo' ? to : from);

  const filterExisting = (positions: readonly NodePosition[]) => positions.filter(({ nodeId }) => hasItem(nodeId));

  function pushStep(steps: UndoStep[], step: UndoStep) {
    steps.push(step);
    if (steps.length > maxSteps) steps.shift();
    notifyListeners();
  }

  function recordStep(step: UndoStep) {
    redoSteps.length = 0;
    if (openGroup) {
      openGroup.push(step);
      return;
    }
    pushStep(undoSteps, step);
  }

  async function applyLastStep(
    from: UndoStep[],
    to: UndoStep[],
    direction: 'undo' | 'redo',
  ): Promise<ChangeLocation | undefined> {
    const step = findLastStep(direction, from);
    if (!step) return undefined;
    from.pop();
    if (step.type === 'group') return applyGroup(step.steps, to, direction);
    if (step.type === 'transfer') return applyTransfer(step, to, direction);
    if ('itemIds' in step) return applyItemsStep(step, to, direction);
    if (step.type === 'move') {
      session.moveNodes(step.workflowId, filterExisting(direction === 'undo' ? step.from : step.to));
      pushStep(to, step);
      return { itemId: filterExisting(step.from)[0]?.nodeId ?? step.workflowId };
    }
    const path = session[direction](step.itemId);
    // The session must change before listeners are notified, because they read canUndo immediately.
    pushStep(to, step);
    return { itemId: step.itemId, path };
  }

  /** Undoes the steps of a group from the last to the first, or makes them again from the first to the last. */
  async function applyGroup(steps: readonly UndoStep[], to: UndoStep[], direction: 'undo' | 'redo') {
    const pending = direction === 'undo' ? [...steps] : steps.toReversed();
    const applied: UndoStep[] = [];
    let location: ChangeLocation | undefined;
    while (pending.length > 0) {
      const left = pending.length;
      location = (await applyLastStep(pending, applied, direction)) ?? location;
      // A step that cannot be applied while a call runs ends the group.
      if (pending.length === left) break;
    }
    if (applied.length > 0)
      pushStep(to, { type: 'group', steps: direction === 'undo' ? applied.toReversed() : applied });
    return location;
  }

  /** Removes or restores items on the server. A failed step is dropped; the session reports the error. */
  async function applyItemsStep(step: ItemsStep, to: UndoStep[], direction: 'undo' | 'redo') {
    isBusy = true;
    notifyListeners();
    const parents = step.itemIds.map((itemId) => session.getItem(itemId)?.workflowId ?? session.projectId);
    const next = isRemoval(step, direction) ? await removeItems(step) : await restoreItems(step);
    isBusy = false;
    if (!next) {
      notifyListeners();
      return undefined;
    }
    pushStep(to, next);
    const itemId = next.itemIds.find(hasItem) ?? parents.find(hasItem);
    return itemId === undefined ? undefined : { itemId };
  }

  /** Moves a node back to its previous workflow and position, or again to the new workflow. */
  async function applyTransfer(step: TransferStep, to: UndoStep[], direction: 'undo' | 'redo') {
    isBusy = true;
    notifyListeners();
    const workflowId = direction === 'undo' ? step.from : step.to;
    const { type } = await session.moveNodeTo(step.itemId, workflowId);
    isBusy = false;
    if (type === 'failed') {
      notifyListeners();
      return undefined;
    }
    if (direction === 'undo') session.moveNodes(workflowId, step.previousPositions);
    pushStep(to, step);
    return { itemId: step.itemId };
  }

  /** Applies the latest edit of one item, even when newer steps exist. */
  function applyToItem(itemId: string, from: UndoStep[], to: UndoStep[], direction: 'undo' | 'redo') {
    const at = from.findLastIndex((step) => step.type === 'edit' && step.itemId === itemId);
    const removed = at < 0 ? [] : from.splice(at, 1);
    const path = session[direction](itemId);
    for (const step of removed) pushStep(to, step);
    return path;
  }

  async function recordAdded(creation: Promise<CreateResult>) {
    const result = await creation;
    if (result.type === 'created') recordStep({ type: 'added', itemIds: [result.id], previousPositions: new Map() });
    return result;
  }

  async function removeAndRecord(itemIds: readonly string[]) {
    const previousPositions = listPositionsByWorkflow(itemIds);
    const result = await session.removeItems(itemIds);
    const removedIds = itemIds.filter((itemId) => !hasItem(itemId));
    if (removedIds.length > 0) recordStep({ type: 'removed', itemIds: removedIds, previousPositions });
    return result;
  }

  const undoableSession: EditingSession = {
    ...session,
    async runAsOneStep(work) {
      if (openGroup) return work();
      const group: UndoStep[] = [];
      openGroup = group;
      try {
        return await work();
      } finally {
        openGroup = undefined;
        const [first] = group;
        if (first) recordStep(group.length === 1 ? first : { type: 'group', steps: group });
      }
    },
    edit(itemId, change) {
      const before = session.countChanges(itemId);
      session.edit(itemId, change);
      // Consecutive typing extends the same step.
      if (session.countChanges(itemId) !== before) recordStep({ type: 'edit', itemId });
    },
    undo: (itemId) => applyToItem(itemId, undoSteps, redoSteps, 'undo'),
    redo: (itemId) => applyToItem(itemId, redoSteps, undoSteps, 'redo'),
    moveNodes(workflowId, positions) {
      const nodeIds = positions.map(({ nodeId }) => nodeId);
      const from = listPositions(workflowId, nodeIds);
      session.moveNodes(workflowId, positions);
      if (session.isReadOnly || from.length === 0) return;
      recordStep({ type: 'move', workflowId, from, to: positions });
    },
    async moveNodeTo(itemId, to) {
      const from = session.getItem(itemId)?.workflowId ?? '';
      const previousPositions = listPositions(from, [itemId]);
      const moved = await session.moveNodeTo(itemId, to);
      if (moved.type === 'done' && from !== to) recordStep({ type: 'transfer', itemId, from, to, previousPositions });
      return moved;
    },
    addNode: (node) => recordAdded(session.addNode(node)),
    addWorkflow: (workflow) => recordAdded(session.addWorkflow(workflow)),
    duplicateNode: (nodeId) => recordAdded(session.duplicateNode(nodeId)),
    duplicateWorkflow: (workflowId) => recordAdded(session.duplicateWorkflow(workflowId)),
    async pasteNodes(workflowId, nodes) {
      const result = await session.pasteNodes(workflowId, nodes);
      if (result.type === 'created') recordStep({ type: 'added', itemIds: result.ids, previousPositions: new Map() });
      return result;
    },
    removeNode: (nodeId) => removeAndRecord([nodeId]),
    removeWorkflow: (workflowId) => removeAndRecord([workflowId]),
    removeItems: removeAndRecord,
    async restoreItem(itemId) {
      const restored = await session.restoreItem(itemId);
      if (restored.type === 'done') recordStep({ type: 'added', itemIds: [itemId], previousPositions: new Map() });
      return restored;
    },
  };
  return {
    session: undoableSession,
    peekUndo: () => findLastStep('undo', undoSteps),
    peekRedo: () => findLastStep('redo', redoSteps),
    /** Calls back when `peekUndo` or `peekRedo` may return something else. */
    subscribe(listener: () => void) {
      const unsubscribe = session.subscribeTo('history', listener);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        unsubscribe();
      };
    },
    /** Both return the location of the change; undefined when there was nothing to undo or redo. */
    undo: () => applyLastStep(undoSteps, redoSteps, 'undo'),
    redo: () => applyLastStep(redoSteps, undoSteps, 'redo'),
  };
}

export type UndoStack = ReturnType<typeof createUndoStack>;
