import { useSyncExternalStore } from 'react';

/** The height of the window in pixels; renders again when it changes. */
export function useWindowHeight(): number {
  return useSyncExternalStore(subscribe, () => innerHeight);
}

function subscribe(onChange: () => void) {
  addEventListener('resize', onChange);
  return () => removeEventListener('resize', onChange);
}
