import type { AssetStateAnswer } from '@confab/contracts';
import type { TeamId } from '@confab/model';
import { findAssetKind } from '@confab/model/media';
import { sql } from 'kysely';
import type { Db } from '../../services.ts';

/** The names and kinds of a team's files, recently deleted ones included; ids of anything else are left out. */
export async function listAssetStates(db: Db, teamId: TeamId, ids: readonly string[]): Promise<AssetStateAnswer[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('asset')
    .select(['id', 'name', 'deletedAt'])
    .where('teamId', '=', teamId)
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .execute();
  return rows.map(({ id, name, deletedAt }) => ({
    assetId: id,
    name,
    fileType: findAssetKind(name)?.fileType ?? 'General',
    isDeleted: deletedAt !== null,
  }));
}

/** Which of these assets a published stage of the team shows. */
export async function listPublishedAssets(
  db: Db,
  teamId: TeamId,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('releaseAsset')
    .innerJoin('releaseStage', (join) =>
      join
        .onRef('releaseStage.teamId', '=', 'releaseAsset.teamId')
        .onRef('releaseStage.releaseId', '=', 'releaseAsset.releaseId'),
    )
    .where('releaseAsset.teamId', '=', teamId)
    .where(sql<boolean>`release_asset.asset_id = any(${[...ids]}::uuid[])`)
    .select('releaseAsset.assetId')
    .distinct()
    .execute();
  return new Set(rows.map(({ assetId }) => assetId));
}
