import type { FileAnswer } from '@confab/contracts';
import { listExtensions } from '@confab/model/media';
import { listFolderAssets } from '../../../core/media/asset-lists.repository.ts';
import { loadFolderTree } from '../../../core/media/folders.repository.ts';
import type { FolderRow } from '../../../core/media/folder-tree.ts';
import { toAssetItem, toFolderItem } from '../to-file-item.ts';
import { createNameMatcher, toNamePattern } from './name-pattern.ts';
import { getPlace, type Operation } from './operation.ts';

const everything = 1_000_000;

/** Lists a folder: its folders, then its files. The action `filter` can ask for those with certain names. */
export async function readFolder({ services, team, request }: Operation): Promise<FileAnswer> {
  const tree = await loadFolderTree(services.db, team.teamId);
  const place = getPlace(tree, request);
  const { skip = 0, take = everything, sortBy = 'name', fileTypes, caseSensitive = false } = request;
  const searched = request.action === 'filter' ? (request.searchString ?? '') : '';
  const isMatch = searched === '' ? () => true : createNameMatcher(searched, caseSensitive);
  const isDescending = request.sortOrder === 'descending';
  const folders = sortFolders(tree.listChildren(place), sortBy, isDescending).filter(({ name }) => isMatch(name));
  const shown = folders.slice(skip, skip + take);
  const { rows, total } =
    request.foldersOnly === true
      ? { rows: [], total: 0 }
      : await listFolderAssets(services.db, team.teamId, place?.id ?? null, {
          sortBy,
          isDescending,
          skip: Math.max(0, skip - folders.length),
          take: take - shown.length,
          extensions: fileTypes && listExtensions(fileTypes),
          named: searched === '' ? undefined : toNamePattern(searched, caseSensitive),
        });
  const context = { tree, role: team.role };
  return {
    cwd: toFolderItem(context, place),
    files: [...shown.map((row) => toFolderItem(context, row)), ...rows.map((row) => toAssetItem(context, row))],
    total: folders.length + total,
  };
}

function sortFolders(folders: readonly FolderRow[], sortBy: string, isDescending: boolean): readonly FolderRow[] {
  const sorted =
    sortBy === 'dateModified'
      ? folders.toSorted((one, other) => one.updatedAt.getTime() - other.updatedAt.getTime())
      : folders;
  return isDescending ? sorted.toReversed() : sorted;
}
