import { useEffect } from 'react';
import {
  useEditingSession,
  useEditingStatus,
  type Deletion,
  type EditingNote,
  type EditingSession,
} from '../../../editing/index.ts';
import { showToast } from '../../../toasts/index.ts';
import { toastMessages } from '../../../words/web-messages.ts';

/** Shows each note of the session once as a toast, such as a change to a deleted item. */
export function useNoteToasts(onRestored: (itemId: string) => void): void {
  const session = useEditingSession();
  const { notes } = useEditingStatus();
  useEffect(() => {
    async function restore({ itemId }: Deletion) {
      const done = await session.restoreItem(itemId);
      if (done.type === 'done') onRestored(itemId);
    }
    for (const note of notes) {
      const { id, level, text, about = '', parts = {}, deletion, replaced, lost } = note;
      if (deletion ?? replaced ?? lost) {
        const action = session.isReadOnly ? undefined : createAction(note, session, restore);
        // It stays until dismissed, because the author would lose work with it.
        showToast({ text, parts, autocloseMs: null, ...(action && { action }) });
      } else
        showToast({
          kind: level === 'info' ? 'message' : 'error',
          title: { message: about },
          text,
          parts,
          autocloseMs: 6_000,
        });
      session.dismissNote(id);
    }
  }, [session, notes, onRestored]);
}

/** Restores values that a colleague has deleted, replaced or removed. */
function createAction(
  { deletion, replaced, lost }: EditingNote,
  session: EditingSession,
  restore: (deletion: Deletion) => Promise<void>,
) {
  if (lost) return { label: toastMessages.restore, run: () => session.edit(lost.itemId, lost.edits) };
  if (deletion) return { label: toastMessages.restore, run: () => void restore(deletion) };
  if (!replaced) return undefined;
  const { itemId, path, value } = replaced;
  const edit = { path, action: 'ValueChanged', ...(value === undefined ? {} : { updatedValue: value }) } as const;
  return { label: toastMessages.restoreMine, run: () => session.edit(itemId, edit) };
}
