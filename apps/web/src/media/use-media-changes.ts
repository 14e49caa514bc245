import { updateEvents } from '@confab/contracts';
import type { TeamId } from '@confab/model';
import { useDebouncedCallback } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { LiveClient } from '../live/live-client.ts';
import { useLive } from '../live/live-context.tsx';
import { onEventsMissed } from '../live/on-events-missed.ts';
import { createAssetMetadataKey } from './asset-keys.ts';

/** An upload of many files sends an event for each; events within this time are one change. */
const gatherMs = 400;

/**
 * Calls a function a moment after anybody has changed the library of a team, or can have changed it during a lost
 * connection.
 *
 * @returns a function that unsubscribes
 */
export function followMediaChanges(live: LiveClient, teamId: TeamId, onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function report() {
    timer ??= setTimeout(() => {
      timer = undefined;
      onChange();
    }, gatherMs);
  }
  const stopUpdates = live.onUpdate(updateEvents.mediaChanged.name, (payload) => {
    const changed = updateEvents.mediaChanged.payload.safeParse(payload);
    if (changed.success && changed.data.teamId === teamId) report();
  });
  const stopMissed = onEventsMissed(live, report);
  return () => {
    clearTimeout(timer);
    stopUpdates();
    stopMissed();
  };
}

/** Calls a function as `followMediaChanges` does, while a component is shown. */
export function useMediaChanges(teamId: TeamId, onChange: () => void): void {
  const live = useLive();
  const report = useEffectEvent(onChange);
  useEffect(() => followMediaChanges(live, teamId, () => report()), [live, teamId]);
}

/** How long a library is left alone before files are asked for again; an upload of many asks once. */
const quietMs = 1_000;

/** Refetches the data about the files that a page shows after the library of the team has changed. */
export function useFreshAssets(teamId: TeamId): void {
  const queries = useQueryClient();
  const refresh = useDebouncedCallback(
    () => void queries.invalidateQueries({ queryKey: createAssetMetadataKey(teamId) }),
    quietMs,
  );
  useMediaChanges(teamId, refresh);
}
