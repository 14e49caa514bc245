import { useMemo, useState } from 'react';
import type { EditorLocation } from '../location/editor-location.ts';

/** Several selected nodes of a workflow. */
interface NodeGroup {
  readonly workflowId: string;
  readonly nodeIds: readonly string[];
}

const noNodes: readonly string[] = [];

/**
 * The selected nodes: that of the URL, else the group if its workflow is shown. A group is not in the URL, because it
 * can have thousands of nodes. The list keeps its identity until the selection changes.
 */
export function useNodeGroup({ nodeId, workflowId }: EditorLocation) {
  const [group, setGroup] = useState<NodeGroup>();
  const selectedNodeIds = useMemo(() => {
    if (nodeId !== undefined) return [nodeId];
    return group && group.workflowId === workflowId ? group.nodeIds : noNodes;
  }, [nodeId, workflowId, group]);
  return {
    selectedNodeIds,
    /** Selects several nodes. @returns the node for the URL when there is only one */
    selectGroup(ofWorkflow: string, nodeIds: readonly string[]): string | undefined {
      setGroup(nodeIds.length > 1 ? { workflowId: ofWorkflow, nodeIds } : undefined);
      return nodeIds.length === 1 ? nodeIds[0] : undefined;
    },
  };
}
