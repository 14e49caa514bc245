import { useEffect } from 'react';
import type { LiveClient } from '../live/live-client.ts';
import { checkBuild, useBuild } from '../loading/build.ts';
import { offerReload } from '../loading/offer-reload.ts';

/** Says once that the product was updated, and offers to reload the page. A server that is back may be of another build. */
export function useUpdateNotice(live: Pick<LiveClient, 'state' | 'onStateChange'>): void {
  useEffect(() => {
    let wasConnected = live.state === 'Connected';
    return live.onStateChange((state) => {
      if (state !== 'Connected') return;
      if (wasConnected) void checkBuild();
      wasConnected = true;
    });
  }, [live]);

  const isOutdated = useBuild((state) => state.isOutdated);
  useEffect(() => {
    if (isOutdated) offerReload();
  }, [isOutdated]);
}
