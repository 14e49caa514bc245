import { useEffect, useEffectEvent } from 'react';
import type { EditingSession } from '../types.ts';

/**
 * Runs a function each time the server has stored the last pending edit of a session, to update data loaded before:
 * `flushEdits` does not wait longer than 3 s.
 */
export function useAfterEdits(session: EditingSession | undefined, run: () => void): void {
  const runAfterEdits = useEffectEvent(run);
  useEffect(() => {
    if (!session) return undefined;
    const hasPending = () => session.getStatus().pendingCount > 0;
    let hadPending = hasPending();
    return session.subscribeTo('status', () => {
      const isStored = hadPending && !hasPending();
      hadPending = hasPending();
      if (isStored) runAfterEdits();
    });
  }, [session]);
}
