import { type ItemId, type TeamId, asWorkflowId } from '@confab/model';
import { sql } from 'kysely';
import { compileOnce } from '../../db/compile-once.ts';
import type { Db } from '../../services.ts';
import { hasIdIn, itemColumns, type ItemRow } from './items.repository.ts';

/** An item with the content hash of its last save. */
export interface ItemWithSavedHash extends ItemRow {
  readonly savedHash: Buffer | null;
  /** PostgreSQL's `xmin`: differs after every change of the row, so it shows whether the row is still as it was read. */
  readonly rowVersion: string;
}

export async function findItemWithSavedHash(
  db: Db,
  teamId: TeamId,
  id: ItemId,
): Promise<ItemWithSavedHash | undefined> {
  return (await itemWithSavedHash(db, { teamId, id }))[0];
}

const itemWithSavedHash = compileOnce<Pick<ItemRow, 'teamId' | 'id'>, ItemWithSavedHash>((db, params) =>
  selectItemsWithSavedHash(db, params.teamId).where('item.id', '=', params.id),
);

/** Items that are not deleted, each with the hash of its last save, by id. */
export async function listItemsWithSavedHash(
  db: Db,
  teamId: TeamId,
  ids: readonly ItemId[],
): Promise<ReadonlyMap<ItemId, ItemWithSavedHash>> {
  const rows = await selectItemsWithSavedHash(db, teamId).where(hasIdIn(ids)).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The pages of a llama, each with the hash of its last save. */
export function listPagesWithSavedHash(db: Db, teamId: TeamId, llamaId: ItemId): Promise<ItemWithSavedHash[]> {
  return selectItemsWithSavedHash(db, teamId)
    .where('item.workflowId', '=', asWorkflowId(llamaId))
    .where('item.kind', '=', 'page')
    .execute();
}

function selectItemsWithSavedHash(db: Db, teamId: TeamId) {
  return db
    .selectFrom('item')
    .leftJoin('itemVersion', (join) =>
      join.onRef('itemVersion.itemId', '=', 'item.id').onRef('itemVersion.version', '=', 'item.version'),
    )
    .select([...itemColumns, 'itemVersion.contentHash as savedHash', sql<string>`item.xmin::text`.as('rowVersion')])
    .where('item.teamId', '=', teamId)
    .where('item.deletedAt', 'is', null);
}
