import { deletedAssetsPageSize, type DeletedAsset } from '@confab/contracts';
import type { TeamId } from '@confab/model';
import {
  listAllFolders,
  listDeletions,
  sumDeletedFiles,
  type DeletedFiles,
  type DeletionRow,
} from '../../../core/media/deletions.repository.ts';
import { getExpiryUtc } from '../../../db/upkeep/kept-deletions.ts';
import type { Db } from '../../../services.ts';
import { DeletedFolders } from './deleted-folders.ts';

/** Lists the files and folders that can be restored, a page at a time. */
export async function listDeletedAssets(db: Db, teamId: TeamId, skip = 0): Promise<DeletedAsset[]> {
  const rows = await listDeletions(db, teamId, { skip, take: deletedAssetsPageSize });
  const folders = new DeletedFolders(teamId, await listAllFolders(db, teamId));
  const sums = new Map((await sumDeletedFiles(db, teamId)).map((sum) => [toSumKey(sum), sum]));
  return rows.map((row) => {
    const deletedAt = row.deletedAt ?? new Date(0);
    return {
      id: row.id,
      isFile: row.isFile,
      name: row.name,
      location: folders.tree.getNamePath(folders.tree.find(row.parentId) ?? null),
      ...sumContent(row, folders, sums),
      deletedUtc: deletedAt.toISOString(),
      expiresUtc: getExpiryUtc(deletedAt),
      deletedBy: row.deletedBy,
      deletedByName: `${row.firstName ?? ''} ${row.lastName ?? ''}`.trim() || (row.email ?? ''),
    };
  });
}

/** The files that are restored with an entry. */
function sumContent(row: DeletionRow, folders: DeletedFolders, sums: ReadonlyMap<string, DeletedFiles>) {
  if (row.isFile) return { fileCount: 1, bytes: row.bytes };
  const contained = folders
    .listContained(row)
    .flatMap((folderId) => sums.get(toSumKey({ folderId, deletionId: row.deletionId })) ?? []);
  return {
    fileCount: contained.reduce((count, sum) => count + sum.fileCount, 0),
    bytes: contained.reduce((bytes, sum) => bytes + sum.bytes, 0),
  };
}

function toSumKey({ folderId, deletionId }: Pick<DeletedFiles, 'folderId' | 'deletionId'>): string {
  return `${folderId ?? ''} ${deletionId ?? ''}`;
}
