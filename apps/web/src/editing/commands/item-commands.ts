import { binCalls, nodeCalls, workflowCalls } from '@confab/contracts';
import { toDraftItem, withoutItem } from '@confab/inputs';
import type { Item } from '@confab/model';
import { describeFailure } from '../sender/describe-failure.ts';
import { toId } from '../sender/to-id.ts';
import type { OpenWorkflows } from './open-workflows.ts';
import type { RefusedEdits } from '../edits/refused-edits.ts';
import type { EditingStore } from '../store/editing-store.ts';
import type { CommandResult, CreateResult, EditingSession, EditingSessionOptions } from '../types.ts';

type Commands = Pick<
  EditingSession,
  | 'addNode'
  | 'addWorkflow'
  | 'duplicateNode'
  | 'duplicateWorkflow'
  | 'moveNodeTo'
  | 'moveWorkflowTo'
  | 'removeItems'
  | 'removeNode'
  | 'removeWorkflow'
  | 'restoreItem'
>;

interface CommandParts {
  readonly options: EditingSessionOptions;
  readonly store: EditingStore;
  readonly workflows: OpenWorkflows;
  readonly refused: RefusedEdits;
  readonly edit: EditingSession['edit'];
  readonly hearUpTo: (seq: number) => Promise<void>;
}

/**
 * Making, copying and removing workflows and nodes.
 *
 * An answer is shown before its event comes; the event then says the same.
 */
