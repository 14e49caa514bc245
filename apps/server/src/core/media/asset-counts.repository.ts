import type { TeamId } from '@confab/model';
import type { AssetId } from '@confab/model/media';
import type { Db } from '../../services.ts';

/** Number of files in the library, those in the bin included. */
export async function countAssets(db: Db, teamId: TeamId): Promise<number> {
  const { count } = await db
    .selectFrom('asset')
    .where('teamId', '=', teamId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether an id belongs to any asset of the team, deleted ones included. */
export async function hasAssetId(db: Db, teamId: TeamId, id: AssetId): Promise<boolean> {
  const row = await db
    .selectFrom('asset')
    .select('id')
    .where('teamId', '=', teamId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}
