import type { TeamId } from '@confab/model';
import type { AssetFolderId, AssetId } from '@confab/model/media';
import { sql } from 'kysely';
import type { Db } from '../../services.ts';

/** Number of files in the library, recently deleted ones included. */
export async function countAssets(db: Db, teamId: TeamId): Promise<number> {
  const total = await db.selectFrom('assetTotal').where('teamId', '=', teamId).select('files').executeTakeFirst();
  return total?.files ?? 0;
}

/** Number of files in a folder that are not deleted, of all extensions or of these. */
export async function countFolderAssets(
  db: Db,
  teamId: TeamId,
  folderId: AssetFolderId | null,
  extensions: readonly string[] | undefined,
): Promise<number> {
  const { count } = await db
    .selectFrom('assetCount')
    .where('teamId', '=', teamId)
    .where('place', '=', folderId ?? teamId)
    .$if(extensions !== undefined, (query) =>
      query.where(sql<boolean>`extension = any(${[...(extensions ?? [])]}::text[])`),
    )
    .select(sql<number>`coalesce(sum(files), 0)::integer`.as('count'))
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
