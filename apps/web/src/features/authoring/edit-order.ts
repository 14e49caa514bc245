import type { Made, NodePosition, ProjectSession } from '../../editing/index.ts';
import { createItemSteps, takesAway, type ItemsStep } from './item-steps.ts';

/** What was done: an edit of an item, which keeps its history, cards that were moved, or items that came or went. */
type Step =
  | { readonly type: 'edit'; readonly itemId: string }
  | {
      readonly type: 'move';
      readonly workflowId: string;
      readonly from: readonly NodePosition[];
      readonly to: readonly NodePosition[];
    }
  /** A node that went to another workflow, with where its card stood. */
  | {
      readonly type: 'rehung';
      readonly itemId: string;
      readonly from: string;
      readonly to: string;
      readonly places: readonly NodePosition[];
    }
  | ItemsStep;

type RehungStep = Extract<Step, { type: 'rehung' }>;

/** Where something was taken back or done again, for leading the author there. */
export interface Shown {
  readonly itemId: string;
  /** Around which path of the item's values; undefined for the item as a whole. */
  readonly path?: string | undefined;
}

/** More than anybody takes back one by one. */
const stepsMax = 500;

/**
 * A session that remembers in which order its items were edited, made and removed and its cards moved.
 *
 * Histories are kept per item; an author who connects two nodes on the canvas means that change, whatever is selected.
 */
