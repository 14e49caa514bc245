import type { TeamId } from '@confab/model';
import { updateEvents } from '@confab/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLive } from '../../../live/live-context.tsx';
import { createLibraryKey } from './library-queries.ts';

/** An upload of many files sends an event for each; the library reloads once for those of such a time. */
const gatherMs = 400;

/** Reloads what an open library shows a moment after anybody in the team has changed it. */
export function useMediaChanges(teamId: TeamId): void {
  const live = useLive();
  const queries = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = live.onUpdate(updateEvents.mediaChanged.name, (payload) => {
      const changed = updateEvents.mediaChanged.payload.safeParse(payload);
      if (!changed.success || changed.data.teamId !== teamId || timer !== undefined) return;
      timer = setTimeout(() => {
        timer = undefined;
        void queries.invalidateQueries({ queryKey: createLibraryKey(teamId) });
      }, gatherMs);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [live, queries, teamId]);
}
