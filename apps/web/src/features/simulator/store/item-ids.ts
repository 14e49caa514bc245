import type { NodeId, WorkflowId } from '@confab/model';

/** The id of an item that is known to be a node. */
export function toNodeId(itemId: string): NodeId {
  return itemId as NodeId;
}

/** The id of an item that is known to be a workflow. */
export function toWorkflowId(itemId: string): WorkflowId {
  return itemId as WorkflowId;
}
