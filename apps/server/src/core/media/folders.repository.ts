import type { AccountId, TeamId } from '@confab/model';
import { toNameKey, type AssetFolderId } from '@confab/model/media';
import { sql } from 'kysely';
import type { Db } from '../../services.ts';
import { FolderTree } from './folder-tree.ts';

/** Lets the transactions that change a team's library follow each other, so that names and limits are checked once. */
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

/** Renames or moves a folder. */
export async function updateFolder(
  trx: Db,
  teamId: TeamId,
  id: AssetFolderId,
  { name, parentId }: { readonly name: string; readonly parentId: AssetFolderId | null },
): Promise<void> {
  await trx
    .updateTable('assetFolder')
    .set({ name, nameKey: toNameKey(name), parentId, updatedAt: sql<Date>`now()` })
    .where('teamId', '=', teamId)
    .where('id', '=', id)
    .execute();
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

/** What a deletion writes to the rows that it deletes. */
export interface DeletionMark {
  readonly deletedBy: AccountId;
  readonly deletionId: string;
}

export async function markFoldersDeleted(
  trx: Db,
  teamId: TeamId,
  ids: readonly AssetFolderId[],
  mark: DeletionMark,
): Promise<void> {
  await trx
    .updateTable('assetFolder')
    .set({ ...mark, deletedAt: sql<Date>`now()` })
    .where('teamId', '=', teamId)
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .where('deletedAt', 'is', null)
    .execute();
}
