import type { PendingEdit } from '@confab/inputs';
import type { EditingStore } from '../store/editing-store.ts';
import type { EditingSessionOptions, RefusedEdit } from '../types.ts';
import type { ItemNames } from './unsent-edits.ts';
import { noMessage, type Message } from '../../words/message.ts';

interface RefusedChange {
  readonly added?: readonly RefusedEdit[];
  readonly removed?: readonly RefusedEdit[];
}

/** The oldest edits beyond this number are dropped. */
const maxRefusedEdits = 200;

/**
 * Own edits that the server refused, stored in the browser until their author dismisses them. Nothing that was typed
 * offline is lost when the author's role was lowered or the item was deleted.
 */
export function createRefusedEdits(options: EditingSessionOptions, store: EditingStore) {
  const { storage, me, projectId } = options;
  const key = `refusedEdits:${me.accountId}:${projectId}`;

  /** The edits of this page. The project may be open in another tab, which stores its own under the same key. */
  const own = new Map<string, RefusedEdit>();

  function change({ added = [], removed = [] }: RefusedChange) {
    const isGone = ({ editId }: RefusedEdit) => [...added, ...removed].some((one) => one.editId === editId);
    for (const { editId } of removed) own.delete(editId);
    for (const edit of added) own.set(edit.editId, edit);
    const refused = store.status.refused.filter((one) => !isGone(one));
    store.setStatus({ refused: [...refused, ...added].slice(-maxRefusedEdits) });
    try {
      const others = parseRefusedEdits(storage.getItem(key)).filter((one) => !isGone(one) && !own.has(one.editId));
      const stored = [...others, ...own.values()].slice(-maxRefusedEdits);
      if (stored.length === 0) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify(stored));
    } catch {
      // Storage may be full or forbidden: the edits are shown until the page is closed.
    }
  }

  return {
    /** Loads the edits that an earlier page stored. */
    load() {
      const stored = parseRefusedEdits(storage.getItem(key));
      if (stored.length > 0) store.setStatus({ refused: stored });
    },
    /** @param names of items that the session may not have loaded */
    keep(
      edits: readonly PendingEdit[],
      because: RefusedEdit['because'],
      message: Message = noMessage,
      names: ItemNames = {},
    ) {
      const added = edits.filter(hasContent).map(({ editId, itemId, edit }) => {
        const itemName = store.draft.items.get(itemId)?.displayName ?? names[itemId] ?? '';
        return { editId, itemId, itemName, edit, because, message };
      });
      if (added.length > 0) change({ added });
    },
    /** Removes and returns the edits that were refused because an item was deleted. */
    take(itemId: string): readonly RefusedEdit[] {
      const { refused } = store.status;
      const taken = refused.filter((one) => one.because === 'deleted' && one.itemId === itemId);
      if (taken.length > 0) change({ removed: taken });
      return taken;
    },
    dismiss: (editIds: readonly string[]) =>
      change({ removed: store.status.refused.filter(({ editId }) => editIds.includes(editId)) }),
  };
}

export type RefusedEdits = ReturnType<typeof createRefusedEdits>;

/** Whether an edit contains content worth keeping; clearing, deleting and moving can be repeated easily. */
function hasContent({ edit: { action, updatedValue } }: PendingEdit) {
  const isContent = action === 'ValueChanged' || action === 'AddRow';
  return isContent && updatedValue !== undefined && updatedValue !== null && updatedValue !== '';
}

function parseRefusedEdits(text: string | null): readonly RefusedEdit[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    // Only this module writes this key. Pages of earlier versions stored messages without a name as texts.
    const edits = Array.isArray(stored) ? (stored as readonly (RefusedEdit & { message: Message | string })[]) : [];
    return edits.map((one) => (typeof one.message === 'string' ? { ...one, message: { message: one.message } } : one));
  } catch {
    return [];
  }
}
