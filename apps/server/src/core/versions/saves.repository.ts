import { sql } from 'kysely';
import { compileOnce } from '../../db/compile-once.ts';
import type { Db } from '../../services.ts';
import { itemColumns } from '../items/items.repository.ts';
import type { ItemWithSavedHash, SavePlan } from './plan-save.ts';
import { insertVersions } from './versions.repository.ts';

/** An item to be changed, with the hash of its last save. */
export async function findItemWithSavedHash(
  db: Db,
  teamId: string,
  id: string,
): Promise<ItemWithSavedHash | undefined> {
  return (await itemWithSavedHash(db, { teamId, id }))[0];
}

const itemWithSavedHash = compileOnce<Pick<ItemWithSavedHash, 'teamId' | 'id'>, ItemWithSavedHash>((db, given) =>
  db
    .selectFrom('item')
    .leftJoin('itemVersion', (join) =>
      join.onRef('itemVersion.itemId', '=', 'item.id').onRef('itemVersion.version', '=', 'item.version'),
    )
    .select([...itemColumns, 'itemVersion.contentHash as savedHash', sql<string>`item.xmin::text`.as('rowVersion')])
    .where('item.teamId', '=', given.teamId)
    .where('item.id', '=', given.id)
    .where('item.deletedAt', 'is', null),
);

/** Writes a save in a transaction that holds the project. @returns when, by the database's clock. */
export async function storeSave(trx: Db, plan: SavePlan, authorId: string): Promise<Date> {
  const { item, text, displayName, version, newVersion: added } = plan;
  if (added) await insertVersions(trx, [{ teamId: item.teamId, itemId: item.id, version, authorId, ...added }]);
  const row = await trx
    .updateTable('item')
    .set({ draft: text, displayName, version, isDirty: false, updatedAt: sql<Date>`now()` })
    .where('teamId', '=', item.teamId)
    .where('id', '=', item.id)
    .returning('updatedAt')
    .executeTakeFirstOrThrow();
  return row.updatedAt;
}
