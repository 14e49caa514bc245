import type { ReleaseId } from '@confab/model';
import type { AssetId } from '@confab/model/media';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { acrossTeams } from '../../db/tenant-guard.ts';
import { contentColumns, toNamedContent, type NamedContent, type ServedContent } from './contents.repository.ts';

/**
 * The content that a published stage shows for an asset: that of the given release while it is on a stage,
 * else that of another stage of its project. Otherwise live is preferred to beta, then the stage published last.
 */
export async function findPublishedContent(
  db: Kysely<Tables>,
  assetId: string,
  releaseId?: string,
): Promise<NamedContent | undefined> {
  // Visitors of channels belong to no team.
  const row = await acrossTeams(db)
    .selectFrom('releaseAsset')
    .innerJoin('releaseStage', 'releaseStage.releaseId', 'releaseAsset.releaseId')
    .innerJoin('item', 'item.id', 'releaseStage.projectId')
    .innerJoin('team', 'team.id', 'releaseAsset.teamId')
    .innerJoin('assetContent', (join) =>
      join
        .onRef('assetContent.teamId', '=', 'releaseAsset.teamId')
        .onRef('assetContent.id', '=', 'releaseAsset.contentId'),
    )
    // A text that is not an id of an asset finds none.
    .where('releaseAsset.assetId', '=', assetId as AssetId)
    .where('item.deletedAt', 'is', null)
    .where('team.deletedAt', 'is', null)
    .$if(releaseId !== undefined, (query) =>
      query
        .orderBy(sql`release_asset.release_id = ${releaseId}::uuid`, 'desc')
        .orderBy(
          sql`release_stage.project_id = (select project_id from release where id = ${releaseId}::uuid)`,
          'desc',
        ),
    )
    .orderBy('releaseStage.stage', 'desc')
    .orderBy('releaseStage.publishedAt', 'desc')
    .select([
      ...contentColumns,
      'releaseAsset.assetId',
      'releaseAsset.extension',
      'assetContent.createdAt as updatedAt',
    ])
    .executeTakeFirst();
  return row && toNamedContent({ ...row, name: `${row.assetId}${row.extension}` });
}

/**
 * The content that a release of any team shows for an asset, whether it is on a stage or not. The caller checks the
 * permission.
 */
export async function findFrozenContent(
  db: Kysely<Tables>,
  assetId: string,
  releaseId: string,
): Promise<ServedContent | undefined> {
  // An address names no team.
  const row = await acrossTeams(db)
    .selectFrom('releaseAsset')
    .innerJoin('team', 'team.id', 'releaseAsset.teamId')
    .innerJoin('assetContent', (join) =>
      join
        .onRef('assetContent.teamId', '=', 'releaseAsset.teamId')
        .onRef('assetContent.id', '=', 'releaseAsset.contentId'),
    )
    // Texts that are not ids of an asset and a release find none.
    .where('releaseAsset.assetId', '=', assetId as AssetId)
    .where('releaseAsset.releaseId', '=', releaseId as ReleaseId)
    .where('team.deletedAt', 'is', null)
    .select([...contentColumns, 'releaseAsset.assetId', 'releaseAsset.extension'])
    .executeTakeFirst();
  return row && toNamedContent({ ...row, name: `${row.assetId}${row.extension}` });
}