export function createItemCommands({ options, store, workflows, refused, edit, hearUpTo }: CommandParts): Commands {
  const { api, frontendApp = 'pro' } = options;
  const place = { teamId: toId.team(options.teamId), projectId: toId.project(options.projectId) };
  const removal = { owningTeamId: place.teamId, frontendApp };

  function addItems(items: readonly Item[]) {
    const { draft } = store;
    const fresh = items.filter((item) => !draft.items.has(item.id));
    if (fresh.length === 0) return;
    const all = new Map(draft.items);
    for (const item of fresh) all.set(item.id, toDraftItem(item, draft.seq));
    store.setDraft(
      { ...draft, items: all },
      fresh.map((item) => ({ itemId: item.id, path: '' })),
    );
  }

  async function runCreate(fallback: string, make: () => Promise<readonly Item[]>): Promise<CreateResult> {
    try {
      const items = await make();
      addItems(items);
      return { type: 'made', id: items[0]?.id ?? '' };
    } catch (error) {
      return reportFailure(error, fallback);
    }
  }

  async function runRemove(itemId: string, fallback: string, remove: () => Promise<unknown>): Promise<CommandResult> {
    try {
      await remove();
      const inside = [...store.draft.items.values()].filter((item) => item.id === itemId || item.workflowId === itemId);
      store.setDraft(
        withoutItem(store.draft, itemId),
        inside.map((item) => ({ itemId: item.id, path: '' })),
      );
      return { type: 'done' };
    } catch (error) {
      return reportFailure(error, fallback);
    }
  }

  function reportFailure(error: unknown, fallback: string): { readonly type: 'failed'; readonly message: string } {
    const { message } = describeFailure(error, fallback);
    store.addNote('error', message, null);
    return { type: 'failed', message };
  }

  function removeWorkflow(workflowId: string) {
    return runRemove(workflowId, workflowCalls.remove.fallbackMessage, () =>
      api.call(workflowCalls.remove, {
        query: {
          ...removal,
          ...getConnectionQuery(),
          owningProjectId: place.projectId,
          workflowId: toId.workflow(workflowId),
        },
      }),
    );
  }

  function removeNode(nodeId: string) {
    return runRemove(nodeId, nodeCalls.remove.fallbackMessage, () => {
      const ids = { owningWorkflowId: getWorkflowId(store, nodeId), nodeId: toId.node(nodeId) };
      return api.call(nodeCalls.remove, {
        query: { ...removal, ...getConnectionQuery(), owningProjectId: place.projectId, ...ids },
      });
    });
  }

  /** The move itself is seen when its events have come. */
  async function runMove(fallback: string, move: () => Promise<{ readonly seq: number }>): Promise<CommandResult> {
    try {
      await hearUpTo((await move()).seq);
      return { type: 'done' };
    } catch (error) {
      return reportFailure(error, fallback);
    }
  }

  /** The connection that asks, so that its own client can tell its echo. */
  function getConnectionQuery() {
    const { connectionId } = options.live;
    return connectionId === null ? {} : { signalRConnectionId: connectionId };
  }

  return {
    addWorkflow: ({ displayName, workflowType = 'Standard' }) =>
      runCreate(workflowCalls.create.fallbackMessage, async () => {
        const made = await api.call(workflowCalls.create, {
          body: { ...place, workflowType, displayName, frontendApp },
        });
        return [made.workflow, ...made.nodes];
      }),
    async addNode({ workflowId, nodeType, displayName, x, y }) {
      const body = {
        ...place,
        workflowId: toId.workflow(workflowId),
        nodeType,
        ...(displayName === undefined ? {} : { displayName }),
        ...(x === undefined || y === undefined ? {} : { x: x, y: y }),
      };
      const made = await runCreate(nodeCalls.create.fallbackMessage, async () => [
        await api.call(nodeCalls.create, { body }),
      ]);
      if (made.type === 'made' && x !== undefined && y !== undefined) {
        const isPlaced = store.draft.layouts.get(workflowId)?.positions.some(({ nodeId }) => nodeId === made.id);
        if (!isPlaced) workflows.move(workflowId, [{ nodeId: made.id, x, y }]);
      }
      return made;
    },
    duplicateWorkflow: (workflowId) =>
      runCreate(workflowCalls.duplicate.fallbackMessage, async () => {
        const body = { ...place, workflowId: toId.workflow(workflowId) };
        const made = await api.call(workflowCalls.duplicate, { body });
        return [made.workflow, ...made.nodes];
      }),
    duplicateNode: (nodeId) =>
      runCreate(nodeCalls.duplicate.fallbackMessage, async () => {
        const body = { ...place, workflowId: getWorkflowId(store, nodeId), nodeId: toId.node(nodeId) };
        return [await api.call(nodeCalls.duplicate, { body })];
      }),
    removeWorkflow,
    removeNode,
    moveNodeTo: (nodeId, workflowId) =>
      runMove(nodeCalls.move.fallbackMessage, () => {
        const workflows = { oldWorkflowId: getWorkflowId(store, nodeId), newWorkflowId: toId.workflow(workflowId) };
        const query = { owningTeamId: place.teamId, ...getConnectionQuery(), nodeId: toId.node(nodeId), ...workflows };
        return api.call(nodeCalls.move, { query });
      }),
    moveWorkflowTo: (workflowId, projectId) =>
      runMove(workflowCalls.move.fallbackMessage, () => {
        const projects = { oldProjectId: place.projectId, newProjectId: toId.project(projectId) };
        const query = {
          owningTeamId: place.teamId,
          ...getConnectionQuery(),
          workflowId: toId.workflow(workflowId),
          ...projects,
        };
        return api.call(workflowCalls.move, { query });
      }),
    async removeItems(itemIds) {
      for (const itemId of itemIds) {
        const kind = store.draft.items.get(itemId)?.kind;
        // A node that went with its workflow needs no removing.
        if (kind === undefined || kind === 'project') continue;
        const done = await (kind === 'node' ? removeNode(itemId) : removeWorkflow(itemId));
        if (done.type === 'failed') return done;
      }
      return { type: 'done' };
    },
    async restoreItem(itemId) {
      const { connectionId } = options.live;
      const body = { teamId: place.teamId, itemId: toId.item(itemId), changerConnectionId: connectionId ?? '' };
      try {
        const { seq } = await api.call(binCalls.restore, { body });
        await hearUpTo(seq);
        for (const { edit: lost } of refused.take(itemId)) edit(itemId, lost);
        return { type: 'done' };
      } catch (error) {
        return reportFailure(error, binCalls.restore.fallbackMessage);
      }
    },
  };
}

function getWorkflowId(store: EditingStore, nodeId: string) {
  return toId.workflow(store.draft.items.get(nodeId)?.workflowId ?? '');
}
