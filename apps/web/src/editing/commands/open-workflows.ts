import { workflowCalls } from '@confab/contracts';
import type { ProjectDraft } from '@confab/inputs';
import type { GraphLayout, NodeId } from '@confab/model';
import { describeFailure } from '../sender/describe-failure.ts';
import type { ItemRequests } from '../sender/item-requests.ts';
import { emptyLayout } from '../store/session-reads.ts';
import type { EditingStore } from '../store/editing-store.ts';
import type { NodePosition, EditingSessionOptions } from '../types.ts';
import { getFallback, toMessage, type Message } from '../../words/message.ts';

export type WorkflowLoadState =
  | { readonly type: 'closed' }
  | { readonly type: 'loading' }
  | { readonly type: 'ready' }
  | { readonly type: 'failed'; readonly message: Message; readonly retry: () => void };

/** Positions are saved this long after the last move. */
const layoutDebounceMs = 500;
/** A workflow that could not be loaded is loaded again after this long, unless the server refused it. */
const retryMs = 5_000;

interface OpenWorkflowsParts {
  readonly options: Pick<EditingSessionOptions, 'isReadOnly' | 'schedule'>;
  readonly store: EditingStore;
  readonly requests: Pick<ItemRequests, 'saveLayout'>;
  /** Fetches a workflow with its nodes and hands over the draft with it. */
  readonly fetchWorkflow: (
    getDraft: () => ProjectDraft,
    workflowId: string,
    onLoaded: (draft: ProjectDraft) => void,
  ) => Promise<void>;
  readonly fillGap: () => void;
}

/** The workflows whose nodes are loaded, and the positions of their nodes. */
export function createOpenWorkflows({ options, store, requests, fetchWorkflow, fillGap }: OpenWorkflowsParts) {
  const states = new Map<string, WorkflowLoadState>();
  const moved = new Map<string, ReadonlyMap<string, NodePosition>>();
  const layouts = new Map<string, { base: GraphLayout; moved: unknown; value: GraphLayout }>();
  const cancels = new Map<string, () => void>();
  const cancelRetries = new Map<string, () => void>();
  let hasStopped = false;

  function setState(workflowId: string, state: WorkflowLoadState) {
    states.set(workflowId, state);
    store.notifyTopic(`workflow:${workflowId}`);
  }

  async function open(workflowId: string) {
    const state = states.get(workflowId)?.type;
    if (state === 'loading' || state === 'ready' || store.status.load !== 'ready') return;
    setState(workflowId, { type: 'loading' });
    await load(workflowId);
  }

  /** A workflow that failed stays so until it is loaded, so that the view does not flicker. */
  async function load(workflowId: string) {
    cancelRetries.get(workflowId)?.();
    cancelRetries.delete(workflowId);
    try {
      await fetchWorkflow(
        () => store.draft,
        workflowId,
        (next) => {
          states.set(workflowId, { type: 'ready' });
          const ids = [...next.items.values()].filter((item) => item.workflowId === workflowId).map((item) => item.id);
          store.setDraft(
            next,
            [workflowId, ...ids].map((itemId) => ({ itemId, path: '' })),
          );
        },
      );
      fillGap();
    } catch (error) {
      const { message, isRefusal } = describeFailure(error, getFallback(workflowCalls.getFat));
      setState(workflowId, { type: 'failed', message, retry: () => void open(workflowId) });
      if (isRefusal || hasStopped) return;
      cancelRetries.set(
        workflowId,
        options.schedule(() => void load(workflowId), retryMs),
      );
    }
  }

  function getLayout(workflowId: string): GraphLayout {
    const base = store.draft.layouts.get(workflowId) ?? emptyLayout(workflowId);
    const own = moved.get(workflowId);
    if (!own) return base;
    const known = layouts.get(workflowId);
    if (known?.base === base && known.moved === own) return known.value;
    const value = applyMoves(base, own);
    layouts.set(workflowId, { base, moved: own, value });
    return value;
  }

  async function saveLayout(workflowId: string) {
    cancels.get(workflowId)?.();
    cancels.delete(workflowId);
    const sent = moved.get(workflowId);
    const whole = getLayout(workflowId);
    // The server refuses a layout with the position of a deleted node.
    const layout = { ...whole, positions: whole.positions.filter(({ nodeId }) => store.draft.items.has(nodeId)) };
    try {
      await requests.saveLayout(layout);
      if (moved.get(workflowId) === sent) moved.delete(workflowId);
      const next = { ...store.draft, layouts: new Map(store.draft.layouts).set(workflowId, layout) };
      store.setDraft(next, []);
      store.notifyTopic(`workflow:${workflowId}`);
    } catch (error) {
      const message = toMessage(error);
      store.addNote('error', message, workflowId);
    }
  }

  return {
    open,
    fetchWorkflow,
    getLayout,
    openIds: () => [...states].filter(([, state]) => state.type === 'ready').map(([id]) => id),
    getState: (workflowId: string): WorkflowLoadState => states.get(workflowId) ?? { type: 'closed' },
    /** Loads the workflows again that could not be loaded, and stores the positions that were not stored. */
    tryAgain() {
      for (const [workflowId, { type }] of states) if (type === 'failed') void open(workflowId);
      for (const workflowId of moved.keys()) if (!cancels.has(workflowId)) void saveLayout(workflowId);
    },
    /** Stores moved positions without waiting for more, as when the page closes. */
    flush() {
      for (const workflowId of cancels.keys()) void saveLayout(workflowId);
    },
    stop() {
      hasStopped = true;
      for (const cancel of cancelRetries.values()) cancel();
    },
    move(workflowId: string, positions: readonly NodePosition[]) {
      if (options.isReadOnly || positions.length === 0) return;
      const own = new Map(moved.get(workflowId));
      for (const position of positions) own.set(position.nodeId, position);
      moved.set(workflowId, own);
      store.notifyTopic(`workflow:${workflowId}`);
      cancels.get(workflowId)?.();
      cancels.set(
        workflowId,
        options.schedule(() => void saveLayout(workflowId), layoutDebounceMs),
      );
    },
  };
}

export type OpenWorkflows = ReturnType<typeof createOpenWorkflows>;

function applyMoves(base: GraphLayout, moved: ReadonlyMap<string, NodePosition>): GraphLayout {
  const still = base.positions.filter(({ nodeId }) => !moved.has(nodeId));
  // The canvas moves nodes only, so these are node ids.
  const own = [...moved.values()].map(({ nodeId, x, y, isAuto }) => ({
    nodeId: nodeId as NodeId,
    x,
    y,
    ...(isAuto ? { isAuto } : {}),
  }));
  return { ...base, positions: [...still, ...own] };
}
