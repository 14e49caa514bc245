import type { FoundItem } from '@confab/contracts';
import { useEffect, useState } from 'react';
import type { EditingSession } from '../../editing/index.ts';

/** Whether one of the found items has changed since `updatedAt`. */
export function useIsStale(session: EditingSession, items: readonly FoundItem[], updatedAt: number): boolean {
  const [staleSince, setStaleSince] = useState(-1);
  const ids = items.map(({ itemId }) => itemId).join(' ');
  useEffect(() => {
    const stops = ids
      .split(' ')
      .filter((id) => id !== '')
      .map((id) => session.subscribe(id, '', () => setStaleSince(updatedAt)));
    return () => {
      for (const stop of stops) stop();
    };
  }, [session, ids, updatedAt]);
  return staleSince === updatedAt && updatedAt > 0;
}
