import { useEffect, useState } from 'react';
import type { EditorActions } from '../tree/index.ts';
import { createHolder } from './holder.ts';

/** The same actions, as one object that never changes: what is given them needs no drawing again when the place does. */
export function useSteadyActions(actions: EditorActions): EditorActions {
  const [latest] = useState(() => createHolder(actions));
  useEffect(() => {
    latest.put(actions);
  });
  const [steady] = useState<EditorActions>(() => ({
    select: (itemId) => latest.get().select(itemId),
    deselect: () => latest.get().deselect(),
    clearSelection: () => latest.get().clearSelection(),
    rename: (itemId, name) => latest.get().rename(itemId, name),
    addWorkflow: (workflowType) => latest.get().addWorkflow(workflowType),
    addNode: (workflowId, nodeType, place) => latest.get().addNode(workflowId, nodeType, place),
    moveNode: (nodeId, workflowId) => latest.get().moveNode(nodeId, workflowId),
    askToMove: (itemId) => latest.get().askToMove(itemId),
    showUses: (itemId) => latest.get().showUses(itemId),
    profile: (itemId) => latest.get().profile(itemId),
    duplicate: (itemId) => latest.get().duplicate(itemId),
    askToDelete: (itemIds) => latest.get().askToDelete(itemIds),
  }));
  return steady;
}
