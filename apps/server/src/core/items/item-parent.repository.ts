import { asWorkflowId, type WorkflowId } from '@confab/model';
import { sql } from 'kysely';
import type { Db } from '../../services.ts';
import type { ItemRow } from './items.repository.ts';

/** The new parent of a workflow or node, and its order there. */
export interface ItemParent extends Pick<ItemRow, 'teamId' | 'id' | 'projectId' | 'sortOrder'> {
  /** Set for nodes only. */
  readonly workflowId?: WorkflowId;
}

/** Moves an item below another parent, a workflow with its nodes, including deleted ones. */
export async function updateItemParent(
  trx: Db,
  { teamId, id, projectId, workflowId, sortOrder }: ItemParent,
): Promise<void> {
  const rows = trx.updateTable('item').where('teamId', '=', teamId);
  await rows
    .set({ projectId, sortOrder, ...(workflowId === undefined ? {} : { workflowId }), updatedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
  await rows.set({ projectId }).where('workflowId', '=', asWorkflowId(id)).execute();
  // The history of a workflow includes that of the nodes that are in it now.
  if (workflowId !== undefined)
    await trx
      .updateTable('projectEvent')
      .set({ workflowId })
      .where('teamId', '=', teamId)
      .where('itemId', '=', id)
      .where(sql<boolean>`type in ('itemAdded', 'itemDeleted', 'itemSaved')`)
      .execute();
}
