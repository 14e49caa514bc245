import type { FileAnswer } from '@confab/contracts';
import { listExtensions } from '@confab/model/media';
import { searchAssets } from '../../../core/media/asset-lists.repository.ts';
import { loadFolderTree } from '../../../core/media/folders.repository.ts';
import type { FolderRow } from '../../../core/media/folder-tree.ts';
import { toAssetItem, toFolderItem } from '../to-file-item.ts';
import { listUnusedAssets } from '../uses/list-unused-assets.ts';
import { createNameMatcher, toNamePattern } from './name-pattern.ts';
import { getPlace, type Operation } from './operation.ts';

/** How many files a search lists. */
const foundMax = 5_000;

/** Finds files and folders by their names, in a folder and all folders inside it. */
export async function searchFiles({ services, team, request }: Operation): Promise<FileAnswer> {
  const tree = await loadFolderTree(services.db, team.teamId);
  const place = getPlace(tree, request);
  const { caseSensitive = false, skip = 0, take = foundMax, fileTypes } = request;
  const searched = request.searchString ?? '';
  const subtree = place && tree.listSubtree(place);
  const context = { tree, role: team.role };
  const where = {
    pattern: toNamePattern(searched, false).pattern,
    folderIds: subtree?.map(({ id }) => id),
    extensions: fileTypes && listExtensions(fileTypes),
  };
  if (request.unusedOnly === true) {
    const { sortBy = 'name', sortOrder } = request;
    const page = { sortBy, isDescending: sortOrder === 'descending', skip, take };
    const { rows, total } = await listUnusedAssets(services, team.teamId, { ...where, ...page });
    return { cwd: toFolderItem(context, place), files: rows.map((row) => toAssetItem(context, row)), total };
  }
  const isMatch = createNameMatcher(searched, caseSensitive);
  const found = await searchAssets(services.db, team.teamId, { ...where, limit: foundMax });
  const folders = (subtree?.slice(1) ?? listAll(tree.listChildren(null), tree.listSubtree.bind(tree))).filter(
    ({ name }) => isMatch(name),
  );
  const assets = caseSensitive ? found.filter(({ name }) => isMatch(name)) : found;
  const all = [
    ...folders.map((row) => () => toFolderItem(context, row)),
    ...assets.map((row) => () => toAssetItem(context, row)),
  ];
  return {
    cwd: toFolderItem(context, place),
    files: all.slice(skip, skip + take).map((describe) => describe()),
    total: all.length,
  };
}

function listAll(roots: readonly FolderRow[], listSubtree: (folder: FolderRow) => readonly FolderRow[]) {
  return roots.flatMap(listSubtree);
}
