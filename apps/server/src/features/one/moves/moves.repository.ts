import { asWorkflowId, type ItemId, type TeamId } from '@confab/model';
import { sql } from 'kysely';
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

/** Changes the order of a llama among the llamas of its project. */
export async function updateLlamaOrder(trx: Db, teamId: TeamId, llamaId: ItemId, sortOrder: string): Promise<void> {
  await trx
    .updateTable('item')
    .set({ sortOrder, updatedAt: sql<Date>`now()` })
    .where('teamId', '=', teamId)
    .where('id', '=', llamaId)
    .execute();
}
