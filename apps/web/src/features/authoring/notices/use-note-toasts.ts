import { useEffect } from 'react';
import {
  useEditingSession,
  useEditingStatus,
  type Deletion,
  type EditingSession,
  type LostWords,
  type ReplacedValue,
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
    for (const { id, level, text, about = '', parts = {}, deletion, replaced, lost } of notes) {
      if (lost) showLostToast(lost, session);
      else if (replaced) showReplacedToast(replaced, session);
      else if (deletion) showDeletionToast(deletion, session.isReadOnly ? undefined : () => void restore(deletion));
      else showToast({ kind: level === 'info' ? 'message' : 'error', title: about, text, parts, autocloseMs: 6_000 });
      session.dismissNote(id);
    }
  }, [session, notes, onRestored]);
}

/** The toast stays until dismissed, because the author was working on the deleted item. */
function showDeletionToast({ by, name, lostEdits }: Deletion, restore: (() => void) | undefined) {
  showToast({
    text: lostEdits === 0 ? toastMessages.deletedWhileOpen : toastMessages.deletedWhileChanging,
    parts: { by, name },
    autocloseMs: null,
    ...(restore ? { action: { label: toastMessages.restore, run: restore } } : {}),
  });
}

/** The toast stays until dismissed, because the own value would be lost with it. */
function showReplacedToast({ itemId, path, name, by, value }: ReplacedValue, session: EditingSession) {
  const edit = { path, action: 'ValueChanged', ...(value === undefined ? {} : { updatedValue: value }) } as const;
  showToast({
    text: toastMessages.replacedValue,
    parts: { by, name },
    autocloseMs: null,
    ...(session.isReadOnly
      ? {}
      : { action: { label: toastMessages.restoreMine, run: () => session.edit(itemId, edit) } }),
  });
}

/** The toast stays until dismissed, because what the author wrote would be lost with it. */
function showLostToast({ itemId, name, by, edits }: LostWords, session: EditingSession) {
  showToast({
    text: toastMessages.lostWords,
    parts: { by, name },
    autocloseMs: null,
    ...(session.isReadOnly ? {} : { action: { label: toastMessages.restore, run: () => session.edit(itemId, edits) } }),
  });
}
