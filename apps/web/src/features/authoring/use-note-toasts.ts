import { useEffect } from 'react';
import { useProjectSession, useSessionStatus, type Deletion } from '../../editing/index.ts';
import { showToast } from '../../shell/toasts/index.ts';

/** Tells what the session has to say, such as a change that fell into something deleted, each once. */
export function useNoteToasts(onRestored: (itemId: string) => void): void {
  const session = useProjectSession();
  const { notes } = useSessionStatus();
  useEffect(() => {
    async function restore({ itemId }: Deletion) {
      const done = await session.restoreItem(itemId);
      if (done.type === 'done') onRestored(itemId);
    }
    for (const { id, level, text, deletion } of notes) {
      if (deletion) tellDeletion(deletion, session.isReadOnly ? undefined : () => void restore(deletion));
      else showToast({ kind: level === 'info' ? 'message' : 'error', text, autocloseMs: 6_000 });
      session.dismissNote(id);
    }
  }, [session, notes, onRestored]);
}

/** Stays until it is seen to: what somebody was working on has gone. */
function tellDeletion({ by, name, lostEdits }: Deletion, restore: (() => void) | undefined) {
  showToast({
    text:
      lostEdits === 0
        ? '{by} has deleted “{name}”, which you had open.'
        : '{by} has deleted “{name}”, which you were changing. Your changes are kept and come back with it.',
    parts: { by, name },
    autocloseMs: null,
    ...(restore ? { action: { label: 'Restore', run: restore } } : {}),
  });
}
