import type { AccountId, TeamId } from '@confab/model';
import { toNameKey, type AssetFolderId } from '@confab/model/media';
import { sql } from 'kysely';
import type { Db } from '../../services.ts';
import { FolderTree } from './folder-tree.ts';

/** Locks a team's library until the transaction ends, so that names and limits stay as they were checked. */
export async function lockLibrary(trx: Db, teamId: TeamId): Promise<void> {
  await trx.selectFrom('team').select('id').where('id', '=', teamId).forNoKeyUpdate().execute();
}

export async function loadFolderTree(db: Db, teamId: TeamId): Promise<FolderTree> {
  const rows = await db
    .selectFrom('assetFolder')
    .select(['id', 'parentId', 'name', 'createdAt', 'updatedAt'])
    .where('teamId', '=', teamId)
    .where('deletedAt', 'is', null)
    .orderBy('sortKey')
    .execute();
  return new FolderTree(teamId, rows);
}

export interface NewFolder {
  readonly teamId: TeamId;
  readonly id: AssetFolderId;
  readonly parentId: AssetFolderId | null;
  readonly name: string;
}

export async function insertFolders(trx: Db, folders: readonly NewFolder[]): Promise<void> {
  if (folders.length === 0) return;
  await trx
    .insertInto('assetFolder')
    .values(folders.map((folder) => ({ ...folder, nameKey: toNameKey(folder.name) })))
    .execute();
}

/** Renames or moves folders, in one statement. */
export async function updateFolders(
  trx: Db,
  teamId: TeamId,
  folders: readonly Pick<NewFolder, 'id' | 'name' | 'parentId'>[],
): Promise<void> {
  await sql`
    update asset_folder
    set name = given.name, name_key = given.name_key, parent_id = given.parent_id, updated_at = now()
    from unnest(${folders.map(({ id }) => id)}::uuid[], ${folders.map(({ name }) => name)}::text[],
      ${folders.map(({ name }) => toNameKey(name))}::text[], ${folders.map(({ parentId }) => parentId)}::uuid[])
      as given (id, name, name_key, parent_id)
    where asset_folder.team_id = ${teamId} and asset_folder.id = given.id`.execute(trx);
}

/** Which of these name keys files and folders of a place have. */
export async function listTakenNames(
  db: Db,
  teamId: TeamId,
  folderId: AssetFolderId | null,
  names: readonly string[],
): Promise<Set<string>> {
  const keys = names.map(toNameKey);
  const place = folderId ?? teamId;
  const isTaken = sql<boolean>`name_key = any(${keys}::text[])`;
  const files = db
    .selectFrom('asset')
    .select('nameKey')
    .where('teamId', '=', teamId)
    .where('place', '=', place)
    .where(isTaken)
    .where('deletedAt', 'is', null);
  const folders = db
    .selectFrom('assetFolder')
    .select('nameKey')
    .where('teamId', '=', teamId)
    .where('place', '=', place)
    .where(isTaken)
    .where('deletedAt', 'is', null);
  const rows = await files.union(folders).execute();
  return new Set(rows.map(({ nameKey }) => nameKey));
}

/** Marks folders as deleted with the files directly in them, in a statement for each of the two tables. */
export async function markFoldersDeleted(
  trx: Db,
  teamId: TeamId,
  deletedBy: AccountId,
  deletions: ReadonlyMap<AssetFolderId, string>,
): Promise<void> {
  const given = sql`unnest(${[...deletions.keys()]}::uuid[], ${[...deletions.values()]}::uuid[]) as given (id, deletion_id)`;
  await sql`
    update asset set deleted_by = ${deletedBy}, deletion_id = given.deletion_id, deleted_at = now() from ${given}
    where asset.team_id = ${teamId} and asset.folder_id = given.id and asset.deleted_at is null`.execute(trx);
  await sql`
    update asset_folder set deleted_by = ${deletedBy}, deletion_id = given.deletion_id, deleted_at = now() from ${given}
    where asset_folder.team_id = ${teamId} and asset_folder.id = given.id and asset_folder.deleted_at is null`.execute(
    trx,
  );
}
