import type { ColleaguesWork, EditingSession } from '../../../editing/index.ts';
import { createItemStepActions, isRemoval, type ItemsStep } from './item-steps.ts';
import { createOperationQueue } from './operation-queue.ts';
import { createPendingWork } from './pending-work.ts';
import { createRecordingSession } from './recording-session.ts';
import { createStepCheck } from './step-check.ts';
import { createStepGroups } from './step-groups.ts';
import type {
  ChangeLocation,
  ConfirmUndo,
  EditStep,
  MoveStep,
  OutsideStep,
  TransferStep,
  UndoConflict,
  UndoStep,
} from './undo-step.ts';

type Direction = UndoConflict['direction'];

type Applied = Promise<ChangeLocation | undefined> | ChangeLocation | undefined;

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
  const { hasItem, removeItems, restoreItems } = createItemStepActions(session);
  const { canApply, filterMovable, findConflict } = createStepCheck(session);
  const groups = createStepGroups({
    undoSteps,
    redoSteps,
    pushStep: (step) => pushStep(undoSteps, step),
    isUntouched(step) {
      if (step.type === 'move') return filterMovable(step.from, step).length === step.from.length;
      return step.type !== 'edit' || !session.hasTakenStep(step.itemId);
    },
  });
  const pending = createPendingWork(notifyListeners);
  /** Asks before a step reverts a colleague's changes; without an answer they are kept. */
  let confirmUndo: ConfirmUndo = async () => false;
  /** Undo and redo that call the server: keys pressed while one runs count after it. */
  const queue = createOperationQueue(notifyListeners);

  function notifyListeners() {
    for (const listener of listeners) listener();
  }

  /** The latest step that can still be applied; drops steps of deleted items and cards. */
  function findLastStep(direction: Direction, steps: UndoStep[]) {
    for (let step = steps.at(-1); step !== undefined; step = steps.at(-1)) {
      if (canApply(step, direction)) return step;
      steps.pop();
    }
    return undefined;
  }

  function pushStep(steps: UndoStep[], step: UndoStep) {
    steps.push(step);
    if (steps.length > maxSteps) steps.shift();
    notifyListeners();
  }

  /** Changes in the browser are applied at once; the others return a promise. */
  function applyLastStep(from: UndoStep[], to: UndoStep[], direction: Direction): Applied {
    const step = findLastStep(direction, from);
    if (!step) return undefined;
    from.pop();
    const conflict = findConflict(step, direction);
    if (!conflict) return applyStep(step, to, direction);
    return confirmUndo(conflict).then((isConfirmed) => {
      if (step.type === 'edit') return applyEdit(step, to, direction, isConfirmed ? 'take' : 'keep');
      return isConfirmed ? applyStep(step, to, direction) : undefined;
    });
  }

  function applyStep(step: UndoStep, to: UndoStep[], direction: Direction): Applied {
    if (step.type === 'group') return applyGroup(step.steps, to, direction);
    if (step.type === 'outside') return applyOutsideChange(step, to, direction);
    if (step.type === 'transfer') return applyTransfer(step, to, direction);
    if ('itemIds' in step) return applyItemsStep(step, to, direction);
    return step.type === 'move' ? applyMove(step, to, direction) : applyEdit(step, to, direction, 'keepAndTell');
  }

  function applyEdit(step: EditStep, to: UndoStep[], direction: Direction, work: ColleaguesWork) {
    const path = session[direction](step.itemId, work);
    // The session must change before listeners are notified, because they read canUndo immediately.
    pushStep(to, step);
    return { itemId: step.itemId, path };
  }

  function applyMove(step: MoveStep, to: UndoStep[], direction: Direction) {
    const moved = filterMovable(direction === 'undo' ? step.from : step.to, step);
    session.moveNodes(step.workflowId, moved);
    pushStep(to, { ...step, since: session.countColleagueChanges() });
    return { itemId: moved[0]?.nodeId ?? step.workflowId };
  }

  /**
   * Undoes the steps of a group from the last to the first, or makes them again from the first to the last. The
   * reported change is that of the first step in both directions, such as the name that the others follow.
   */
  async function applyGroup(steps: readonly UndoStep[], to: UndoStep[], direction: Direction) {
    const pending = direction === 'undo' ? [...steps] : steps.toReversed();
    const applied: UndoStep[] = [];
    let location: ChangeLocation | undefined;
    while (pending.length > 0) {
      const changed = await applyLastStep(pending, applied, direction);
      location = direction === 'undo' ? (changed ?? location) : (location ?? changed);
    }
    if (applied.length > 0)
      pushStep(to, { type: 'group', steps: direction === 'undo' ? applied.toReversed() : applied });
    return location;
  }

  /** Removes or restores items on the server. A failed step is dropped; the session reports the error. */
  async function applyItemsStep(step: ItemsStep, to: UndoStep[], direction: Direction) {
    const parents = step.itemIds.map((itemId) => session.getItem(itemId)?.workflowId ?? session.projectId);
    const next = isRemoval(step, direction) ? await removeItems(step) : await restoreItems(step);
    if (!next) return undefined;
    pushStep(to, { ...next, since: session.countColleagueChanges() });
    const itemId = next.itemIds.find(hasItem) ?? parents.find(hasItem);
    return itemId === undefined ? undefined : { itemId };
  }

  /** Undoes or repeats a change of the server. A failed step is dropped; its owner reports the error. */
  async function applyOutsideChange(step: OutsideStep, to: UndoStep[], direction: Direction) {
    if (await step.change[direction]()) pushStep(to, step);
    return undefined;
  }

  /** Moves a node back to its previous workflow and position, or again to the new workflow. */
  async function applyTransfer(step: TransferStep, to: UndoStep[], direction: Direction) {
    const workflowId = direction === 'undo' ? step.from : step.to;
    const { type } = await session.moveNodeTo(step.itemId, workflowId);
    if (type === 'failed') return undefined;
    if (direction === 'undo') session.moveNodes(workflowId, step.previousPositions);
    pushStep(to, { ...step, since: session.countColleagueChanges() });
    return { itemId: step.itemId };
  }

  /** Applies the latest edit of one item, even when newer steps exist. */
  function applyToItem(itemId: string, from: UndoStep[], to: UndoStep[], direction: Direction) {
    groups.endGesture();
    const at = from.findLastIndex((step) => step.type === 'edit' && step.itemId === itemId);
    const removed = at < 0 ? [] : from.splice(at, 1);
    const path = session[direction](itemId);
    for (const step of removed) pushStep(to, step);
    return path;
  }

  /** Undo pressed while a change is being saved means that change, although it is not a step yet. */
  function undoLatest() {
    if (!pending.isRunning()) return applyLastStep(undoSteps, redoSteps, 'undo');
    const before = undoSteps.at(-1);
    return pending
      .waitUntilDone()
      .then(() => (undoSteps.at(-1) === before ? undefined : applyLastStep(undoSteps, redoSteps, 'undo')));
  }

  /** Whether undo or redo does something, now or after the operation that runs. */
  function canApplyLast(direction: Direction, steps: UndoStep[]) {
    return queue.isRunning() ? steps.length > 0 : findLastStep(direction, steps) !== undefined;
  }

  const recordingSession = createRecordingSession({
    session,
    pending,
    createRecorder: groups.createRecorder,
    joinsLastStep: groups.joinsLastStep,
    undo: (itemId) => applyToItem(itemId, undoSteps, redoSteps, 'undo'),
    redo: (itemId) => applyToItem(itemId, redoSteps, undoSteps, 'redo'),
    runAsOneStep: (work, gesture) => groups.joinGroup(work) ?? pending.track(groups.runGroup(work, gesture)),
  });

  return {
    session: recordingSession,
    /** Whether undo does something, now or when the change that is being saved is a step. */
    canUndo: () => pending.isRunning() || canApplyLast('undo', undoSteps),
    canRedo: () => canApplyLast('redo', redoSteps),
    /** Calls back when `canUndo` or `canRedo` may return something else. */
    subscribe(listener: () => void) {
      const unsubscribe = session.subscribeTo('history', listener);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        unsubscribe();
      };
    },
    /** Sets how the author is asked before a step reverts a colleague's changes. */
    askBy(confirm: ConfirmUndo) {
      confirmUndo = confirm;
    },
    /** Both return the location of the change; undefined when there was nothing to undo or redo. */
    undo: async () => queue.run(undoLatest),
    redo: async () => queue.run(() => applyLastStep(redoSteps, undoSteps, 'redo')),
  };
}

export type UndoStack = ReturnType<typeof createUndoStack>;
