import type { CreateResult, EditingSession } from '../../../editing/index.ts';
import { createItemStepActions } from './item-steps.ts';
import { createLlamaMove, createPageMove } from './page-moves.ts';
import type { PendingWork } from './pending-work.ts';
import type { UndoStep } from './undo-step.ts';

interface RecordingSessionOptions extends Pick<EditingSession, 'undo' | 'redo' | 'runAsOneStep'> {
  readonly session: EditingSession;
  /** Receives every change that is being saved. */
  readonly pending: PendingWork;
  /** Returns a function that records steps of what begins now, even when the server answers later. */
  readonly createRecorder: () => (step: UndoStep) => void;
  /** Whether the next edit of an item belongs to the latest step. */
  readonly joinsLastStep: (itemId: string) => boolean;
}

/** The session, with each of its changes recorded as a step once it is made. */
export function createRecordingSession({
  session,
  pending,
  createRecorder,
  joinsLastStep,
  ...overrides
}: RecordingSessionOptions): EditingSession {
  const { hasItem, listPositions, listPositionsByWorkflow } = createItemStepActions(session);

  const recordStep = (step: UndoStep) => createRecorder()(step);

  function createAddedStep(itemIds: readonly string[]): UndoStep {
    return { type: 'added', itemIds, previousPositions: new Map(), since: session.countColleagueChanges() };
  }

  async function recordCreated(creation: Promise<CreateResult>) {
    const record = createRecorder();
    const result = await creation;
    if (result.type === 'created') record(createAddedStep([result.id]));
    return result;
  }

  async function removeAndRecord(itemIds: readonly string[]) {
    const record = createRecorder();
    const previousPositions = listPositionsByWorkflow(itemIds);
    const result = await session.removeItems(itemIds);
    const removedIds = itemIds.filter((itemId) => !hasItem(itemId));
    const since = session.countColleagueChanges();
    if (removedIds.length > 0) record({ type: 'removed', itemIds: removedIds, previousPositions, since });
    return result;
  }

  const pasteAndRecord: EditingSession['pasteNodes'] = async (workflowId, nodes) => {
    const record = createRecorder();
    const result = await session.pasteNodes(workflowId, nodes);
    if (result.type === 'created') record(createAddedStep(result.ids));
    return result;
  };

  const restoreAndRecord: EditingSession['restoreItems'] = async (itemIds) => {
    const record = createRecorder();
    const restored = await session.restoreItems(itemIds);
    if (restored.type === 'done') record(createAddedStep(itemIds));
    return restored;
  };

  const transferAndRecord: EditingSession['moveNodeTo'] = async (itemId, to) => {
    const record = createRecorder();
    const from = session.getItem(itemId)?.workflowId ?? '';
    const previousPositions = listPositions(from, [itemId]);
    const moved = await session.moveNodeTo(itemId, to);
    const since = session.countColleagueChanges();
    if (moved.type === 'done' && from !== to) record({ type: 'transfer', itemId, from, to, previousPositions, since });
    return moved;
  };

  const movePagesAndRecord: EditingSession['movePagesTo'] = async (from, to, places) => {
    const record = createRecorder();
    const change = createPageMove(session, { from, to, places });
    const moved = await session.movePagesTo(from, to, places);
    if (moved.type === 'done') record({ type: 'outside', change });
    return moved;
  };

  const moveLlamaAndRecord: EditingSession['moveLlama'] = async (llamaId, beforeId) => {
    const record = createRecorder();
    const change = createLlamaMove(session, llamaId, beforeId);
    const moved = await session.moveLlama(llamaId, beforeId);
    if (moved.type === 'done') record({ type: 'outside', change });
    return moved;
  };

  return {
    ...session,
    ...overrides,
    edit(itemId, change) {
      const before = session.countChanges(itemId);
      session.edit(itemId, change, { joinsLastStep: joinsLastStep(itemId) });
      // Consecutive typing and a gesture that continues extend the same step.
      if (session.countChanges(itemId) !== before) recordStep({ type: 'edit', itemId });
    },
    recordOutsideChange: (change) => recordStep({ type: 'outside', change }),
    moveNodes(workflowId, positions) {
      const nodeIds = positions.map(({ nodeId }) => nodeId);
      const from = listPositions(workflowId, nodeIds);
      session.moveNodes(workflowId, positions);
      if (session.isReadOnly || from.length === 0) return;
      recordStep({ type: 'move', workflowId, from, to: positions, since: session.countColleagueChanges() });
    },
    movePagesTo: (from, to, places) => pending.track(movePagesAndRecord(from, to, places)),
    moveLlama: (llamaId, beforeId) => pending.track(moveLlamaAndRecord(llamaId, beforeId)),
    moveNodeTo: (itemId, to) => pending.track(transferAndRecord(itemId, to)),
    addLlama: (llama) => pending.track(recordCreated(session.addLlama(llama))),
    addNode: (node) => pending.track(recordCreated(session.addNode(node))),
    addWorkflow: (workflow) => pending.track(recordCreated(session.addWorkflow(workflow))),
    duplicateNode: (nodeId) => pending.track(recordCreated(session.duplicateNode(nodeId))),
    duplicateWorkflow: (workflowId) => pending.track(recordCreated(session.duplicateWorkflow(workflowId))),
    pasteNodes: (workflowId, nodes) => pending.track(pasteAndRecord(workflowId, nodes)),
    removeNode: (nodeId) => pending.track(removeAndRecord([nodeId])),
    removeWorkflow: (workflowId) => pending.track(removeAndRecord([workflowId])),
    removeItems: (itemIds) => pending.track(removeAndRecord(itemIds)),
    restoreItem: (itemId) => pending.track(restoreAndRecord([itemId])),
    restoreItems: (itemIds) => pending.track(restoreAndRecord(itemIds)),
  };
}
