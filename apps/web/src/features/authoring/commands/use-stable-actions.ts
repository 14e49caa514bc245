import { useEffect, useState } from 'react';
import type { EditorActions } from '../../tree/index.ts';
import { createLatestValue } from './latest-value.ts';

/** The actions as one object that never changes, so that components that take them do not render again. */
export function useStableActions(actions: EditorActions): EditorActions {
  const [latest] = useState(() => createLatestValue(actions));
  useEffect(() => {
    latest.set(actions);
  });
  const [stable] = useState<EditorActions>(() => ({
    select: (itemId) => latest.get().select(itemId),
    selectNodes: (workflowId, nodeIds) => latest.get().selectNodes(workflowId, nodeIds),
    deselectNode: () => latest.get().deselectNode(),
    selectParent: () => latest.get().selectParent(),
    rename: (itemId, name) => latest.get().rename(itemId, name),
    addWorkflow: (workflowType) => latest.get().addWorkflow(workflowType),
    openReadyModules: () => latest.get().openReadyModules(),
    addNode: (workflowId, nodeType, place) => latest.get().addNode(workflowId, nodeType, place),
    moveNode: (nodeId, workflowId) => latest.get().moveNode(nodeId, workflowId),
    openMoveDialog: (itemId) => latest.get().openMoveDialog(itemId),
    showUsages: (itemId) => latest.get().showUsages(itemId),
    openProfiler: (itemId) => latest.get().openProfiler(itemId),
    openExport: (itemId) => latest.get().openExport(itemId),
    duplicate: (itemId) => latest.get().duplicate(itemId),
    confirmDelete: (itemIds, alongside) => latest.get().confirmDelete(itemIds, alongside),
  }));
  return stable;
}
