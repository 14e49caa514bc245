import { readAt } from '@confab/inputs';
import {
  isNodeItem,
  isWorkflowItem,
  type GraphLayout,
  type ItemId,
  type ProjectId,
  type SkinnyItem,
  type WorkflowId,
} from '@confab/model';
import type { OpenWorkflows } from '../commands/open-workflows.ts';
import type { EditingStore } from './editing-store.ts';
import type { ItemView, EditingStatus, NodeEntry, ProjectOutline, WorkflowEntry, WorkflowView } from '../types.ts';

/** The read functions of a session. A result keeps its reference while its content stays the same. */
export function createSessionReads(store: EditingStore, workflows: OpenWorkflows, projectId: ProjectId) {
  let outline: { version: number; value: ProjectOutline | undefined } | undefined;
  let status: { parts: unknown; pendingCount: number; version: number; value: EditingStatus } | undefined;
  const views = new Map<string, WorkflowView>();

  function getOutline(): ProjectOutline | undefined {
    if (outline?.version !== store.outlineVersion) {
      const { outlineVersion: version } = store;
      const changes = store.takeOutlineChanges();
      const before = outline?.value;
      const value = before && changes ? updateOutline(store, before, changes) : buildOutline(store, projectId, before);
      outline = { version, value };
    }
    return outline.value;
  }

  function getStatus(): EditingStatus {
    const { status: parts, outlineVersion: version } = store;
    const pendingCount = store.draft.pending.length;
    if (status?.parts !== parts || status.pendingCount !== pendingCount || status.version !== version) {
      const value = { ...parts, pendingCount, unsavedItemIds: listUnsavedIds(getOutline()) };
      status = { parts, pendingCount, version, value };
    }
    return status.value;
  }

  function getWorkflow(workflowId: string): WorkflowView {
    const next = buildWorkflowView(store, workflows, workflowId, getOutline()?.nodesByWorkflow.get(workflowId) ?? []);
    const known = views.get(workflowId);
    if (known && isSameView(known, next)) return known;
    views.set(workflowId, next);
    return next;
  }

  return {
    getOutline,
    getStatus,
    getWorkflow,
    getItem: (itemId: string): ItemView | undefined => store.getView(itemId),
    getValue(itemId: string, path: string) {
      const values = store.getView(itemId)?.values;
      return values && readAt(values, path);
    },
  };
}

function buildWorkflowView(
  store: EditingStore,
  workflows: OpenWorkflows,
  workflowId: string,
  entries: readonly SkinnyItem[],
): WorkflowView {
  if (store.status.load !== 'ready') return { status: 'loading' };
  const workflow = store.getView(workflowId);
  if (!workflow) return { status: 'deleted' };
  const state = workflows.getState(workflowId);
  if (state.type === 'failed') return { status: 'failed', message: state.message, retry: state.retry };
  if (state.type !== 'ready') return { status: 'loading' };
  const nodes = entries.flatMap((entry) => (isNodeItem(entry) ? (store.getView(entry.id) ?? []) : []));
  return { status: 'ready', workflow, nodes, layout: workflows.getLayout(workflowId) };
}

function isSameView(one: WorkflowView, other: WorkflowView) {
  if (one.status === 'failed' && other.status === 'failed') return one.message === other.message;
  if (one.status !== 'ready' || other.status !== 'ready') return one.status === other.status;
  return one.workflow === other.workflow && one.layout === other.layout && isSameList(one.nodes, other.nodes);
}

/** The layout of a workflow without node positions. */
export function emptyLayout(workflowId: string): GraphLayout {
  // The id comes from a workflow of this project.
  return { workflowId: workflowId as WorkflowId, positions: [] };
}

/** An item of the outline whose kind is known by its id. */
type Entry<Id extends ItemId> = SkinnyItem & { readonly id: Id };

function buildOutline(
  store: EditingStore,
  projectId: ProjectId,
  before: ProjectOutline | undefined,
): ProjectOutline | undefined {
  const project = store.getView(projectId);
  if (!project) return undefined;
  const known = new Map<string, SkinnyItem>();
  for (const item of [...(before?.workflows ?? []), ...[...(before?.nodesByWorkflow.values() ?? [])].flat()])
    known.set(item.id, item);
  const workflows: WorkflowEntry[] = [];
  const nodesOf = new Map<string, NodeEntry[]>();
  for (const { id } of store.draft.items.values()) {
    const view = store.getView(id);
    if (!view || view.kind === 'project') continue;
    const skinny = reuseItem(known.get(id), view);
    if (isWorkflowItem(skinny)) workflows.push(skinny);
    else if (isNodeItem(skinny) && view.workflowId) {
      const siblings = nodesOf.get(view.workflowId);
      if (siblings) siblings.push(skinny);
      else nodesOf.set(view.workflowId, [skinny]);
    }
  }
  return {
    project: reuseItem(before?.project, project),
    workflows: reuseList(before?.workflows, workflows.toSorted(compareOrder)),
    nodesByWorkflow: new Map(
      workflows.map(({ id }) => [
        id,
        reuseList(before?.nodesByWorkflow.get(id), (nodesOf.get(id) ?? []).toSorted(compareOrder)),
      ]),
    ),
  };
}

/** Replaces the entries of items that changed but did not move; the lists of other workflows stay the same. */
function updateOutline(store: EditingStore, before: ProjectOutline, changes: ReadonlySet<string>): ProjectOutline {
  let { project, workflows } = before;
  const nodesByWorkflow = new Map(before.nodesByWorkflow);
  for (const itemId of changes) {
    const view = store.getView(itemId);
    if (!view) continue;
    if (view.kind === 'project') project = reuseItem(project, view);
    else if (isWorkflowItem(view)) workflows = replaceEntry(workflows, view);
    else if (isNodeItem(view) && view.workflowId)
      nodesByWorkflow.set(view.workflowId, replaceEntry(nodesByWorkflow.get(view.workflowId) ?? [], view));
  }
  return { project, workflows, nodesByWorkflow };
}

function replaceEntry<Id extends ItemId>(list: readonly Entry<Id>[], view: ItemView & { readonly id: Id }) {
  const at = list.findIndex(({ id }) => id === view.id);
  const known = list[at];
  if (!known) return list;
  const entry = reuseItem(known, view);
  return entry === known ? list : list.with(at, entry);
}

function reuseItem<Id extends ItemId>(before: Entry<Id> | undefined, view: ItemView & { readonly id: Id }): Entry<Id> {
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

function reuseList<Item>(before: readonly Item[] | undefined, next: readonly Item[]) {
  return before && isSameList(before, next) ? before : next;
}

function isSameList(one: readonly unknown[], other: readonly unknown[]) {
  return one.length === other.length && one.every((item, at) => item === other[at]);
}

function compareOrder(one: SkinnyItem, other: SkinnyItem) {
  if (one.order !== other.order) return one.order < other.order ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}

function listUnsavedIds(outline: ProjectOutline | undefined): readonly string[] {
  if (!outline) return [];
  const items = [outline.project, ...outline.workflows, ...[...outline.nodesByWorkflow.values()].flat()];
  return items.filter((item) => item.isDirty).map((item) => item.id);
}
