import {
  createDraft,
  emptyHistory,
  viewItem,
  applyPendingEdit,
  type DraftItem,
  type EditHistory,
  type PendingEdit,
  type ProjectDraft,
} from '@confab/inputs';
import { createPathListeners } from './path-listeners.ts';
import { createSavedValues } from './saved-values.ts';
import type { Deletion, EditingSessionOptions, EditingNote, EditingStatus, EditingTopic } from '../types.ts';

/** A path of an item whose value may have changed. */
export interface AffectedPath {
  readonly itemId: string;
  readonly path: string;
}

type StatusParts = Omit<EditingStatus, 'pendingCount' | 'unsavedItemIds'>;

const maxNotes = 20;

/**
 * The state of an editing session and its subscribers. The parts of the session (sender, feed, commands) change it only
 * through these functions, which notify the subscribers of changed values only.
 */
export function createEditingStore(options: EditingSessionOptions) {
  const paths = createPathListeners();
  const topics = new Map<EditingTopic, Set<() => void>>();
  const seen = new Map<string, { item: DraftItem; pending: readonly PendingEdit[]; view: DraftItem }>();
  const histories = new Map<string, EditHistory>();
  const errors = new Map<string, string>();
  const saved = createSavedValues();
  let draft: ProjectDraft = createDraft({ projectId: options.projectId, seq: 0, items: [] }, []);
  /** Increases whenever the outline may have changed. */
  let outlineVersion = 0;
  let parts: StatusParts = {
    load: 'loading',
    loadError: '',
    connection: options.live.state,
    saving: 'idle',
    savingError: '',
    notes: [],
    refused: [],
  };

  function notifyTopic(topic: EditingTopic) {
    for (const listener of Array.from(topics.get(topic) ?? [])) listener();
  }

  function getView(itemId: string): DraftItem | undefined {
    const item = draft.items.get(itemId);
    if (!item) return undefined;
    const known = seen.get(itemId);
    if (known?.item === item && known.pending === draft.pending) return known.view;
    if (known?.item !== item) saved.remember(item);
    const isSame = known?.item === item && hasSameEdits(itemId, known.pending, draft.pending);
    const view = isSame ? known.view : saved.withDirtyMark(viewItem(draft, itemId) ?? item);
    seen.set(itemId, { item, pending: draft.pending, view });
    return view;
  }

  /**
   * Replaces the draft and notifies the subscribers of the affected paths. Items whose view stays the same (own edits that
   * were confirmed) are not replayed.
   */
  function setDraft(next: ProjectDraft, touched: readonly AffectedPath[], unchanged: ReadonlySet<string> = new Set()) {
    const before = new Map(touched.map(({ itemId }) => [itemId, getView(itemId)]));
    const hadPending = draft.pending.length;
    draft = next;
    for (const itemId of unchanged) {
      const [item, view] = [next.items.get(itemId), before.get(itemId)];
      if (item && view) seen.set(itemId, { item, pending: next.pending, view });
    }
    const workflows = new Set<string>();
    let isSkeletonNews = false;
    for (const [itemId, old] of before) {
      const now = getView(itemId);
      isSkeletonNews ||= !isSameInOutline(old, now);
      for (const item of [old, now]) {
        if (item) workflows.add(item.workflowId ?? item.id);
      }
    }
    if (isSkeletonNews) outlineVersion += 1;
    for (const { itemId, path } of touched) paths.notify(itemId, path);
    for (const workflowId of workflows) notifyTopic(`workflow:${workflowId}`);
    if (isSkeletonNews) notifyTopic('skeleton');
    if (isSkeletonNews || hadPending !== next.pending.length) notifyTopic('status');
  }

  return {
    get draft() {
      return draft;
    },
    get skeletonVersion() {
      return outlineVersion;
    },
    get status() {
      return parts;
    },
    paths,
    getView,
    setDraft,
    notifyTopic,

    /** Applies one more own edit to the view of an item without replaying the others. */
    setOwnEdit(next: ProjectDraft, edit: PendingEdit) {
      const view = getView(edit.itemId);
      const item = draft.items.get(edit.itemId);
      if (!view || !item) return;
      const after = saved.withDirtyMark(applyPendingEdit(view, edit));
      const hadPending = draft.pending.length;
      draft = next;
      seen.set(edit.itemId, { item, pending: next.pending, view: after });
      const isSkeletonNews = !isSameInOutline(view, after);
      if (isSkeletonNews) outlineVersion += 1;
      paths.notify(edit.itemId, getChangedPath(edit.edit));
      notifyTopic(`workflow:${item.workflowId ?? item.id}`);
      if (isSkeletonNews) notifyTopic('skeleton');
      if (isSkeletonNews || hadPending !== next.pending.length) notifyTopic('status');
    },
    /** Replaces the whole draft after a load and notifies all subscribers. */
    replaceDraft(next: ProjectDraft) {
      draft = next;
      outlineVersion += 1;
      paths.notifyAll();
      for (const topic of Array.from(topics.keys())) notifyTopic(topic);
    },
    setStatus(change: Partial<StatusParts>) {
      parts = { ...parts, ...change };
      notifyTopic('status');
    },
    addNote(level: EditingNote['level'], text: string, itemId: string | null, deletion?: Deletion) {
      const note = { id: options.newId(), level, text, itemId, ...(deletion ? { deletion } : {}) };
      parts = { ...parts, notes: [...parts.notes, note].slice(-maxNotes) };
      notifyTopic('status');
    },
    getHistory: (itemId: string) => histories.get(itemId) ?? emptyHistory,
    setHistory(itemId: string, history: EditHistory) {
      if (history === emptyHistory) histories.delete(itemId);
      else histories.set(itemId, history);
      notifyTopic('history');
    },
    getError: (itemId: string, path: string) => errors.get(`${itemId} ${path}`),
    setError(itemId: string, path: string, message: string | undefined) {
      const key = `${itemId} ${path}`;
      if (errors.get(key) === message) return;
      if (message === undefined) errors.delete(key);
      else errors.set(key, message);
      paths.notify(itemId, path);
    },
    subscribeTo(topic: EditingTopic, listener: () => void) {
      const listeners = topics.get(topic) ?? new Set();
      topics.set(topic, listeners);
      const own = () => listener();
      listeners.add(own);
      return () => {
        listeners.delete(own);
        if (listeners.size === 0 && topics.get(topic) === listeners) topics.delete(topic);
      };
    },
  };
}

export type EditingStore = ReturnType<typeof createEditingStore>;

/** The path that an edit changes: the list for a deleted or moved row, else the edit's own path. */
export function getChangedPath(edit: { readonly action: string; readonly path: string }): string {
  const isOfRow = edit.action === 'DeleteRow' || edit.action === 'ReorderRows';
  return isOfRow ? edit.path.slice(0, Math.max(edit.path.lastIndexOf('/'), 0)) : edit.path;
}

function hasSameEdits(itemId: string, one: readonly PendingEdit[], other: readonly PendingEdit[]) {
  const [first, second] = [one, other].map((pending) => pending.filter((edit) => edit.itemId === itemId));
  return first?.length === second?.length && (first ?? []).every((edit, at) => edit === second?.[at]);
}

function isSameInOutline(one: DraftItem | undefined, other: DraftItem | undefined) {
  if (!one || !other) return one === other;
  return (
    one.displayName === other.displayName &&
    one.isDirty === other.isDirty &&
    one.order === other.order &&
    one.version === other.version &&
    one.type === other.type &&
    one.workflowId === other.workflowId
  );
}
