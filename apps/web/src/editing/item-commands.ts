import { binCalls, nodeCalls, workflowCalls } from '@confab/contracts';
import { toDraftItem, withoutItem } from '@confab/inputs';
import type { Item } from '@confab/model';
import { failureOf } from './failure-of.ts';
import { idOf } from './ids.ts';
import type { OpenWorkflows } from './open-workflows.ts';
import type { RefusedEdits } from './refused-edits.ts';
import type { SessionStore } from './session-store.ts';
import type { Done, Made, ProjectSession, ProjectSessionOptions } from './types.ts';

type Commands = Pick<
  ProjectSession,
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
  readonly options: ProjectSessionOptions;
  readonly store: SessionStore;
  readonly workflows: OpenWorkflows;
  readonly refused: RefusedEdits;
  readonly edit: ProjectSession['edit'];
  readonly hearUpTo: (seq: number) => Promise<void>;
}

/**
 * Making, copying and removing workflows and nodes.
 *
 * An answer is shown before its event comes; the event then says the same.
 */
export function createItemCommands({ options, store, workflows, refused, edit, hearUpTo }: CommandParts): Commands {
  const { api, frontendApp = 'pro' } = options;
  const place = { teamId: idOf.team(options.teamId), projectId: idOf.project(options.projectId) };
  const removal = { owningTeamId: place.teamId, frontendApp };

  function show(items: readonly Item[]) {
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

  async function making(fallback: string, make: () => Promise<readonly Item[]>): Promise<Made> {
    try {
      const items = await make();
      show(items);
      return { type: 'made', id: items[0]?.id ?? '' };
    } catch (error) {
      return failed(error, fallback);
    }
  }

  async function removing(itemId: string, fallback: string, remove: () => Promise<unknown>): Promise<Done> {
    try {
      await remove();
      const inside = [...store.draft.items.values()].filter((item) => item.id === itemId || item.workflowId === itemId);
      store.setDraft(
        withoutItem(store.draft, itemId),
        inside.map((item) => ({ itemId: item.id, path: '' })),
      );
      return { type: 'done' };
    } catch (error) {
      return failed(error, fallback);
    }
  }

  function failed(error: unknown, fallback: string): { readonly type: 'failed'; readonly message: string } {
    const { message } = failureOf(error, fallback);
    store.addNote('error', message, null);
    return { type: 'failed', message };
  }

  function removeWorkflow(workflowId: string) {
    return removing(workflowId, workflowCalls.remove.fallbackMessage, () =>
      api.call(workflowCalls.remove, {
        query: { ...removal, ...byUs(), owningProjectId: place.projectId, workflowId: idOf.workflow(workflowId) },
      }),
    );
  }

  function removeNode(nodeId: string) {
    return removing(nodeId, nodeCalls.remove.fallbackMessage, () => {
      const ids = { owningWorkflowId: workflowOf(store, nodeId), nodeId: idOf.node(nodeId) };
      return api.call(nodeCalls.remove, {
        query: { ...removal, ...byUs(), owningProjectId: place.projectId, ...ids },
      });
    });
  }

  /** The move itself is seen when its events have come. */
  async function moving(fallback: string, move: () => Promise<{ readonly seq: number }>): Promise<Done> {
    try {
      await hearUpTo((await move()).seq);
      return { type: 'done' };
    } catch (error) {
      return failed(error, fallback);
    }
  }

  /** The connection that asks, so that its own client can tell its echo. */
  function byUs() {
    const { connectionId } = options.live;
    return connectionId === null ? {} : { signalRConnectionId: connectionId };
  }

  return {
    addWorkflow: ({ displayName, workflowType = 'Standard' }) =>
      making(workflowCalls.create.fallbackMessage, async () => {
        const made = await api.call(workflowCalls.create, {
          body: { ...place, workflowType, displayName, frontendApp },
        });
        return [made.workflow, ...made.nodes];
      }),
    async addNode({ workflowId, nodeType, displayName, x, y }) {
      const body = {
        ...place,
        workflowId: idOf.workflow(workflowId),
        nodeType,
        ...(displayName === undefined ? {} : { displayName }),
        ...(x === undefined || y === undefined ? {} : { x: x, y: y }),
      };
      const made = await making(nodeCalls.create.fallbackMessage, async () => [
        await api.call(nodeCalls.create, { body }),
      ]);
      if (made.type === 'made' && x !== undefined && y !== undefined) {
        const isPlaced = store.draft.layouts.get(workflowId)?.positions.some(({ nodeId }) => nodeId === made.id);
        if (!isPlaced) workflows.move(workflowId, [{ nodeId: made.id, x, y }]);
      }
      return made;
    },
    duplicateWorkflow: (workflowId) =>
      making(workflowCalls.duplicate.fallbackMessage, async () => {
        const body = { ...place, workflowId: idOf.workflow(workflowId) };
        const made = await api.call(workflowCalls.duplicate, { body });
        return [made.workflow, ...made.nodes];
      }),
    duplicateNode: (nodeId) =>
      making(nodeCalls.duplicate.fallbackMessage, async () => {
        const body = { ...place, workflowId: workflowOf(store, nodeId), nodeId: idOf.node(nodeId) };
        return [await api.call(nodeCalls.duplicate, { body })];
      }),
    removeWorkflow,
    removeNode,
    moveNodeTo: (nodeId, workflowId) =>
      moving(nodeCalls.move.fallbackMessage, () => {
        const workflows = { oldWorkflowId: workflowOf(store, nodeId), newWorkflowId: idOf.workflow(workflowId) };
        const query = { owningTeamId: place.teamId, ...byUs(), nodeId: idOf.node(nodeId), ...workflows };
        return api.call(nodeCalls.move, { query });
      }),
    moveWorkflowTo: (workflowId, projectId) =>
      moving(workflowCalls.move.fallbackMessage, () => {
        const projects = { oldProjectId: place.projectId, newProjectId: idOf.project(projectId) };
        const query = { owningTeamId: place.teamId, ...byUs(), workflowId: idOf.workflow(workflowId), ...projects };
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
      const body = { teamId: place.teamId, itemId: idOf.item(itemId), changerConnectionId: connectionId ?? '' };
      try {
        const { seq } = await api.call(binCalls.restore, { body });
        await hearUpTo(seq);
        for (const { edit: lost } of refused.take(itemId)) edit(itemId, lost);
        return { type: 'done' };
      } catch (error) {
        return failed(error, binCalls.restore.fallbackMessage);
      }
    },
  };
}

function workflowOf(store: SessionStore, nodeId: string) {
  return idOf.workflow(store.draft.items.get(nodeId)?.workflowId ?? '');
}
