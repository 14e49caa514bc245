import {
  createDraft,
  viewItem,
  applyPendingEdit,
  type DraftItem,
  type PendingEdit,
  type ProjectDraft,
  type TextChange,
} from '@confab/inputs';
import { groupByItem } from './group-by-item.ts';
import { createSubscribers } from '../../live/subscribers.ts';
import { createHistories } from './histories.ts';
import { createPathListeners } from './path-listeners.ts';
import { createSavedValues } from './saved-values.ts';
import type { EditingNote } from '../note-types.ts';
import type { EditingSessionOptions, EditingStatus, EditingTopic, ProjectChange } from '../types.ts';
import { noMessage, type Message } from '../../words/message.ts';

/** A path of an item whose value may have changed. */
export interface AffectedPath {
  readonly itemId: string;
  readonly path: string;
}

type StatusParts = Omit<EditingStatus, 'pendingCount' | 'unsavedItemIds'>;

const maxNotes = 20;
const noEdits: readonly PendingEdit[] = [];

/**
 * The state of an editing session and its subscribers. The parts of the session (sender, feed, commands) change it only
 * through these functions, which notify the subscribers of changed values only.
 */
export function createEditingStore(options: EditingSessionOptions) {
  const paths = createPathListeners();
  const topics = new Map<EditingTopic, Set<() => void>>();
  const seen = new Map<string, { item: DraftItem; edits: readonly PendingEdit[]; view: DraftItem }>();
  const histories = createHistories(() => notifyTopic('history'));
  const errors = new Map<string, Message>();
  const saved = createSavedValues();
  const changes = createSubscribers<ProjectChange>();
  let draft: ProjectDraft = createDraft({ projectId: options.projectId, seq: 0, items: [] }, []);
  /** Increases whenever the outline may have changed. */
  let outlineVersion = 0;
  /** The items whose entry in the outline changed since it was read last; undefined if entries were added or moved. */
  let outlineChanges: Set<string> | undefined;
  let editsByItem: { readonly pending: readonly PendingEdit[]; readonly edits: ReadonlyMap<string, PendingEdit[]> } = {
    pending: [],
    edits: new Map(),
  };
  let parts: StatusParts = {
    load: 'loading',
    loadError: noMessage,
    connection: options.live.state,
    saving: 'idle',
    savingError: noMessage,
    notes: [],
    refused: [],
  };

  function notifyTopic(topic: EditingTopic) {
    for (const listener of Array.from(topics.get(topic) ?? [])) listener();
  }

  /** The pending edits of an item, indexed once for each list of pending edits. */
  function listEdits(itemId: string): readonly PendingEdit[] {
    const { pending } = draft;
    if (editsByItem.pending !== pending) editsByItem = { pending, edits: groupByItem(pending) };
    return editsByItem.edits.get(itemId) ?? noEdits;
  }

  function getView(itemId: string): DraftItem | undefined {
    const item = draft.items.get(itemId);
    if (!item) return undefined;
    const known = seen.get(itemId);
    const edits = listEdits(itemId);
    if (known?.item === item && isSameList(known.edits, edits)) return known.view;
    if (known?.item !== item) saved.remember(item);
    const view = saved.withDirtyMark(viewItem(draft, itemId) ?? item);
    seen.set(itemId, { item, edits, view });
    return view;
  }

  /** Records that the entry of an item in the outline changed. */
  function noteOutlineChange(itemId: string, old: DraftItem | undefined, now: DraftItem | undefined) {
    outlineVersion += 1;
    if (isSamePlace(old, now)) outlineChanges?.add(itemId);
    else outlineChanges = undefined;
  }

  /**
   * Replaces the draft and notifies the subscribers of the affected paths. Items whose view stays the same (own edits
   * that were confirmed) are not replayed.
   */
  function setDraft(next: ProjectDraft, touched: readonly AffectedPath[], unchanged: ReadonlySet<string> = new Set()) {
    const before = new Map(touched.map(({ itemId }) => [itemId, getView(itemId)]));
    const hadPending = draft.pending.length;
    draft = next;
    for (const itemId of unchanged) {
      const [item, view] = [next.items.get(itemId), before.get(itemId)];
      if (item && view) seen.set(itemId, { item, edits: listEdits(itemId), view });
    }
    const workflows = new Set<string>();
    let hasOutlineChanged = false;
    for (const [itemId, old] of before) {
      const now = getView(itemId);
      if (!isSameInOutline(old, now)) {
        hasOutlineChanged = true;
        noteOutlineChange(itemId, old, now);
      }
      for (const item of [old, now]) {
        if (item) workflows.add(item.workflowId ?? item.id);
      }
    }
    for (const { itemId, path } of touched) paths.notify(itemId, path);
    for (const workflowId of workflows) notifyTopic(`workflow:${workflowId}`);
    if (hasOutlineChanged) notifyTopic('outline');
    if (hasOutlineChanged || hadPending !== next.pending.length) notifyTopic('status');
  }

  return {
    get draft() {
      return draft;
    },
    get outlineVersion() {
      return outlineVersion;
    },
    /** The ids of the items that changed in the outline since the last call; undefined if it has to be built again. */
    takeOutlineChanges(): ReadonlySet<string> | undefined {
      const changes = outlineChanges;
      outlineChanges = new Set();
      return changes;
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
      seen.set(edit.itemId, { item, edits: listEdits(edit.itemId), view: after });
      const hasOutlineChanged = !isSameInOutline(view, after);
      if (hasOutlineChanged) noteOutlineChange(edit.itemId, view, after);
      paths.notify(edit.itemId, getChangedPath(edit.edit));
      notifyTopic(`workflow:${item.workflowId ?? item.id}`);
      if (hasOutlineChanged) notifyTopic('outline');
      if (hasOutlineChanged || hadPending !== next.pending.length) notifyTopic('status');
    },
    /** Replaces the whole draft after a load and notifies all subscribers. */
    replaceDraft(next: ProjectDraft) {
      draft = next;
      outlineVersion += 1;
      outlineChanges = undefined;
      paths.notifyAll();
      for (const topic of Array.from(topics.keys())) notifyTopic(topic);
    },
    setStatus(change: Partial<StatusParts>) {
      parts = { ...parts, ...change };
      notifyTopic('status');
    },
    addNote(
      level: EditingNote['level'],
      text: Message,
      itemId: string | null,
      details: Pick<EditingNote, 'deletion' | 'replaced' | 'lost' | 'parts' | 'about'> = {},
    ) {
      const note = { id: options.newId(), level, text, itemId, ...details };
      parts = { ...parts, notes: [...parts.notes, note].slice(-maxNotes) };
      notifyTopic('status');
    },
    ...histories,
    /** The text changes of others, by item and path, with a space between them. */
    textChanges: createSubscribers<TextChange>(),
    getError: (itemId: string, path: string) => errors.get(`${itemId} ${path}`),
    setError(itemId: string, path: string, message: Message | undefined) {
      const key = `${itemId} ${path}`;
      if (errors.get(key) === message) return;
      if (message === undefined) errors.delete(key);
      else errors.set(key, message);
      paths.notify(itemId, path);
    },
    onChange: (listener: (change: ProjectChange) => void) => changes.subscribe('change', listener),
    publishChange: (change: ProjectChange) => changes.publish('change', change),
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

function isSameList(one: readonly PendingEdit[], other: readonly PendingEdit[]) {
  return one === other || (one.length === other.length && one.every((edit, at) => edit === other[at]));
}

/** Whether an item is at the same place of the outline. */
function isSamePlace(one: DraftItem | undefined, other: DraftItem | undefined) {
  return one !== undefined && other !== undefined && one.order === other.order && one.workflowId === other.workflowId;
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
