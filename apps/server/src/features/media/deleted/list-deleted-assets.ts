import type { DeletedAsset } from '@confab/contracts';
import type { TeamId } from '@confab/model';
import { listAllFolders, listDeletions, sumDeletions } from '../../../core/media/deletions.repository.ts';
import { FolderTree } from '../../../core/media/folder-tree.ts';
import type { Db } from '../../../services.ts';

const keptMs = 30 * 24 * 60 * 60 * 1_000;

/** Lists the files and folders that can be restored. */
export async function listDeletedAssets(db: Db, teamId: TeamId): Promise<DeletedAsset[]> {
  const rows = await listDeletions(db, teamId);
  const sums = await sumDeletions(db, teamId);
  const tree = new FolderTree(teamId, await listAllFolders(db, teamId));
  return rows.map((row) => {
    const deletedAt = row.deletedAt ?? new Date(0);
    const sum = sums.get(row.deletionId ?? '');
    return {
      id: row.id,
      isFile: row.isFile,
      name: row.name,
      location: tree.getNamePath(tree.find(row.parentId) ?? null),
      fileCount: sum?.fileCount ?? 0,
      bytes: sum?.bytes ?? 0,
      deletedUtc: deletedAt.toISOString(),
      expiresUtc: new Date(deletedAt.getTime() + keptMs).toISOString(),
      deletedBy: row.deletedBy,
      deletedByName: `${row.firstName ?? ''} ${row.lastName ?? ''}`.trim() || (row.email ?? ''),
    };
  });
}
