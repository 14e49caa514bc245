import { useEffect } from 'react';
import type { LiveClient } from '../live/live-client.ts';
import { onEventsMissed } from '../live/on-events-missed.ts';
import { checkBuild, useBuild } from '../loading/build.ts';
import { offerReload } from '../loading/offer-reload.ts';

/**
 * Announces once that the product was updated, and offers to reload the page. A server that is back may be of another
 * build.
 */
export function useUpdateNotice(live: Pick<LiveClient, 'state' | 'onStateChange'>): void {
  useEffect(() => onEventsMissed(live, () => void checkBuild()), [live]);

  const isOutdated = useBuild((state) => state.isOutdated);
  useEffect(() => {
    if (isOutdated) offerReload();
  }, [isOutdated]);
}
