import type { TeamId, ItemId } from '@confab/model';
import type { Db } from '../../services.ts';
import { hasIdIn, type ItemRow } from '../../core/items/items.repository.ts';

/** An item whose rows tokens may name. */
export type TokenHolder = Pick<ItemRow, 'id' | 'displayName' | 'draft'>;

/** Finds those of the items that belong to the team and are not deleted. */
export function findTokenHolders(db: Db, teamId: TeamId, ids: readonly ItemId[]): Promise<TokenHolder[]> {
  return db
    .selectFrom('item')
    .select(['item.id', 'item.displayName', 'item.draft'])
    .where('item.teamId', '=', teamId)
    .where('item.deletedAt', 'is', null)
    .where(hasIdIn(ids))
    .execute();
}
