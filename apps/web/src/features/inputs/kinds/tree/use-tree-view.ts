import { isWithin, type TreeShape } from '@confab/inputs';
import { useState } from 'react';
import { findRoot } from './tree-keys.ts';
import { useClosedNodes } from './use-closed-nodes.ts';

/** The selected node and the closed nodes of a tree. Closing moves the selection from a hidden node to its visible ancestor. */
export function useTreeView(shape: TreeShape) {
  const { closed, ...fold } = useClosedNodes(shape);
  const [wantedId, setWantedId] = useState<string>();
  return {
    closed,
    /** The node to select; it may have been deleted. */
    wantedId,
    setWantedId,
    openNode: fold.openNode,
    /** The actions of authors on the view. */
    actions: {
      select(id: string | undefined) {
        setWantedId(id);
        if (id !== undefined) fold.reveal(id);
      },
      toggle(id: string) {
        fold.toggle(id);
        if (!closed.has(id) && wantedId !== undefined && isWithin(shape, wantedId, id)) setWantedId(id);
      },
      openAll: fold.openAll,
      closeAll() {
        fold.closeAll();
        if (wantedId !== undefined) setWantedId(findRoot(shape, wantedId));
      },
    },
  };
}
