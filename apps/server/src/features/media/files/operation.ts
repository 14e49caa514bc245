import type { FileRequest } from '@confab/contracts';
import { emptyId } from '@confab/model';
import { listAssetsById, type AssetRow } from '../../../core/media/assets.repository.ts';
import type { FolderRow, FolderTree, Place } from '../../../core/media/folder-tree.ts';
import type { Db, Services } from '../../../services.ts';
import type { FileChange } from '../audit-files.ts';
import { missing } from './file-fault.ts';

/** A request of the file manager protocol with its caller. */
export interface Operation extends FileChange {
  readonly services: Services;
  readonly request: FileRequest;
}

/** The folder that a request is about: of its path, or of the first item that it sent. */
export function getPlace(tree: FolderTree, { path, data }: FileRequest): Place {
  const place = path === undefined || path === null ? findSent(tree, data) : tree.resolve(path);
  if (place === undefined) throw missing();
  return place;
}

function findSent(tree: FolderTree, data: FileRequest['data']): Place | undefined {
  const [item] = data ?? [];
  return item ? findItemPlace(tree, item.id) : null;
}

/**
 * The folder that items are copied or moved into: the item `targetData`, or without one the path.
 *
 * @throws a fault for a folder that does not exist, such as a deleted one
 */
export function getTarget(tree: FolderTree, { targetData, targetPath }: FileRequest): Place {
  const place = targetData ? findItemPlace(tree, targetData.id) : resolvePath(tree, targetPath);
  if (place === undefined) throw missing();
  return place;
}

function findItemPlace(tree: FolderTree, id: string): Place | undefined {
  return id === emptyId ? null : tree.find(id);
}

function resolvePath(tree: FolderTree, path: string | null | undefined): Place | undefined {
  return path === undefined || path === null ? undefined : tree.resolve(path);
}

/** The files and folders that a request is about. */
export interface Selection {
  readonly folders: readonly FolderRow[];
  readonly assets: readonly AssetRow[];
}

/** Reads the items of `data`. @throws a fault when one does not exist in the team */
export async function getSelection(db: Db, tree: FolderTree, { data }: FileRequest): Promise<Selection> {
  const ids = [...new Set((data ?? []).flatMap((item) => (item ? [item.id.toLowerCase()] : [])))];
  if (ids.length === 0) throw missing();
  const folders = ids.flatMap((id) => tree.find(id) ?? []);
  const others = ids.filter((id) => !tree.find(id));
  const assets = others.length > 0 ? await listAssetsById(db, tree.teamId, others) : [];
  if (assets.length < others.length) throw missing();
  return { folders, assets };
}

/** How many folders are above one another from a folder down to its deepest one. */
export function getHeight(tree: FolderTree, folder: FolderRow): number {
  return 1 + Math.max(0, ...tree.listChildren(folder).map((child) => getHeight(tree, child)));
}

/** The items of a selection without those inside another selected folder, which are transferred with it. */
export function omitContained(tree: FolderTree, { folders, assets }: Selection): Selection {
  const ids = new Set(folders.map(({ id }) => id));
  const isContained = (place: Place) => tree.listAncestors(place).some(({ id }) => ids.has(id));
  return {
    folders: folders.filter(({ parentId }) => !isContained(tree.find(parentId) ?? null)),
    assets: assets.filter(({ folderId }) => !isContained(tree.find(folderId) ?? null)),
  };
}
