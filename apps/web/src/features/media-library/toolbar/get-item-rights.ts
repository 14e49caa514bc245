import type { FileItem } from '@confab/contracts';
import type { Message } from '../../../words/message.ts';

/** Why each action cannot be taken with the selected items; undefined for one that can. */
export interface ItemRights {
  readonly create: Message | undefined;
  readonly change: Message | undefined;
  readonly rename: Message | undefined;
  readonly copy: Message | undefined;
  readonly download: Message | undefined;
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
  const nothing = selected.length === 0 ? { message: say.nothingSelected } : undefined;
  const findRefusal = (right: 'write' | 'copy' | 'download') =>
    nothing ?? selected.find(({ permission }) => !permission[right])?.permission;
  return {
    create: folder && !folder.permission.upload ? folder.permission : undefined,
    change: findRefusal('write'),
    rename: nothing ?? (selected.length > 1 ? { message: say.selectOne } : findRefusal('write')),
    copy: findRefusal('copy'),
    download: findRefusal('download'),
  };
}
