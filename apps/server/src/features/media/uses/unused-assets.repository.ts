import type { TeamId } from '@confab/model';
import { sql } from 'kysely';
import { assetSortColumns, type AssetPage, type AssetSearch } from '../../../core/media/asset-lists.repository.ts';
import { assetColumns, type AssetRow } from '../../../core/media/assets.repository.ts';
import type { Db } from '../../../services.ts';

/** A search for files that nothing uses. */
export type UnusedSearch = Omit<AssetSearch, 'limit'> & AssetPage;

/** The files that no published stage shows and whose ids are not in `usedIds`, with the number of all pages. */
export async function selectUnusedAssets(
  db: Db,
  teamId: TeamId,
  usedIds: readonly string[],
  { pattern, folderIds, extensions, ...page }: UnusedSearch,
): Promise<{ readonly rows: readonly AssetRow[]; readonly total: number }> {
  const unused = db
    .selectFrom('asset')
    .where('asset.teamId', '=', teamId)
    .where('asset.deletedAt', 'is', null)
    .where('asset.nameKey', 'like', pattern)
    .where(sql<boolean>`not exists (select from unnest(${[...usedIds]}::uuid[]) as used (id) where used.id = asset.id)`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('releaseAsset')
            .innerJoin('releaseStage', (join) =>
              join
                .onRef('releaseStage.teamId', '=', 'releaseAsset.teamId')
                .onRef('releaseStage.releaseId', '=', 'releaseAsset.releaseId'),
            )
            .innerJoin('item', (join) =>
              join.onRef('item.teamId', '=', 'releaseStage.teamId').onRef('item.id', '=', 'releaseStage.projectId'),
            )
            .where('releaseAsset.teamId', '=', teamId)
            .whereRef('releaseAsset.assetId', '=', 'asset.id')
            .where('item.deletedAt', 'is', null)
            .select('releaseAsset.assetId'),
        ),
      ),
    )
    .$if(folderIds !== undefined, (query) =>
      query.where(sql<boolean>`asset.folder_id = any(${[...(folderIds ?? [])]}::uuid[])`),
    )
    .$if(extensions !== undefined, (query) =>
      query.where(sql<boolean>`asset.extension = any(${[...(extensions ?? [])]}::text[])`),
    );
  const { total } = await unused.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await unused
    .select(assetColumns)
    .orderBy(assetSortColumns[page.sortBy], page.isDescending ? 'desc' : 'asc')
    .orderBy('asset.sortKey')
    .orderBy('asset.id')
    .offset(page.skip)
    .limit(page.take)
    .execute();
  return { rows, total };
}
