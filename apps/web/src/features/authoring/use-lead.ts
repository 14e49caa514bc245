import { useState } from 'react';
import type { WantedInput } from '../properties/index.ts';

/** Leads to an item and, when there is a path, to the input there: from a problem, a person, something undone. */
export function useLead(select: (itemId: string) => void) {
  const [wanted, setWanted] = useState<WantedInput>();
  return {
    wanted,
    leadTo(itemId: string, path?: string | null) {
      if (path) setWanted({ itemId, name: path.split('/')[0] ?? '', path });
      select(itemId);
    },
  };
}
