import type { NodePosition, ProjectSession } from '../../editing/index.ts';

/** What was done: an edit of an item, which keeps its history, or cards that were moved. */
type Step =
  | { readonly type: 'edit'; readonly itemId: string }
  | {
      readonly type: 'move';
      readonly workflowId: string;
      readonly from: readonly NodePosition[];
      readonly to: readonly NodePosition[];
    };

/** More than anybody takes back one by one. */
const stepsMax = 500;

/**
 * A session that remembers in which order its items were edited and its cards moved.
 *
 * Histories are kept per item; an author who connects two nodes on the canvas means that change, whatever is selected.
 */
export function withEditOrder(session: ProjectSession) {
  const done: Step[] = [];
  const undone: Step[] = [];
  const listeners = new Set<() => void>();

  function tell() {
    for (const listener of listeners) listener();
  }

  /** The last step that still can be taken; those of items that are gone, and cards that are, are forgotten. */
  function lastThat(can: (itemId: string) => boolean, steps: Step[]) {
    for (let step = steps.at(-1); step !== undefined; step = steps.at(-1)) {
      const isLeft = step.type === 'edit' ? can(step.itemId) : stillThere(step.from).length > 0;
      if (isLeft) return step;
      steps.pop();
    }
    return undefined;
  }

  function stillThere(positions: readonly NodePosition[]) {
    return positions.filter(({ nodeId }) => session.getItem(nodeId) !== undefined);
  }

  function note(steps: Step[], step: Step) {
    steps.push(step);
    if (steps.length > stepsMax) steps.shift();
    tell();
  }

  function noteNew(step: Step) {
    undone.length = 0;
    note(done, step);
  }

  /** Where those cards stand now that have been put somewhere: putting one there first cannot be taken back. */
  function placesOf(workflowId: string, positions: readonly NodePosition[]) {
    const view = session.getWorkflow(workflowId);
    const moved = new Set(positions.map(({ nodeId }) => nodeId));
    return view.status === 'ready' ? view.layout.positions.filter(({ nodeId }) => moved.has(nodeId)) : [];
  }

  function back(from: Step[], to: Step[], step: Step, towards: 'undo' | 'redo') {
    from.pop();
    if (step.type === 'edit') session[towards](step.itemId);
    else session.moveNodes(step.workflowId, stillThere(towards === 'undo' ? step.from : step.to));
    // Whoever hears of it asks at once whether it can be done, so the session has to be there already.
    note(to, step);
  }

  /** The same for the last change of one item, whatever was done after it. */
  function backIn(itemId: string, from: Step[], to: Step[], towards: 'undo' | 'redo') {
    const at = from.findLastIndex((step) => step.type === 'edit' && step.itemId === itemId);
    const taken = at < 0 ? [] : from.splice(at, 1);
    session[towards](itemId);
    for (const step of taken) note(to, step);
  }

  const undoable = () => lastThat(session.canUndo, done);
  const redoable = () => lastThat(session.canRedo, undone);
  const ordered: ProjectSession = {
    ...session,
    edit(itemId, change) {
      const before = session.getLastStep(itemId);
      session.edit(itemId, change);
      // One letter more of what is being typed is no step of its own.
      if (session.getLastStep(itemId) !== before) noteNew({ type: 'edit', itemId });
    },
    undo: (itemId) => backIn(itemId, done, undone, 'undo'),
    redo: (itemId) => backIn(itemId, undone, done, 'redo'),
    moveNodes(workflowId, positions) {
      const from = placesOf(workflowId, positions);
      session.moveNodes(workflowId, positions);
      if (session.isReadOnly || from.length === 0) return;
      noteNew({ type: 'move', workflowId, from, to: positions });
    },
  };
  return {
    session: ordered,
    undoable,
    redoable,
    /** Hears when there may be something else to take back. */
    subscribe(listener: () => void) {
      const stop = session.subscribeTo('history', listener);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
    undo() {
      const step = undoable();
      if (step) back(done, undone, step, 'undo');
    },
    redo() {
      const step = redoable();
      if (step) back(undone, done, step, 'redo');
    },
  };
}

export type OrderedSession = ReturnType<typeof withEditOrder>;
