import type { PendingEdit } from '@confab/inputs';
import type { EditingStore } from '../store/editing-store.ts';
import type { EditingSessionOptions, RefusedEdit } from '../types.ts';

/** More than anybody copies out; the oldest go. */
const maxRefusedEdits = 200;

/**
 * Own edits that could not be kept, in the browser until their author has seen to them: what somebody typed while he
 * was offline is not lost because his role was lowered meanwhile, or what he typed into was deleted.
 */
export function createRefusedEdits(options: EditingSessionOptions, store: EditingStore) {
  const { storage, me, projectId } = options;
  const key = `refusedEdits:${me.accountId}:${projectId}`;

  function save(refused: readonly RefusedEdit[]) {
    store.setStatus({ refused });
    try {
      if (refused.length === 0) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify(refused));
    } catch {
      // Storage may be full or forbidden. They are shown for as long as the page is.
    }
  }

  return {
    /** Reads what an earlier page has left. */
    load() {
      const kept = parseRefusedEdits(storage.getItem(key));
      if (kept.length > 0) store.setStatus({ refused: kept });
    },
    keep(edits: readonly PendingEdit[], because: RefusedEdit['because'], message = '') {
      const known = store.status.refused.filter(({ editId }) => !edits.some((edit) => edit.editId === editId));
      const added = edits.filter(hasContent).map(({ editId, itemId, edit }) => {
        const itemName = store.draft.items.get(itemId)?.displayName ?? '';
        return { editId, itemId, itemName, edit, because, message };
      });
      if (added.length > 0) save([...known, ...added].slice(-maxRefusedEdits));
    },
    /** Those that fell into an item when it was deleted; they are no longer kept. */
    take(itemId: string): readonly RefusedEdit[] {
      const { refused } = store.status;
      const taken = refused.filter((one) => one.because === 'deleted' && one.itemId === itemId);
      if (taken.length > 0) save(refused.filter((one) => !taken.includes(one)));
      return taken;
    },
    dismiss: () => save([]),
  };
}

export type RefusedEdits = ReturnType<typeof createRefusedEdits>;

/** Whether something would be lost with an edit: emptying, deleting and moving can be done again without a copy. */
function hasContent({ edit: { action, updatedValue } }: PendingEdit) {
  const isContent = action === 'ValueChanged' || action === 'AddRow';
  return isContent && updatedValue !== undefined && updatedValue !== null && updatedValue !== '';
}

function parseRefusedEdits(text: string | null): readonly RefusedEdit[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    // The key is this module's own.
    return Array.isArray(kept) ? (kept as readonly RefusedEdit[]) : [];
  } catch {
    return [];
  }
}
