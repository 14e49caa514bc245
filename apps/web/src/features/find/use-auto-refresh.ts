import { useEffect, useEffectEvent } from 'react';
import type { FindResults } from './find-results.ts';

/** Long enough that typing does not refresh after every key. */
const refreshDelayMs = 1_500;

/** Repeats the search a moment after a found item has changed, unless the results are frozen. */
export function useAutoRefresh({ isStale, isSearching, refetch }: FindResults, isFrozen: boolean): void {
  const refresh = useEffectEvent(refetch);
  const isDue = isStale && !isSearching && !isFrozen;
  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setTimeout(() => refresh(), refreshDelayMs);
    return () => clearTimeout(timer);
  }, [isDue]);
}
