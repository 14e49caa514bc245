import type { TeamId } from '@confab/model';
import { findFreeName, toNameKey, type AssetFolderId, type AssetId } from '@confab/model/media';
import { sql } from 'kysely';
import type { Db } from '../../services.ts';
import type { DeletionRow } from './deletions.repository.ts';
import { listTakenNames } from './folders.repository.ts';

/** How many names are tried for a restored file or folder. */
const triedNamesMax = 500;
const alive = { deletedAt: null, deletedBy: null, deletionId: null };

/**
 * Restores a deleted file, or a deleted folder with the content that was deleted with it.
 *
 * @param folderIds the folder and those inside it that were deleted with it; empty for a file
 * @returns the number of restored files and folders
 */
export async function restoreDeletion(
  trx: Db,
  teamId: TeamId,
  { deletionId, id, isFile, parentId, name }: DeletionRow,
  folderIds: readonly AssetFolderId[],
): Promise<number> {
  if (deletionId === null) return 0;
  const nameNow = await findRestoredName(trx, teamId, parentId, name);
  const root = { name: nameNow, nameKey: toNameKey(nameNow) };
  if (isFile) {
    const { numUpdatedRows } = await trx
      .updateTable('asset')
      .set({ ...alive, ...root })
      .where('teamId', '=', teamId)
      // `isFile` determines the type of the id.
      .where('id', '=', id as AssetId)
      .executeTakeFirst();
    return Number(numUpdatedRows);
  }
  // The root gets its name first, because the index of names counts restored rows.
  await trx
    .updateTable('assetFolder')
    .set(root)
    .where('teamId', '=', teamId)
    // `isFile` determines the type of the id.
    .where('id', '=', id as AssetFolderId)
    .execute();
  const folders = await trx
    .updateTable('assetFolder')
    .set(alive)
    .where('teamId', '=', teamId)
    .where(sql<boolean>`id = any(${[...folderIds]}::uuid[])`)
    .executeTakeFirst();
  const files = await trx
    .updateTable('asset')
    .set(alive)
    .where('teamId', '=', teamId)
    .where('deletionId', '=', deletionId)
    .where(sql<boolean>`folder_id = any(${[...folderIds]}::uuid[])`)
    .executeTakeFirst();
  return Number(folders.numUpdatedRows + files.numUpdatedRows);
}

async function findRestoredName(
  trx: Db,
  teamId: TeamId,
  parentId: AssetFolderId | null,
  name: string,
): Promise<string> {
  for (let candidate = name, tried = 0; tried < triedNamesMax; tried += 1) {
    if ((await listTakenNames(trx, teamId, parentId, [candidate])).size === 0) return candidate;
    let skipped = tried + 1;
    candidate = findFreeName(name, () => (skipped -= 1) > 0);
  }
  return `${name} (${teamId.slice(0, 8)})`;
}

/** Restores a deleted folder alone, as the place of files that are restored in it. */
export async function restoreFolder(trx: Db, teamId: TeamId, id: AssetFolderId, name: string): Promise<void> {
  await trx
    .updateTable('assetFolder')
    .set({ ...alive, name, nameKey: toNameKey(name) })
    .where('teamId', '=', teamId)
    .where('id', '=', id)
    .execute();
}
