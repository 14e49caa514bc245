import { mediaMessages, type FileAnswer } from '@confab/contracts';
import {
  findAssetKind,
  findFileNameFault,
  getExtension,
  tidyAssetName,
  toNameKey,
  type AssetFolderId,
} from '@confab/model/media';
import {
  findAsset,
  listAssetsInFolders,
  markAssetsDeleted,
  updateAssets,
} from '../../../core/media/assets.repository.ts';
import { folderDepthMax, teamFoldersMax } from '../../../core/media/folder-tree.ts';
import {
  insertFolders,
  listTakenNames,
  loadFolderTree,
  markFoldersDeleted,
  updateFolders,
} from '../../../core/media/folders.repository.ts';
import { auditFiles } from '../audit-files.ts';
import { requireWriter } from '../media-access.ts';
import { describeNameFault, nameParts, readFolderName } from '../name-refusals.ts';
import { toAssetItem, toFolderItem } from '../to-file-item.ts';
import { changeLibrary } from './change-library.ts';
import { taken, wrong } from './file-fault.ts';
import { getPlace, getSelection, type Operation } from './operation.ts';

/** Creates a folder. */
export function createFolder(operation: Operation): Promise<FileAnswer> {
  const { services, team, request } = operation;
  const { name, message } = readFolderName(request.name ?? '');
  const { teamId } = team;
  return changeLibrary(operation, async ({ trx, role, tree }) => {
    if (message !== undefined) throw wrong(message, nameParts);
    const place = getPlace(tree, request);
    if (tree.listAncestors(place).length >= folderDepthMax || tree.size >= teamFoldersMax)
      throw wrong(mediaMessages.tooDeep, { most: folderDepthMax });
    const names = await listTakenNames(trx, teamId, place?.id ?? null, [name]);
    if (names.size > 0) throw taken(name);
    const id = services.newId();
    await insertFolders(trx, [{ teamId, id, parentId: place?.id ?? null, name }]);
    const after = await loadFolderTree(trx, teamId);
    return { files: [toFolderItem({ tree: after, role }, after.find(id) ?? null)] };
  });
}

/** Renames a file or folder. A file keeps its kind, because its content does not change. */
export function renameItem(operation: Operation): Promise<FileAnswer> {
  const { caller, team, request } = operation;
  const { teamId } = team;
  return changeLibrary(operation, async ({ trx, role, tree }) => {
    const selection = await getSelection(trx, tree, request);
    const [folder, asset] = [selection.folders[0], selection.assets[0]];
    const newName = request.newName ?? '';
    const { name, message } = asset ? readNewFileName(asset.name, newName) : readFolderName(newName);
    if (message !== undefined) throw wrong(message, nameParts);
    const item = asset ?? folder;
    if (!item) throw new Error('A selection has an item.');
    if (asset) await requireWriter(trx, caller, team, [asset.name, name]);
    const parentId = asset ? asset.folderId : (folder?.parentId ?? null);
    const names = await listTakenNames(trx, teamId, parentId, [name]);
    if (names.size > 0 && toNameKey(name) !== toNameKey(item.name)) throw taken(name);
    if (asset) await updateAssets(trx, teamId, [{ ...asset, name }]);
    else if (folder) await updateFolders(trx, teamId, [{ ...folder, name }]);
    await auditFiles(trx, operation, 'files.renamed', [{ id: item.id, name: `${item.name} → ${name}` }]);
    const after = await loadFolderTree(trx, teamId);
    const context = { tree: after, role };
    const renamed = asset && (await findAsset(trx, teamId, asset.id));
    if (renamed) return { files: [toAssetItem(context, renamed)] };
    return { files: [toFolderItem(context, folder ? (after.find(folder.id) ?? null) : null)] };
  });
}

/** A new name without an extension gets the current one; another extension has to be of the same kind of content. */
function readNewFileName(current: string, text: string) {
  const kind = findAssetKind(current);
  const tidy = tidyAssetName(text);
  const name = findAssetKind(tidy) || tidy === '' ? tidy : `${tidy}${getExtension(current)}`;
  const message = describeNameFault(findFileNameFault(name));
  if (message !== undefined) return { name, message };
  const next = findAssetKind(name);
  const isSame = next?.fileType === kind?.fileType && kind?.signatures.every((one) => next?.signatures.includes(one));
  return { name, message: isSame === true ? undefined : mediaMessages.extensionFixed };
}

/** Marks files and folders as deleted, each folder with everything inside; they can be restored for 30 days. */
export function deleteItems(operation: Operation): Promise<FileAnswer> {
  const { services, caller, team, request } = operation;
  const { teamId } = team;
  return changeLibrary(operation, async ({ trx, role, tree }) => {
    const { folders, assets } = await getSelection(trx, tree, request);
    const subtrees = folders.map((folder) => tree.listSubtree(folder).map(({ id }) => id));
    const contained = await listAssetsInFolders(trx, teamId, subtrees.flat());
    await requireWriter(
      trx,
      caller,
      team,
      [...assets, ...contained].map(({ name }) => name),
    );
    const folderDeletions = new Map<AssetFolderId, string>();
    for (const ids of subtrees) {
      const deletionId = services.newId();
      // A folder whose own folder follows in the selection keeps its own deletion.
      for (const id of ids) if (!folderDeletions.has(id)) folderDeletions.set(id, deletionId);
    }
    await markFoldersDeleted(trx, teamId, caller.accountId, folderDeletions);
    const deletions = new Map(assets.map(({ id }) => [id, services.newId()]));
    await markAssetsDeleted(trx, teamId, caller.accountId, deletions);
    await auditFiles(trx, operation, 'files.deleted', [...folders, ...assets]);
    const context = { tree, role };
    return {
      files: [...folders.map((row) => toFolderItem(context, row)), ...assets.map((row) => toAssetItem(context, row))],
    };
  });
}
