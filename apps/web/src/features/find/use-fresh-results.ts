import { useEffect, useEffectEvent } from 'react';
import type { FindResults } from './results.ts';

/** Long enough for somebody who is typing to come to a pause. */
const settleMs = 1_500;

/** Looks again a moment after what is shown has changed, unless it is to be kept as it is. */
export function useFreshResults({ isStale, isLooking, again }: FindResults, isKept: boolean): void {
  const look = useEffectEvent(again);
  const isDue = isStale && !isLooking && !isKept;
  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setTimeout(() => look(), settleMs);
    return () => clearTimeout(timer);
  }, [isDue]);
}
