import type { NodeId, WorkflowId } from '@confab/model';

/** The id of an item that is known to be a node. */
export function nodeIdOf(itemId: string): NodeId {
  return itemId as NodeId;
}

/** The id of an item that is known to be a workflow. */
export function workflowIdOf(itemId: string): WorkflowId {
  return itemId as WorkflowId;
}
