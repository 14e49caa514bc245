import type { FileItem } from '@confab/contracts';

/** Why each action cannot be taken with the selected items; undefined for one that can. */
export interface ItemRights {
  readonly create: string | undefined;
  readonly change: string | undefined;
  readonly rename: string | undefined;
  readonly copy: string | undefined;
  readonly download: string | undefined;
}

interface RightsWords {
  readonly nothingSelected: string;
  readonly selectOne: string;
}

/** Reads from the permissions that the server sent with the items what can be done with them. */
export function getItemRights(
  folder: FileItem | undefined,
  selected: readonly FileItem[],
  say: RightsWords,
): ItemRights {
  const nothing = selected.length === 0 ? say.nothingSelected : undefined;
  const findRefusal = (right: 'write' | 'copy' | 'download') =>
    nothing ?? selected.find(({ permission }) => !permission[right])?.permission.message;
  return {
    create: folder && !folder.permission.upload ? folder.permission.message : undefined,
    change: findRefusal('write'),
    rename: nothing ?? (selected.length > 1 ? say.selectOne : findRefusal('write')),
    copy: findRefusal('copy'),
    download: findRefusal('download'),
  };
}
