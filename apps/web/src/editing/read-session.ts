import { readAt } from '@confab/inputs';
import type { GraphLayout, SkinnyItem, WorkflowId } from '@confab/model';
import type { OpenWorkflows } from './open-workflows.ts';
import type { SessionStore } from './session-store.ts';
import type { ItemView, SessionStatus, Skeleton, WorkflowView } from './types.ts';

/** What is read of a session. Every answer keeps its reference until it says something else. */
export function createSessionReads(store: SessionStore, workflows: OpenWorkflows, projectId: string) {
  let skeleton: { version: number; value: Skeleton | undefined } | undefined;
  let status: { parts: unknown; pendingCount: number; version: number; value: SessionStatus } | undefined;
  const views = new Map<string, WorkflowView>();

  function getSkeleton(): Skeleton | undefined {
    if (skeleton?.version !== store.skeletonVersion) {
      skeleton = { version: store.skeletonVersion, value: buildSkeleton(store, projectId, skeleton?.value) };
    }
    return skeleton.value;
  }

  function getStatus(): SessionStatus {
    const { status: parts, skeletonVersion: version } = store;
    const pendingCount = store.draft.pending.length;
    if (status?.parts !== parts || status.pendingCount !== pendingCount || status.version !== version) {
      const value = { ...parts, pendingCount, unsavedItemIds: unsavedIn(getSkeleton()) };
      status = { parts, pendingCount, version, value };
    }
    return status.value;
  }

  function getWorkflow(workflowId: string): WorkflowView {
    const next = workflowView(store, workflows, workflowId);
    const known = views.get(workflowId);
    if (known && isSameView(known, next)) return known;
    views.set(workflowId, next);
    return next;
  }

  return {
    getSkeleton,
    getStatus,
    getWorkflow,
    getItem: (itemId: string): ItemView | undefined => store.viewOf(itemId),
    getValue(itemId: string, path: string) {
      const values = store.viewOf(itemId)?.values;
      return values && readAt(values, path);
    },
  };
}

function workflowView(store: SessionStore, workflows: OpenWorkflows, workflowId: string): WorkflowView {
  if (store.status.load !== 'ready') return { status: 'loading' };
  const workflow = store.viewOf(workflowId);
  if (!workflow) return { status: 'deleted' };
  const state = workflows.stateOf(workflowId);
  if (state.type === 'failed') return { status: 'failed', message: state.message, retry: state.retry };
  if (state.type !== 'ready') return { status: 'loading' };
  const nodes: ItemView[] = [];
  for (const item of store.draft.items.values()) {
    const view = item.workflowId === workflowId && item.kind === 'node' ? store.viewOf(item.id) : undefined;
    if (view) nodes.push(view);
  }
  return { status: 'ready', workflow, nodes: nodes.toSorted(byOrder), layout: workflows.layoutOf(workflowId) };
}

function isSameView(one: WorkflowView, other: WorkflowView) {
  if (one.status === 'failed' && other.status === 'failed') return one.message === other.message;
  if (one.status !== 'ready' || other.status !== 'ready') return one.status === other.status;
  return one.workflow === other.workflow && one.layout === other.layout && isSameList(one.nodes, other.nodes);
}

/** An empty layout for a workflow whose nodes nobody has placed. */
export function emptyLayout(workflowId: string): GraphLayout {
  // Whoever asks has the id from a workflow of this project.
  return { workflowId: workflowId as WorkflowId, positions: [] };
}

function buildSkeleton(store: SessionStore, projectId: string, before: Skeleton | undefined): Skeleton | undefined {
  const project = store.viewOf(projectId);
  if (!project) return undefined;
  const known = new Map<string, SkinnyItem>();
  for (const item of [...(before?.workflows ?? []), ...[...(before?.nodesOf.values() ?? [])].flat()])
    known.set(item.id, item);
  const workflows: SkinnyItem[] = [];
  const nodesOf = new Map<string, SkinnyItem[]>();
  for (const { id } of store.draft.items.values()) {
    const view = store.viewOf(id);
    if (!view || view.kind === 'project') continue;
    const skinny = kept(known.get(id), view);
    if (view.kind === 'workflow') workflows.push(skinny);
    else if (view.workflowId) {
      const siblings = nodesOf.get(view.workflowId);
      if (siblings) siblings.push(skinny);
      else nodesOf.set(view.workflowId, [skinny]);
    }
  }
  return {
    project: kept(before?.project, project),
    workflows: keptList(before?.workflows, workflows.toSorted(byOrder)),
    nodesOf: new Map(
      workflows.map(({ id }) => [id, keptList(before?.nodesOf.get(id), (nodesOf.get(id) ?? []).toSorted(byOrder))]),
    ),
  };
}

function kept(before: SkinnyItem | undefined, view: ItemView): SkinnyItem {
  const { id, kind, type, projectId, workflowId, displayName, version, isDirty, order } = view;
  const isSame =
    before?.displayName === displayName &&
    before.isDirty === isDirty &&
    before.order === order &&
    before.version === version &&
    before.type === type &&
    before.workflowId === workflowId;
  return isSame ? before : { id, kind, type, projectId, workflowId, displayName, version, isDirty, order };
}

function keptList(before: readonly SkinnyItem[] | undefined, next: readonly SkinnyItem[]) {
  return before && isSameList(before, next) ? before : next;
}

function isSameList(one: readonly unknown[], other: readonly unknown[]) {
  return one.length === other.length && one.every((item, at) => item === other[at]);
}

function byOrder(one: SkinnyItem, other: SkinnyItem) {
  if (one.order !== other.order) return one.order < other.order ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}

function unsavedIn(skeleton: Skeleton | undefined): readonly string[] {
  if (!skeleton) return [];
  const items = [skeleton.project, ...skeleton.workflows, ...[...skeleton.nodesOf.values()].flat()];
  return items.filter((item) => item.isDirty).map((item) => item.id);
}
