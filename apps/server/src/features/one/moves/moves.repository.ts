import { asWorkflowId, type ItemId, type TeamId } from '@confab/model';
import { sql } from 'kysely';
import { hasIdIn } from '../../../core/items/items.repository.ts';
import type { Db } from '../../../services.ts';

/** The pages of a llama with the parents that their drafts name, in order. Their other values are not read. */
export async function listPageParents(
  trx: Db,
  teamId: TeamId,
  llamaId: ItemId,
): Promise<{ readonly id: ItemId; readonly parent: string | null }[]> {
  return trx
    .selectFrom('item')
    .select(['item.id', sql<string | null>`item.draft::json ->> 'Parent'`.as('parent')])
    .where('item.teamId', '=', teamId)
    .where('item.workflowId', '=', asWorkflowId(llamaId))
    .where('item.kind', '=', 'page')
    .where('item.deletedAt', 'is', null)
    .orderBy('item.sortOrder')
    .orderBy('item.id')
    .execute();
}

/** Puts pages into another llama. The history of that llama includes theirs from now on. */
export async function updateLlamaOfPages(
  trx: Db,
  teamId: TeamId,
  pageIds: readonly ItemId[],
  llamaId: ItemId,
): Promise<void> {
  const workflowId = asWorkflowId(llamaId);
  await trx
    .updateTable('item')
    .set({ workflowId, updatedAt: sql<Date>`now()` })
    .where('teamId', '=', teamId)
    .where(hasIdIn(pageIds))
    .execute();
  await trx
    .updateTable('projectEvent')
    .set({ workflowId })
    .where('teamId', '=', teamId)
    .where(sql<boolean>`item_id = any(${[...pageIds]}::uuid[])`)
    .where(sql<boolean>`type in ('itemAdded', 'itemDeleted', 'itemSaved')`)
    .execute();
}

/** Changes the order of a llama among the llamas of its project. */
export async function updateLlamaOrder(trx: Db, teamId: TeamId, llamaId: ItemId, sortOrder: string): Promise<void> {
  await trx
    .updateTable('item')
    .set({ sortOrder, updatedAt: sql<Date>`now()` })
    .where('teamId', '=', teamId)
    .where('id', '=', llamaId)
    .execute();
}
