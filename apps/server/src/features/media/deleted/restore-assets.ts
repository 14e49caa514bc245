import { mediaMessages, notFound } from '@confab/contracts';
import type { AssetFolderId } from '@confab/model/media';
import { transact } from '../../../db/transact.ts';
import {
  listAllFolders,
  listDeletions,
  restoreDeletion,
  restoreFolder,
} from '../../../core/media/deletions.repository.ts';
import { listTakenNames, lockLibrary } from '../../../core/media/folders.repository.ts';
import type { Caller, Db, Services, TeamScope } from '../../../services.ts';
import { requireWriter } from '../media-access.ts';

/**
 * Restores deleted files and folders where they were. A folder that contained them and is deleted as well comes back
 * empty; a name that another file has taken since gets a number.
 *
 * @throws not found when something is not in the bin
 */
export function restoreAssets(
  { db }: Services,
  caller: Caller,
  team: TeamScope,
  ids: readonly string[],
): Promise<{ restoredCount: number }> {
  const { teamId } = team;
  return transact(db, async (trx) => {
    await lockLibrary(trx, teamId);
    const deletions = await listDeletions(trx, teamId);
    const chosen = [...new Set(ids.map((id) => id.toLowerCase()))].map((id) => deletions.find((row) => row.id === id));
    await requireWriter(
      trx,
      caller,
      team,
      chosen.flatMap((row) => (row?.isFile ? [row.name] : [])),
    );
    let restoredCount = 0;
    for (const deletion of chosen) {
      if (!deletion) throw notFound(mediaMessages.notFound);
      await restorePlace(trx, team, deletion.parentId);
      restoredCount += await restoreDeletion(trx, teamId, deletion);
    }
    return { restoredCount };
  });
}

/** Restores the folders down to this one, as far as they are deleted. */
async function restorePlace(trx: Db, { teamId }: TeamScope, id: AssetFolderId | null): Promise<void> {
  const folders = new Map((await listAllFolders(trx, teamId)).map((row) => [row.id, row]));
  const deleted = [];
  for (let row = id === null ? undefined : folders.get(id); row; row = folders.get(row.parentId ?? ('' as never)))
    if (row.deletedAt !== null) deleted.unshift(row);
  for (const { id: folderId, parentId, name } of deleted) {
    const taken = await listTakenNames(trx, teamId, parentId, [name]);
    await restoreFolder(trx, teamId, folderId, taken.size === 0 ? name : `${name} (${folderId.slice(0, 8)})`);
  }
}
