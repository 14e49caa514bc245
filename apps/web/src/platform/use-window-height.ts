import { useSyncExternalStore } from 'react';

/** How tall the window is, in pixels, as it changes. */
export function useWindowHeight(): number {
  return useSyncExternalStore(follow, () => innerHeight);
}

function follow(tell: () => void) {
  addEventListener('resize', tell);
  return () => removeEventListener('resize', tell);
}
