import { useSyncExternalStore } from 'react';

/** The height of the window in pixels; renders again when it changes. */
export function useWindowHeight(): number {
  return useSyncExternalStore(follow, () => innerHeight);
}

function follow(tell: () => void) {
  addEventListener('resize', tell);
  return () => removeEventListener('resize', tell);
}
