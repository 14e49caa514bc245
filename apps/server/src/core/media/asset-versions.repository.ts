import type { TeamId } from '@confab/model';
import type { AssetId } from '@confab/model/media';
import type { Db } from '../../services.ts';
import { shownEmail } from '../accounts/addresses/shown-address.repository.ts';
import { contentColumns, toNamedContent, type NamedContent } from './contents.repository.ts';

/** A part of a list. */
interface VersionPage {
  readonly skip: number;
  readonly take: number;
}

/** The kept versions of an asset, the newest first, with the names of their authors and the number of all. */
export async function listVersions(db: Db, teamId: TeamId, assetId: AssetId, { skip, take }: VersionPage) {
  const kept = db
    .selectFrom('assetVersion')
    .where('assetVersion.teamId', '=', teamId)
    .where('assetVersion.assetId', '=', assetId);
  const { total } = await kept.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await kept
    .innerJoin('assetContent', (join) =>
      join
        .onRef('assetContent.teamId', '=', 'assetVersion.teamId')
        .onRef('assetContent.id', '=', 'assetVersion.contentId'),
    )
    .leftJoin('account', 'account.id', 'assetVersion.authorId')
    .orderBy('assetVersion.number', 'desc')
    .offset(skip)
    .limit(take)
    .select([
      'assetVersion.number',
      'assetVersion.createdAt',
      'assetVersion.replacedAt',
      'assetContent.bytes',
      'account.firstName',
      'account.lastName',
      shownEmail.as('email'),
    ])
    .execute();
  return { rows, total };
}

/** The content of a kept version; undefined when there is none, or when its asset is deleted. */
export async function findVersionContent(
  db: Db,
  teamId: TeamId,
  assetId: AssetId,
  number: number,
): Promise<NamedContent | undefined> {
  const row = await db
    .selectFrom('assetVersion')
    .innerJoin('asset', (join) =>
      join.onRef('asset.teamId', '=', 'assetVersion.teamId').onRef('asset.id', '=', 'assetVersion.assetId'),
    )
    .innerJoin('assetContent', (join) =>
      join
        .onRef('assetContent.teamId', '=', 'assetVersion.teamId')
        .onRef('assetContent.id', '=', 'assetVersion.contentId'),
    )
    .where('assetVersion.teamId', '=', teamId)
    .where('assetVersion.assetId', '=', assetId)
    .where('assetVersion.number', '=', number)
    .where('asset.deletedAt', 'is', null)
    .select([
      ...contentColumns,
      'asset.id as assetId',
      'asset.name',
      'asset.extension',
      'assetVersion.createdAt as updatedAt',
    ])
    .executeTakeFirst();
  return row && toNamedContent(row);
}

/** Whether the upload with this id created a version of the asset. */
export async function hasUpload(db: Db, teamId: TeamId, assetId: AssetId, uploadId: string): Promise<boolean> {
  const row = await db
    .selectFrom('assetVersion')
    .select('number')
    .where('teamId', '=', teamId)
    .where('assetId', '=', assetId)
    .where('uploadId', '=', uploadId)
    .executeTakeFirst();
  return row !== undefined;
}