export function withEditOrder(session: ProjectSession) {
  const done: Step[] = [];
  const undone: Step[] = [];
  const listeners = new Set<() => void>();
  const { has, placesOf, placesOfItems, takeAway, bringBack } = createItemSteps(session);
  /** Items come and go by calls; meanwhile nothing else is taken back. */
  let isAtWork = false;

  function tell() {
    for (const listener of listeners) listener();
  }

  /** The last step that still can be taken; those of items that are gone, and cards that are, are forgotten. */
  function lastThat(towards: 'undo' | 'redo', steps: Step[]) {
    if (isAtWork) return undefined;
    for (let step = steps.at(-1); step !== undefined; step = steps.at(-1)) {
      if (canTake(step, towards)) return step;
      steps.pop();
    }
    return undefined;
  }

  function canTake(step: Step, towards: 'undo' | 'redo') {
    if (step.type === 'edit') return towards === 'undo' ? session.canUndo(step.itemId) : session.canRedo(step.itemId);
    if (step.type === 'move') return stillThere(step.from).length > 0;
    if (step.type === 'rehung') return has(towards === 'undo' ? step.from : step.to) && hangsAt(step, towards);
    return step.itemIds.some((itemId) => has(itemId) === takesAway(step, towards));
  }

  const hangsAt = ({ itemId, from, to }: RehungStep, towards: 'undo' | 'redo') =>
    session.getItem(itemId)?.workflowId === (towards === 'undo' ? to : from);

  const stillThere = (positions: readonly NodePosition[]) => positions.filter(({ nodeId }) => has(nodeId));

  function note(steps: Step[], step: Step) {
    steps.push(step);
    if (steps.length > stepsMax) steps.shift();
    tell();
  }

  function noteNew(step: Step) {
    undone.length = 0;
    note(done, step);
  }

  async function back(from: Step[], to: Step[], towards: 'undo' | 'redo'): Promise<Shown | undefined> {
    const step = lastThat(towards, from);
    if (!step) return undefined;
    from.pop();
    if (step.type === 'rehung') return rehang(step, to, towards);
    if ('itemIds' in step) return backByCall(step, to, towards);
    if (step.type === 'move') {
      session.moveNodes(step.workflowId, stillThere(towards === 'undo' ? step.from : step.to));
      note(to, step);
      return { itemId: stillThere(step.from)[0]?.nodeId ?? step.workflowId };
    }
    const path = session[towards](step.itemId);
    // Whoever hears of it asks at once whether it can be done, so the session has to be there already.
    note(to, step);
    return { itemId: step.itemId, path };
  }

  /** Takes items away or brings them back from the bin. What fails says so by itself, and is forgotten here. */
  async function backByCall(step: ItemsStep, to: Step[], towards: 'undo' | 'redo') {
    isAtWork = true;
    tell();
    const parents = step.itemIds.map((itemId) => session.getItem(itemId)?.workflowId ?? session.projectId);
    const next = takesAway(step, towards) ? await takeAway(step) : await bringBack(step);
    isAtWork = false;
    if (!next) {
      tell();
      return undefined;
    }
    note(to, next);
    const itemId = next.itemIds.find(has) ?? parents.find(has);
    return itemId === undefined ? undefined : { itemId };
  }

  /** Back to the workflow it came from and where it stood there, or again to the one it went to. */
  async function rehang(step: RehungStep, to: Step[], towards: 'undo' | 'redo') {
    isAtWork = true;
    tell();
    const workflowId = towards === 'undo' ? step.from : step.to;
    const { type } = await session.moveNodeTo(step.itemId, workflowId);
    isAtWork = false;
    if (type === 'failed') {
      tell();
      return undefined;
    }
    if (towards === 'undo') session.moveNodes(workflowId, step.places);
    note(to, step);
    return { itemId: step.itemId };
  }

  /** The same for the last change of one item, whatever was done after it. */
  function backIn(itemId: string, from: Step[], to: Step[], towards: 'undo' | 'redo') {
    const at = from.findLastIndex((step) => step.type === 'edit' && step.itemId === itemId);
    const taken = at < 0 ? [] : from.splice(at, 1);
    const path = session[towards](itemId);
    for (const step of taken) note(to, step);
    return path;
  }

  async function making(make: Promise<Made>) {
    const made = await make;
    if (made.type === 'made') noteNew({ type: 'added', itemIds: [made.id], places: new Map() });
    return made;
  }

  async function removing(itemIds: readonly string[]) {
    const places = placesOfItems(itemIds);
    const result = await session.removeItems(itemIds);
    const gone = itemIds.filter((itemId) => !has(itemId));
    if (gone.length > 0) noteNew({ type: 'removed', itemIds: gone, places });
    return result;
  }

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
      const nodeIds = positions.map(({ nodeId }) => nodeId);
      const from = placesOf(workflowId, nodeIds);
      session.moveNodes(workflowId, positions);
      if (session.isReadOnly || from.length === 0) return;
      noteNew({ type: 'move', workflowId, from, to: positions });
    },
    async moveNodeTo(itemId, to) {
      const from = session.getItem(itemId)?.workflowId ?? '';
      const places = placesOf(from, [itemId]);
      const moved = await session.moveNodeTo(itemId, to);
      if (moved.type === 'done' && from !== to) noteNew({ type: 'rehung', itemId, from, to, places });
      return moved;
    },
    addNode: (node) => making(session.addNode(node)),
    addWorkflow: (workflow) => making(session.addWorkflow(workflow)),
    duplicateNode: (nodeId) => making(session.duplicateNode(nodeId)),
    duplicateWorkflow: (workflowId) => making(session.duplicateWorkflow(workflowId)),
    removeNode: (nodeId) => removing([nodeId]),
    removeWorkflow: (workflowId) => removing([workflowId]),
    removeItems: removing,
    async restoreItem(itemId) {
      const restored = await session.restoreItem(itemId);
      if (restored.type === 'done') noteNew({ type: 'added', itemIds: [itemId], places: new Map() });
      return restored;
    },
  };
  return {
    session: ordered,
    undoable: () => lastThat('undo', done),
    redoable: () => lastThat('redo', undone),
    /** Hears when there may be something else to take back. */
    subscribe(listener: () => void) {
      const stop = session.subscribeTo('history', listener);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
    /** Each tells where that was; undefined when there was nothing to do. */
    undo: () => back(done, undone, 'undo'),
    redo: () => back(undone, done, 'redo'),
  };
}

export type OrderedSession = ReturnType<typeof withEditOrder>;
