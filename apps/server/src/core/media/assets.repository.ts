import type { AccountId, TeamId } from '@confab/model';
import { getExtension, toNameKey, type AssetFolderId, type AssetId } from '@confab/model/media';
import { sql } from 'kysely';
import type { Db } from '../../services.ts';

/** A file of the media library, without its content. */
export interface AssetRow {
  readonly id: AssetId;
  readonly folderId: AssetFolderId | null;
  readonly name: string;
  readonly extension: string;
  readonly bytes: number;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export const assetColumns = [
  'id',
  'folderId',
  'name',
  'extension',
  'bytes',
  'version',
  'createdAt',
  'updatedAt',
] as const;

/** The files of a team that are not deleted. */
export function selectAssets(db: Db, teamId: TeamId) {
  return db.selectFrom('asset').select(assetColumns).where('teamId', '=', teamId).where('deletedAt', 'is', null);
}

export function findAsset(db: Db, teamId: TeamId, id: string): Promise<AssetRow | undefined> {
  // Any id may be looked up; only those of assets are found.
  return selectAssets(db, teamId)
    .where('id', '=', id as AssetId)
    .executeTakeFirst();
}

export function listAssetsById(db: Db, teamId: TeamId, ids: readonly string[]): Promise<AssetRow[]> {
  return selectAssets(db, teamId)
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .orderBy('sortKey')
    .execute();
}

export function findAssetByName(
  db: Db,
  teamId: TeamId,
  folderId: AssetFolderId | null,
  name: string,
): Promise<AssetRow | undefined> {
  return selectAssets(db, teamId)
    .where('place', '=', folderId ?? teamId)
    .where('nameKey', '=', toNameKey(name))
    .executeTakeFirst();
}

/** The files directly in these folders. */
export function listAssetsInFolders(db: Db, teamId: TeamId, folderIds: readonly AssetFolderId[]): Promise<AssetRow[]> {
  return selectAssets(db, teamId)
    .where(sql<boolean>`folder_id = any(${[...folderIds]}::uuid[])`)
    .orderBy('sortKey')
    .execute();
}

export interface NewAsset {
  readonly teamId: TeamId;
  readonly id: AssetId;
  readonly folderId: AssetFolderId | null;
  readonly name: string;
  readonly extension: string;
  readonly bytes: number;
}

interface VersionSource {
  readonly contentId: string;
  readonly authorId: AccountId;
  readonly uploadId?: string | undefined;
}

/**
 * Stores new files with their first versions.
 *
 * @returns false when an id belongs to another team, whose asset is not changed (UPL-3)
 */
export async function insertAssets(trx: Db, assets: readonly (NewAsset & VersionSource)[]): Promise<boolean> {
  if (assets.length === 0) return true;
  const inserted = await trx
    .insertInto('asset')
    .values(
      assets.map(({ contentId: _content, authorId: _author, uploadId: _upload, ...asset }) => ({
        ...asset,
        nameKey: toNameKey(asset.name),
        version: 1,
      })),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute();
  if (inserted.length < assets.length) return false;
  await trx
    .insertInto('assetVersion')
    .values(
      assets.map(({ teamId, id, contentId, authorId, uploadId = null }) => ({
        teamId,
        assetId: id,
        number: 1,
        contentId,
        authorId,
        uploadId,
      })),
    )
    .execute();
  return true;
}

/** Makes a content the newest version of an asset; the previous one is kept for 30 days. */
export async function insertVersion(
  trx: Db,
  teamId: TeamId,
  asset: Pick<AssetRow, 'id' | 'version'>,
  content: Pick<VersionSource, 'authorId' | 'uploadId'> & { readonly id: string; readonly bytes: number },
): Promise<void> {
  const number = asset.version + 1;
  const { authorId, uploadId = null } = content;
  await trx
    .updateTable('assetVersion')
    .set({ replacedAt: sql<Date>`now()` })
    .where('teamId', '=', teamId)
    .where('assetId', '=', asset.id)
    .where('replacedAt', 'is', null)
    .execute();
  await trx
    .insertInto('assetVersion')
    .values({ teamId, assetId: asset.id, number, contentId: content.id, authorId, uploadId })
    .execute();
  await trx
    .updateTable('asset')
    .set({ version: number, bytes: content.bytes, updatedAt: sql<Date>`now()` })
    .where('teamId', '=', teamId)
    .where('id', '=', asset.id)
    .execute();
}

/** Renames or moves files, in one statement. */
export async function updateAssets(
  trx: Db,
  teamId: TeamId,
  assets: readonly Pick<AssetRow, 'id' | 'name' | 'folderId'>[],
): Promise<void> {
  await sql`
    update asset
    set name = given.name, name_key = given.name_key, extension = given.extension, folder_id = given.folder_id,
      updated_at = now()
    from unnest(${assets.map(({ id }) => id)}::uuid[], ${assets.map(({ name }) => name)}::text[],
      ${assets.map(({ name }) => toNameKey(name))}::text[], ${assets.map(({ name }) => getExtension(name))}::text[],
      ${assets.map(({ folderId }) => folderId)}::uuid[])
      as given (id, name, name_key, extension, folder_id)
    where asset.team_id = ${teamId} and asset.id = given.id`.execute(trx);
}

/** Marks files as deleted, in one statement. */
export async function markAssetsDeleted(
  trx: Db,
  teamId: TeamId,
  deletedBy: AccountId,
  deletions: ReadonlyMap<AssetId, string>,
): Promise<void> {
  await sql`
    update asset set deleted_by = ${deletedBy}, deletion_id = given.deletion_id, deleted_at = now()
    from unnest(${[...deletions.keys()]}::uuid[], ${[...deletions.values()]}::uuid[]) as given (id, deletion_id)
    where asset.team_id = ${teamId} and asset.id = given.id and asset.deleted_at is null`.execute(trx);
}
