import { mediaMessages, type FileAnswer } from '@confab/contracts';
import { toNameKey, type AssetFolderId, type AssetId } from '@confab/model/media';
import {
  insertAssets,
  listAssetsInFolders,
  updateAssets,
  type AssetRow,
} from '../../../core/media/assets.repository.ts';
import { listCurrentContents } from '../../../core/media/contents.repository.ts';
import { copyTranscripts } from '../../../core/media/transcripts.repository.ts';
import {
  folderDepthMax,
  teamFoldersMax,
  type FolderRow,
  type FolderTree,
  type Place,
} from '../../../core/media/folder-tree.ts';
import {
  insertFolders,
  listTakenNames,
  loadFolderTree,
  updateFolders,
} from '../../../core/media/folders.repository.ts';
import type { Services } from '../../../services.ts';
import { auditFiles } from '../audit-files.ts';
import { createAssetId } from '../create-asset-id.ts';
import { requireWriter } from '../media-access.ts';
import { toAssetItem, toFolderItem } from '../to-file-item.ts';
import { assertFileLimit } from '../uploads/place-upload.ts';
import { changeLibrary, type LockedLibrary } from './change-library.ts';
import { taken, wrong } from './file-fault.ts';
import { findFreeNames } from './find-free-names.ts';
import { getHeight, getSelection, getTarget, omitContained, type Operation } from './operation.ts';

/** How many files one request may copy. */
const copiedMax = 5_000;
/** Rows in one statement. */
const batchSize = 500;

interface Transfer extends Operation, LockedLibrary {
  readonly target: Place;
}

/** Copies or moves files and folders. Items whose names are taken stay, and the answer lists them. */
export function transferItems(operation: Operation): Promise<FileAnswer> {
  const { caller, team, request } = operation;
  const { teamId } = team;
  return changeLibrary(operation, async ({ trx, role, tree }) => {
    const target = getTarget(tree, request);
    const { folders, assets } = omitContained(tree, await getSelection(trx, tree, request));
    if (folders.some((folder) => tree.isInside(target, folder))) throw wrong(mediaMessages.intoItself);
    const depth = tree.listAncestors(target).length + Math.max(0, ...folders.map((folder) => getHeight(tree, folder)));
    if (depth > folderDepthMax) throw wrong(mediaMessages.tooDeep, { most: folderDepthMax });
    const contained = await listAssetsInFolders(
      trx,
      teamId,
      folders.flatMap((folder) => tree.listSubtree(folder)).map(({ id }) => id),
    );
    await requireWriter(
      trx,
      caller,
      team,
      [...assets, ...contained].map(({ name }) => name),
    );

    const { named, clashing } = await nameItems({ ...operation, trx, tree, target, role }, [...folders, ...assets]);
    const isNamed = ({ id }: { readonly id: string }) => named.has(id);
    const chosen = { folders: folders.filter(isNamed), assets: assets.filter(isNamed) };
    const transfer = { ...operation, trx, tree, target, role };
    const files =
      request.action === 'move' ? await moveItems(transfer, chosen, named) : await copyItems(transfer, chosen, named);
    if (clashing.length === 0) return { files };
    return { files, error: taken(clashing.join(', '), clashing).fault };
  });
}

/** Finds the name of each item in the target; items whose name is in use and not to be changed have none. */
async function nameItems(
  { trx, team, target, request }: Transfer,
  items: readonly { readonly id: string; readonly name: string }[],
) {
  const renamed = new Set((request.renameFiles ?? []).map(toNameKey));
  const parentId = target?.id ?? null;
  const takenKeys = await listTakenNames(
    trx,
    team.teamId,
    parentId,
    items.map(({ name }) => name),
  );
  const named = new Map<string, string>();
  const numbered: { readonly id: string; readonly name: string }[] = [];
  const clashing: string[] = [];
  for (const { id, name } of items) {
    const key = toNameKey(name);
    if (!takenKeys.has(key)) named.set(id, name);
    else if (renamed.has(key)) numbered.push({ id, name });
    else clashing.push(name);
    takenKeys.add(key);
  }
  const free = await findFreeNames(trx, { teamId: team.teamId, parentId, takenKeys }, numbered);
  return { named: new Map([...named, ...free]), clashing };
}

interface Chosen {
  readonly folders: readonly FolderRow[];
  readonly assets: readonly AssetRow[];
}
type Names = ReadonlyMap<string, string>;

