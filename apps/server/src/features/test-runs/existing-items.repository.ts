import type { ItemId, TeamId } from '@confab/model';
import { hasIdIn } from '../../core/items/items.repository.ts';
import type { Db } from '../../services.ts';

/** Returns which items are not deleted, and keeps those from being purged until the transaction ends. */
export async function lockExistingItems(trx: Db, teamId: TeamId, ids: readonly ItemId[]): Promise<ReadonlySet<ItemId>> {
  const rows = await trx
    .selectFrom('item')
    .where('teamId', '=', teamId)
    .where(hasIdIn(ids))
    .where('deletedAt', 'is', null)
    .select('id')
    .forKeyShare()
    .execute();
  return new Set(rows.map(({ id }) => id));
}
