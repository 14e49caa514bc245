import type { TreeShape } from '@confab/inputs';
import { useState } from 'react';

/** The closed nodes of a tree. All nodes are open initially. */
export function useClosedNodes({ parentOf, childrenOf }: TreeShape) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const without = (ids: ReadonlySet<string>) =>
    setClosed((now) => ([...now].some((id) => ids.has(id)) ? new Set([...now].filter((id) => !ids.has(id))) : now));
  return {
    closed,
    toggle: (id: string) =>
      setClosed((now) => (now.has(id) ? new Set([...now].filter((one) => one !== id)) : new Set([...now, id]))),
    openAll: () => setClosed(new Set()),
    closeAll: () => setClosed(new Set(childrenOf.keys())),
    openNode: (id: string) => without(new Set([id])),
    /** Opens all ancestors of a node. */
    reveal(id: string) {
      const ancestors = new Set<string>();
      for (let at = parentOf.get(id); at !== undefined; at = parentOf.get(at)) ancestors.add(at);
      without(ancestors);
    },
  };
}
