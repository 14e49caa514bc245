import { useEffect, useEffectEvent } from 'react';
import { forgetFind, useFindState } from './find-store.ts';

/** Tells when somebody wants to see the find panel; what was looked for in one project is not looked for in another. */
export function useFindWishes(onWish: () => void): void {
  const wished = useEffectEvent(onWish);
  useEffect(() => useFindState.subscribe((now, before) => now.wishes !== before.wishes && wished()), []);
  useEffect(() => forgetFind, []);
}