async function moveItems(transfer: Transfer, { folders, assets }: Chosen, names: Names) {
  const { trx, team, target, role } = transfer;
  const parentId = target?.id ?? null;
  const movedFolders = folders.map(({ id, name }) => ({ id, name: names.get(id) ?? name, parentId }));
  await updateFolders(trx, team.teamId, movedFolders);
  const moved = assets.map((asset) => ({ ...asset, name: names.get(asset.id) ?? asset.name, folderId: parentId }));
  await updateAssets(trx, team.teamId, moved);
  await auditFiles(trx, transfer, 'files.moved', [...movedFolders, ...moved]);
  const tree = await loadFolderTree(trx, team.teamId);
  const context = { tree, role };
  return [
    ...folders.map(({ id }) => toFolderItem(context, tree.find(id) ?? null)),
    ...moved.map((asset) => toAssetItem(context, asset)),
  ];
}

async function copyItems(transfer: Transfer, { folders, assets }: Chosen, names: Names) {
  const { trx, tree, team, target, role, services } = transfer;
  const { teamId } = team;
  const copies = planFolders(services, tree, folders, { names, parentId: target?.id ?? null });
  if (tree.size + copies.rows.length > teamFoldersMax) throw wrong(mediaMessages.tooDeep, { most: folderDepthMax });
  await insertFolders(
    trx,
    copies.rows.map((row) => ({ ...row, teamId })),
  );
  const contained = await listAssetsInFolders(trx, teamId, [...copies.ids.keys()]);
  const placed = [
    ...contained.map((asset) => ({
      asset,
      name: asset.name,
      // Each is in one of these folders.
      folderId: copies.ids.get(asset.folderId as AssetFolderId) ?? null,
    })),
    ...assets.map((asset) => ({ asset, name: names.get(asset.id) ?? asset.name, folderId: target?.id ?? null })),
  ];
  if (placed.length > copiedMax) throw wrong(mediaMessages.tooManyFiles, { most: copiedMax });
  await assertFileLimit(trx, team, placed.length);
  const made = await insertCopies(transfer, placed);
  const after = await loadFolderTree(trx, teamId);
  const context = { tree: after, role };
  const topFolders = folders.map(({ id }) => toFolderItem(context, after.find(copies.ids.get(id) ?? null) ?? null));
  return [...topFolders, ...made.slice(contained.length).map((asset) => toAssetItem(context, asset))];
}

function planFolders(
  { newId }: Services,
  tree: FolderTree,
  folders: readonly FolderRow[],
  { names, parentId }: { readonly names: Names; readonly parentId: AssetFolderId | null },
) {
  const all = folders.flatMap((folder) => tree.listSubtree(folder));
  const ids = new Map<AssetFolderId, AssetFolderId>(all.map(({ id }) => [id, newId()]));
  const rows = all.flatMap((folder) => {
    const id = ids.get(folder.id);
    const ownParent = folder.parentId === null ? undefined : ids.get(folder.parentId);
    return id ? [{ id, parentId: ownParent ?? parentId, name: names.get(folder.id) ?? folder.name }] : [];
  });
  return { ids, rows };
}

/** Copies share the content of their originals. */
async function insertCopies(
  { trx, team: { teamId }, caller, services }: Transfer,
  placed: readonly { readonly asset: AssetRow; readonly name: string; readonly folderId: AssetFolderId | null }[],
): Promise<readonly AssetRow[]> {
  const made: AssetRow[] = [];
  for (let at = 0; at < placed.length; at += batchSize) {
    const batch = placed.slice(at, at + batchSize);
    const contents = await listCurrentContents(
      trx,
      teamId,
      batch.map(({ asset }) => asset.id),
    );
    const contentIds = new Map<string, string>(contents.map(({ assetId, id }) => [assetId, id]));
    const ids = new Map<AssetId, AssetId>(batch.map(({ asset }) => [asset.id, createAssetId(services)]));
    const rows = batch.flatMap(({ asset, name, folderId }) => {
      const [id, contentId] = [ids.get(asset.id), contentIds.get(asset.id)];
      const { extension, bytes } = asset;
      return id && contentId
        ? [{ teamId, id, folderId, name, extension, bytes, contentId, authorId: caller.accountId }]
        : [];
    });
    if (!(await insertAssets(trx, rows))) throw new Error('A copy got the id of an existing asset.');
    await copyTranscripts(trx, teamId, ids);
    const copiedAt = new Date(services.now());
    made.push(...rows.map((row) => ({ ...row, version: 1, createdAt: copiedAt, updatedAt: copiedAt })));
  }
  return made;
}
