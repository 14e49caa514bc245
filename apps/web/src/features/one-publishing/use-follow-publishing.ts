import { updateEvents } from '@confab/contracts';
import type { ProjectId } from '@confab/model';
import { useEffect, useEffectEvent } from 'react';
import { useLive } from '../../live/live-context.tsx';
import { onEventsMissed } from '../../live/on-events-missed.ts';

/**
 * Calls a function when an author has published the project, or requested, withdrawn or decided its review, and when
 * such an event can have been missed. A review is not a change of the project that its editing session would get.
 */
export function useFollowPublishing(projectId: ProjectId, refetch: () => void): void {
  const live = useLive();
  const refetchNow = useEffectEvent(refetch);
  useEffect(() => {
    const stops = [
      onEventsMissed(live, () => refetchNow()),
      live.onUpdate(updateEvents.projectListChanged.name, (payload) => {
        const { success, data } = updateEvents.projectListChanged.payload.safeParse(payload);
        if (success && data.projectId === projectId) refetchNow();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [live, projectId]);
}
