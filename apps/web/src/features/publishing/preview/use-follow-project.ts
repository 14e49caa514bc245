import { useEffect, useEffectEvent } from 'react';
import type { EditingSession } from '../../../editing/index.ts';

/** How long after the last change of the project an open window asks again. */
const changeDelayMs = 600;

/**
 * Calls a function a moment after the last change of the open project by anybody, to refetch the data that a window
 * shows.
 */
export function useFollowProject(session: EditingSession, refetch: () => void): void {
  const refetchNow = useEffectEvent(refetch);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = session.onChange(() => {
      clearTimeout(timer);
      timer = setTimeout(() => refetchNow(), changeDelayMs);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [session]);
}
