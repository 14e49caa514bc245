import { useEffect, useEffectEvent } from 'react';
import { resetFind, useFindState } from './find-store.ts';

/** Calls back when the find panel is requested, and resets the search when the project is closed. */
export function useFindRequests(onRequest: () => void): void {
  const handleRequest = useEffectEvent(onRequest);
  useEffect(
    () => useFindState.subscribe((state, previous) => state.openRequests !== previous.openRequests && handleRequest()),
    [],
  );
  useEffect(() => resetFind, []);
}
