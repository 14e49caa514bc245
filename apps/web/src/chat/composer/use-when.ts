import { useEffect, useEffectEvent } from 'react';

/** Calls a function each time a condition becomes true. */
export function useWhen(condition: boolean, run: () => void): void {
  const runLatest = useEffectEvent(run);
  useEffect(() => {
    if (condition) runLatest();
  }, [condition]);
}
