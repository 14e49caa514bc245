import type { FileAnswer } from '@confab/contracts';
import { listExtensions, toNameKey } from '@confab/model/media';
import { listFolderAssets, searchAssets } from '../../../core/media/assets.repository.ts';
import { loadFolderTree } from '../../../core/media/folders.repository.ts';
import type { FolderRow } from '../../../core/media/folder-tree.ts';
import { toAssetItem, toFolderItem } from '../to-file-item.ts';
import { listUnusedAssets } from '../uses/list-unused-assets.ts';
import { getPlace, type Operation } from './operation.ts';

/** How many files a search lists. */
const foundMax = 5_000;
const everything = 1_000_000;

/** Lists a folder: its folders, then its files. */
export async function readFolder({ services, team, request }: Operation): Promise<FileAnswer> {
  const tree = await loadFolderTree(services.db, team.teamId);
  const place = getPlace(tree, request);
  const { skip = 0, take = everything, sortBy = 'name', fileTypes } = request;
  const isDescending = request.sortOrder === 'descending';
  const folders = sortFolders(tree.listChildren(place), sortBy, isDescending);
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

/** Finds files and folders by their names, in a folder and all folders inside of it. */
export async function searchFiles({ services, team, request }: Operation): Promise<FileAnswer> {
  const tree = await loadFolderTree(services.db, team.teamId);
  const place = getPlace(tree, request);
  const { searchString, caseSensitive = false, skip = 0, take = foundMax, fileTypes } = request;
  const subtree = place && tree.listSubtree(place);
  const context = { tree, role: team.role };
  const where = {
    pattern: toLikePattern(searchString ?? ''),
    folderIds: subtree?.map(({ id }) => id),
    extensions: fileTypes && listExtensions(fileTypes),
  };
  if (request.unusedOnly === true) {
    const { sortBy = 'name', sortOrder } = request;
    const page = { sortBy, isDescending: sortOrder === 'descending', skip, take };
    const { rows, total } = await listUnusedAssets(services, team.teamId, { ...where, ...page });
    return { cwd: toFolderItem(context, place), files: rows.map((row) => toAssetItem(context, row)), total };
  }
  const isMatch = createMatcher(searchString ?? '', caseSensitive);
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

/** A search of the protocol: `ab*`, `*ab`, `*ab*`; without a star it looks anywhere in a name. */
function addStars(text: string): string {
  return text.includes('*') ? text : `*${text}*`;
}

function toLikePattern(text: string): string {
  return toNameKey(addStars(text))
    .replace(/[\\%_]/g, String.raw`\$&`)
    .replace(/\*+/g, '%');
}

/** Matches without a regular expression, whose time a search text could drive up. */
function createMatcher(text: string, isCaseSensitive: boolean): (name: string) => boolean {
  const fold = (name: string) => (isCaseSensitive ? name : toNameKey(name));
  const [first = '', ...rest] = fold(addStars(text)).split(/\*+/);
  const last = rest.pop() ?? '';
  return (written) => {
    const name = fold(written);
    let at = first.length;
    if (!name.startsWith(first) || !name.endsWith(last)) return false;
    for (const part of rest) {
      const next = name.indexOf(part, at);
      if (next < 0) return false;
      at = next + part.length;
    }
    return at <= name.length - last.length;
  };
}
