import { useEffect } from 'react';
import { useProjectSession, useSessionStatus } from '../../editing/index.ts';
import { showToast } from '../../shell/toasts/index.ts';

/** Tells what the session has to say, such as a change that fell into something deleted, each once. */
export function useNoteToasts(): void {
  const session = useProjectSession();
  const { notes } = useSessionStatus();
  useEffect(() => {
    for (const { id, level, text } of notes) {
      showToast({ kind: level === 'info' ? 'message' : 'error', text, autocloseMs: 6_000 });
      session.dismissNote(id);
    }
  }, [session, notes]);
}
