import type { EditId, ItemId, NodeId, WorkflowId } from '@confab/model';

/**
 * Converts texts to branded ids. The session receives ids of items as text from the canvas, from trees and from stored
 * edits, where their kind is known, and the server checks every id.
 */
export const toId = {
  edit: (id: string) => id as EditId,
  item: (id: string) => id as ItemId,
  node: (id: string) => id as NodeId,
  workflow: (id: string) => id as WorkflowId,
};
