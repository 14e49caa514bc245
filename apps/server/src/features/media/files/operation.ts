import type { FileRequest } from '@confab/contracts';
import { emptyId } from '@confab/model';
import { listAssetsById, type AssetRow } from '../../../core/media/assets.repository.ts';
import type { FolderRow, FolderTree, Place } from '../../../core/media/folder-tree.ts';
import type { Caller, Db, Services, TeamScope } from '../../../services.ts';
import { missing } from './file-fault.ts';

/** A request of the file manager protocol with its caller. */
export interface Operation {
  readonly services: Services;
  readonly caller: Caller;
  readonly team: TeamScope;
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
  if (!item || item.id === emptyId) return null;
  return tree.find(item.id);
}

/** The folder that items are copied or moved into. */
export function getTarget(tree: FolderTree, { targetData, targetPath }: FileRequest): Place {
  const byId = targetData && (targetData.id === emptyId ? null : tree.find(targetData.id));
  const place = byId === undefined ? tree.resolve(targetPath ?? '') : byId;
  if (place === undefined || (targetPath === undefined && !targetData)) throw missing();
  return place;
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
