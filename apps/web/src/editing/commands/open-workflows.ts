import { workflowCalls } from '@confab/contracts';
import { hearOf, loadItems, toDraftItem, type ProjectDraft } from '@confab/inputs';
import type { GraphLayout, NodeId } from '@confab/model';
import { describeFailure } from '../sender/describe-failure.ts';
import { toId } from '../sender/to-id.ts';
import { emptyLayout } from '../store/session-reads.ts';
import type { EditingStore } from '../store/editing-store.ts';
import type { NodePosition, EditingSessionOptions } from '../types.ts';

export type WorkflowLoadState =
  | { readonly type: 'closed' }
  | { readonly type: 'loading' }
  | { readonly type: 'ready' }
  | { readonly type: 'failed'; readonly message: string; readonly retry: () => void };

/** How long node positions settle before they are saved. */
const layoutDebounceMs = 500;

/** The workflows whose nodes are loaded, and where their nodes stand. */
export function createOpenWorkflows(options: EditingSessionOptions, store: EditingStore, onGap: () => void) {
  const states = new Map<string, WorkflowLoadState>();
  const moved = new Map<string, ReadonlyMap<string, NodePosition>>();
  const layouts = new Map<string, { base: GraphLayout; moved: unknown; value: GraphLayout }>();
  const cancels = new Map<string, () => void>();

  function setState(workflowId: string, state: WorkflowLoadState) {
    states.set(workflowId, state);
    store.tellTopic(`workflow:${workflowId}`);
  }

  async function fetchInto(draft: () => ProjectDraft, workflowId: string): Promise<ProjectDraft> {
    const query = { workflowId: toId.workflow(workflowId), teamId: toId.team(options.teamId), wantSkinnyNodes: false };
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const { workflow, nodes, layout, seq } = await options.api.call(workflowCalls.getFat, { query });
      const items = [workflow, ...nodes].map((item) => toDraftItem(item, seq));
      const next = loadItems(draft(), { items, layout, seq });
      if (next) return hearOf(next, seq);
    }
    throw new Error(workflowCalls.getFat.fallbackMessage);
  }

  async function open(workflowId: string) {
    const state = states.get(workflowId)?.type;
    if (state === 'loading' || state === 'ready' || store.status.load !== 'ready') return;
    setState(workflowId, { type: 'loading' });
    try {
      const next = await fetchInto(() => store.draft, workflowId);
      states.set(workflowId, { type: 'ready' });
      const ids = [...next.items.values()].filter((item) => item.workflowId === workflowId).map((item) => item.id);
      store.setDraft(
        next,
        [workflowId, ...ids].map((itemId) => ({ itemId, path: '' })),
      );
      onGap();
    } catch (error) {
      const { message } = describeFailure(error, workflowCalls.getFat.fallbackMessage);
      setState(workflowId, { type: 'failed', message, retry: () => void open(workflowId) });
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
    const sent = moved.get(workflowId);
    const whole = getLayout(workflowId);
    // A place of a node that has been deleted since would have the whole layout refused.
    const layout = { ...whole, positions: whole.positions.filter(({ nodeId }) => store.draft.items.has(nodeId)) };
    const { teamId, projectId, frontendApp = 'pro' } = options;
    const body = { teamId: toId.team(teamId), projectId: toId.project(projectId), layout };
    try {
      await options.api.call(workflowCalls.saveLayout, { query: { frontendApp }, body });
      if (moved.get(workflowId) === sent) moved.delete(workflowId);
      const next = { ...store.draft, layouts: new Map(store.draft.layouts).set(workflowId, layout) };
      store.setDraft(next, []);
      store.tellTopic(`workflow:${workflowId}`);
    } catch (error) {
      const { message } = describeFailure(error, workflowCalls.saveLayout.fallbackMessage);
      store.addNote('error', message, workflowId);
    }
  }

  return {
    open,
    fetchInto,
    layoutOf: getLayout,
    openIds: () => [...states].filter(([, state]) => state.type === 'ready').map(([id]) => id),
    getState: (workflowId: string): WorkflowLoadState => states.get(workflowId) ?? { type: 'closed' },
    move(workflowId: string, positions: readonly NodePosition[]) {
      if (options.isReadOnly || positions.length === 0) return;
      const own = new Map(moved.get(workflowId));
      for (const position of positions) own.set(position.nodeId, position);
      moved.set(workflowId, own);
      store.tellTopic(`workflow:${workflowId}`);
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
  // Positions are of nodes that the canvas shows, so their ids are of nodes.
  const own = [...moved.values()].map(({ nodeId, x, y }) => ({ nodeId: nodeId as NodeId, x, y }));
  return { ...base, positions: [...still, ...own] };
}
