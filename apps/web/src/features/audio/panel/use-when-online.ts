import { useEffect, useEffectEvent } from 'react';

/** Calls a function whenever the browser is connected again. */
export function useWhenOnline(act: () => void) {
  const onOnline = useEffectEvent(act);
  useEffect(() => {
    const listener = () => onOnline();
    addEventListener('online', listener);
    return () => removeEventListener('online', listener);
  }, []);
}
