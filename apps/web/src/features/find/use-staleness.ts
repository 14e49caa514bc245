import type { FoundItem } from '@confab/contracts';
import { useEffect, useState } from 'react';
import type { ProjectSession } from '../../editing/index.ts';

/** Whether anything that is shown has changed since it was looked for. */
export function useStaleness(session: ProjectSession, items: readonly FoundItem[], updatedAt: number): boolean {
  const [staleOf, setStaleOf] = useState(-1);
  const ids = items.map(({ itemId }) => itemId).join(' ');
  useEffect(() => {
    const stops = ids
      .split(' ')
      .filter((id) => id !== '')
      .map((id) => session.subscribe(id, '', () => setStaleOf(updatedAt)));
    return () => {
      for (const stop of stops) stop();
    };
  }, [session, ids, updatedAt]);
  return staleOf === updatedAt && updatedAt > 0;
}
