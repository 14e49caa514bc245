import { mediaMessages, notFound } from '@confab/contracts';
import type { AssetFolderId } from '@confab/model/media';
import { transact } from '../../../db/transact.ts';
import {
  listAllFolders,
  listDeletedNames,
  listDeletions,
  type DeletionRow,
} from '../../../core/media/deletions.repository.ts';
import { restoreDeletion, restoreFolder } from '../../../core/media/restore-deletions.repository.ts';
import { listTakenNames, lockLibrary } from '../../../core/media/folders.repository.ts';
import type { Db, Services, TeamScope } from '../../../services.ts';
import { auditFiles, type FileChange } from '../audit-files.ts';
import { requireWriter } from '../media-access.ts';
import { DeletedFolders } from './deleted-folders.ts';

/**
 * Restores deleted files and folders where they were. A folder that contained them and is deleted as well is restored
 * empty; a name that another file has taken since gets a number.
 *
 * @throws not found when something is not recently deleted; forbidden for scripts, even inside folders (P6.12)
 */
export function restoreAssets(
  change: FileChange & { readonly services: Services },
  ids: readonly string[],
): Promise<{ restoredCount: number }> {
  const { services, caller, team } = change;
  const { teamId } = team;
  return transact(services.db, async (trx) => {
    await lockLibrary(trx, teamId);
    const distinctIds = [...new Set(ids.map((id) => id.toLowerCase()))];
    const chosen = await listDeletions(trx, teamId, { ids: distinctIds });
    const folders = new DeletedFolders(teamId, await listAllFolders(trx, teamId));
    await requireWriter(trx, caller, team, await listFileNames(trx, team, chosen, folders));
    if (chosen.length < distinctIds.length) throw notFound(mediaMessages.notFound);
    let restoredCount = 0;
    for (const deletion of orderForRestoring(chosen, folders)) {
      await restorePlace(trx, team, deletion.parentId);
      restoredCount += await restoreDeletion(trx, teamId, deletion, folders.listContained(deletion));
    }
    await auditFiles(trx, change, 'files.restored', chosen);
    return { restoredCount };
  });
}

/** The names of all files that are restored, those inside folders included. */
async function listFileNames(
  trx: Db,
  { teamId }: TeamScope,
  chosen: readonly DeletionRow[],
  folders: DeletedFolders,
): Promise<string[]> {
  const names: string[] = [];
  for (const row of chosen) {
    if (row.isFile) names.push(row.name);
    else if (row.deletionId !== null)
      names.push(...(await listDeletedNames(trx, teamId, row.deletionId, folders.listContained(row))));
  }
  return names;
}

/**
 * Folders come before items that were deleted from them earlier. Restoring such an item first would create its folder
 * empty, with the folder's name.
 */
function orderForRestoring(chosen: readonly DeletionRow[], folders: DeletedFolders): readonly DeletionRow[] {
  return chosen.toSorted((one, other) => folders.getDepth(one.parentId) - folders.getDepth(other.parentId));
}

/** Restores the folders down to this one, as far as they are deleted. */
async function restorePlace(trx: Db, { teamId }: TeamScope, id: AssetFolderId | null): Promise<void> {
  const folders = new DeletedFolders(teamId, await listAllFolders(trx, teamId));
  for (const { id: folderId, parentId, name } of folders.listDeletedAncestors(id)) {
    const taken = await listTakenNames(trx, teamId, parentId, [name]);
    await restoreFolder(trx, teamId, folderId, taken.size === 0 ? name : `${name} (${folderId.slice(0, 8)})`);
  }
}
