import type { TeamId } from '@confab/model';
import type { AssetFolderId } from '@confab/model/media';
import type { AnyFolderRow, DeletionRow } from '../../../core/media/deletions.repository.ts';
import { FolderTree } from '../../../core/media/folder-tree.ts';

/** All folders of a team, deleted or not, to find what belongs to a deleted entry. */
export class DeletedFolders {
  readonly tree: FolderTree;
  readonly #rows: ReadonlyMap<string, AnyFolderRow>;

  constructor(teamId: TeamId, rows: readonly AnyFolderRow[]) {
    this.tree = new FolderTree(teamId, rows);
    this.#rows = new Map(rows.map((row) => [row.id, row]));
  }

  /** A deleted folder and the folders inside it that were deleted with it; empty for a file. */
  listContained({ id, isFile, deletionId }: DeletionRow): readonly AssetFolderId[] {
    const folder = isFile ? undefined : this.tree.find(id);
    if (!folder) return [];
    return this.tree
      .listSubtree(folder)
      .filter((inner) => this.#rows.get(inner.id)?.deletionId === deletionId)
      .map((inner) => inner.id);
  }

  /** The deleted folders down to this one, outermost first. */
  listDeletedAncestors(id: AssetFolderId | null): readonly AnyFolderRow[] {
    return this.tree.listAncestors(this.tree.find(id) ?? null).flatMap((folder) => {
      const row = this.#rows.get(folder.id);
      return row && row.deletedAt !== null ? [row] : [];
    });
  }

  getDepth(id: AssetFolderId | null): number {
    return this.tree.listAncestors(this.tree.find(id) ?? null).length;
  }
}
