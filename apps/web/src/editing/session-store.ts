import {
  createDraft,
  noHistory,
  viewItem,
  withPending,
  type DraftItem,
  type EditHistory,
  type PendingEdit,
  type ProjectDraft,
} from '@confab/inputs';
import { createPathListeners } from './path-listeners.ts';
import { createSavedValues } from './saved-values.ts';
import type { Deletion, ProjectSessionOptions, SessionNote, SessionStatus, SessionTopic } from './types.ts';

/** Something that may look different now: an item, at and around a path. */
export interface Touched {
  readonly itemId: string;
  readonly path: string;
}

type StatusParts = Omit<SessionStatus, 'pendingCount' | 'unsavedItemIds'>;

const notesMax = 20;

/**
 * The state of a session and who listens to it. Its parts (sending, hearing, saving, …) change it through `setDraft`
 * and `setStatus` only, which tell exactly those who could see a difference.
 */
export function createSessionStore(options: ProjectSessionOptions) {
  const paths = createPathListeners();
  const topics = new Map<SessionTopic, Set<() => void>>();
  const seen = new Map<string, { item: DraftItem; pending: readonly PendingEdit[]; view: DraftItem }>();
  const histories = new Map<string, EditHistory>();
  const errors = new Map<string, string>();
  const saved = createSavedValues();
  let draft: ProjectDraft = createDraft({ projectId: options.projectId, seq: 0, items: [] }, []);
  /** Goes up whenever something that trees show may have changed. */
  let skeletonVersion = 0;
  let parts: StatusParts = {
    load: 'loading',
    loadError: '',
    connection: options.live.state,
    saving: 'idle',
    savingError: '',
    notes: [],
    refused: [],
  };

  function tellTopic(topic: SessionTopic) {
    for (const listener of Array.from(topics.get(topic) ?? [])) listener();
  }

  function viewOf(itemId: string): DraftItem | undefined {
    const item = draft.items.get(itemId);
    if (!item) return undefined;
    const known = seen.get(itemId);
    if (known?.item === item && known.pending === draft.pending) return known.view;
    if (known?.item !== item) saved.learn(item);
    const isSame = known?.item === item && isSameFor(itemId, known.pending, draft.pending);
    const view = isSame ? known.view : saved.marked(viewItem(draft, itemId) ?? item);
    seen.set(itemId, { item, pending: draft.pending, view });
    return view;
  }

  /**
   * Puts the next draft in place and tells those whom the touched paths concern. Items whose view is known to stay as
   * it is (own edits became confirmed ones) are not replayed.
   */
  function setDraft(next: ProjectDraft, touched: readonly Touched[], unchanged: ReadonlySet<string> = new Set()) {
    const before = new Map(touched.map(({ itemId }) => [itemId, viewOf(itemId)]));
    const hadPending = draft.pending.length;
    draft = next;
    for (const itemId of unchanged) {
      const [item, view] = [next.items.get(itemId), before.get(itemId)];
      if (item && view) seen.set(itemId, { item, pending: next.pending, view });
    }
    const workflows = new Set<string>();
    let isSkeletonNews = false;
    for (const [itemId, old] of before) {
      const now = viewOf(itemId);
      isSkeletonNews ||= !isSameInTrees(old, now);
      for (const item of [old, now]) {
        if (item) workflows.add(item.workflowId ?? item.id);
      }
    }
    if (isSkeletonNews) skeletonVersion += 1;
    for (const { itemId, path } of touched) paths.tell(itemId, path);
    for (const workflowId of workflows) tellTopic(`workflow:${workflowId}`);
    if (isSkeletonNews) tellTopic('skeleton');
    if (isSkeletonNews || hadPending !== next.pending.length) tellTopic('status');
  }

  return {
    get draft() {
      return draft;
    },
    get skeletonVersion() {
      return skeletonVersion;
    },
    get status() {
      return parts;
    },
    paths,
    viewOf,
    setDraft,
    tellTopic,

    /** Puts one more own edit on an item, on top of what its author sees, without replaying the others. */
    setOwnEdit(next: ProjectDraft, edit: PendingEdit) {
      const view = viewOf(edit.itemId);
      const item = draft.items.get(edit.itemId);
      if (!view || !item) return;
      const after = saved.marked(withPending(view, edit));
      const hadPending = draft.pending.length;
      draft = next;
      seen.set(edit.itemId, { item, pending: next.pending, view: after });
      const isSkeletonNews = !isSameInTrees(view, after);
      if (isSkeletonNews) skeletonVersion += 1;
      paths.tell(edit.itemId, tellingPath(edit.edit));
      tellTopic(`workflow:${item.workflowId ?? item.id}`);
      if (isSkeletonNews) tellTopic('skeleton');
      if (isSkeletonNews || hadPending !== next.pending.length) tellTopic('status');
    },
    /** Puts another whole draft in place, as after a load: everybody looks again. */
    replaceDraft(next: ProjectDraft) {
      draft = next;
      skeletonVersion += 1;
      paths.tellAll();
      for (const topic of Array.from(topics.keys())) tellTopic(topic);
    },
    setStatus(change: Partial<StatusParts>) {
      parts = { ...parts, ...change };
      tellTopic('status');
    },
    addNote(level: SessionNote['level'], text: string, itemId: string | null, deletion?: Deletion) {
      const note = { id: options.newId(), level, text, itemId, ...(deletion ? { deletion } : {}) };
      parts = { ...parts, notes: [...parts.notes, note].slice(-notesMax) };
      tellTopic('status');
    },
    historyOf: (itemId: string) => histories.get(itemId) ?? noHistory,
    setHistory(itemId: string, history: EditHistory) {
      if (history === noHistory) histories.delete(itemId);
      else histories.set(itemId, history);
      tellTopic('history');
    },
    errorAt: (itemId: string, path: string) => errors.get(`${itemId} ${path}`),
    setError(itemId: string, path: string, message: string | undefined) {
      const key = `${itemId} ${path}`;
      if (errors.get(key) === message) return;
      if (message === undefined) errors.delete(key);
      else errors.set(key, message);
      paths.tell(itemId, path);
    },
    subscribeTo(topic: SessionTopic, listener: () => void) {
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

export type SessionStore = ReturnType<typeof createSessionStore>;

/** The path around which an edit changes things: a row that comes, goes or moves changes its list. */
export function tellingPath(edit: { readonly action: string; readonly path: string }): string {
  const isOfRow = edit.action === 'DeleteRow' || edit.action === 'ReorderRows';
  return isOfRow ? edit.path.slice(0, Math.max(edit.path.lastIndexOf('/'), 0)) : edit.path;
}

function isSameFor(itemId: string, one: readonly PendingEdit[], other: readonly PendingEdit[]) {
  const [first, second] = [one, other].map((pending) => pending.filter((edit) => edit.itemId === itemId));
  return first?.length === second?.length && (first ?? []).every((edit, at) => edit === second?.[at]);
}

function isSameInTrees(one: DraftItem | undefined, other: DraftItem | undefined) {
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
