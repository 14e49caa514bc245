import { can } from '@confab/access';
import { mediaMessages, type FileItem } from '@confab/contracts';
import { emptyId, type TeamRole } from '@confab/model';
import { findAssetKind } from '@confab/model/media';
import type { AssetRow } from '../../core/media/assets.repository.ts';
import type { FolderTree, Place } from '../../core/media/folder-tree.ts';
import { canWriteFile } from './media-access.ts';

/** The context in which items are described: the folders of the library and the caller's role. */
export interface ItemContext {
  readonly tree: FolderTree;
  readonly role: TeamRole;
}

/** The name of the top of the library. */
const topName = 'Files';

/** Describes a folder, or the top of the library, for the file manager protocol. */
export function toFolderItem({ tree, role }: ItemContext, folder: Place): FileItem {
  const children = tree.listChildren(folder);
  const shared = {
    isFile: false,
    size: 0,
    hasChild: children.length > 0,
    permission: toPermission(can(role, 'media.write'), 'noAccess'),
    fileType: null,
    version: 0,
  };
  if (folder === null) {
    const never = new Date(0).toISOString();
    const top = { name: topName, type: '', id: emptyId, parentId: '', filterPath: '', filterId: '' };
    return { ...shared, ...top, dateModified: never, dateCreated: never };
  }
  const parent = tree.find(folder.parentId) ?? null;
  return {
    ...shared,
    name: folder.name,
    type: 'File Folder',
    dateModified: folder.updatedAt.toISOString(),
    dateCreated: folder.createdAt.toISOString(),
    filterPath: tree.getNamePath(parent),
    filterId: tree.getIdPath(parent),
    id: folder.id,
    parentId: parent?.id ?? emptyId,
  };
}

/** Describes a file for the file manager protocol. */
export function toAssetItem({ tree, role }: ItemContext, asset: AssetRow): FileItem {
  const folder = tree.find(asset.folderId) ?? null;
  const canWrite = canWriteFile(role, asset.name);
  const reason = can(role, 'media.write') ? 'scriptsNeedAppEditor' : 'noAccess';
  return {
    name: asset.name,
    isFile: true,
    size: asset.bytes,
    type: asset.extension,
    dateModified: asset.updatedAt.toISOString(),
    dateCreated: asset.createdAt.toISOString(),
    hasChild: false,
    filterPath: tree.getNamePath(folder),
    filterId: tree.getIdPath(folder),
    id: asset.id,
    parentId: folder?.id ?? emptyId,
    permission: toPermission(canWrite, reason),
    fileType: findAssetKind(asset.name)?.fileType ?? null,
    version: asset.version,
  };
}

function toPermission(canWrite: boolean, reason: 'noAccess' | 'scriptsNeedAppEditor'): FileItem['permission'] {
  return {
    read: true,
    write: canWrite,
    writeContents: canWrite,
    upload: canWrite,
    download: true,
    copy: canWrite,
    message: canWrite ? '' : mediaMessages[reason],
    ...(!canWrite && { messageName: `mediaMessages.${reason}` }),
  };
}
