import type { FileItem } from '@confab/contracts';
import { useClipboard } from '../selection/clipboard.ts';
import type { SelectionControl } from '../selection/use-selection.ts';
import type { LibraryCommands } from '../use-library-commands.ts';
import type { ItemListProps } from './item-list-view.tsx';
import { useFolderDrop } from './use-folder-drop.ts';
import type { useItemEvents } from './use-item-events.ts';

/** What a row or a tile of an item needs. */
export interface ItemViewProps {
  readonly id: string;
  readonly item: FileItem;
  readonly at: number;
  readonly selection: SelectionControl;
  readonly commands: LibraryCommands;
  readonly upload: ItemListProps['upload'];
  readonly events: ReturnType<ReturnType<typeof useItemEvents>>;
}

/** The attributes of the element of an item, and whether the item is cut; items can be dropped on a folder. */
export function useItemElement({ id, item, at, selection, commands, upload, events }: ItemViewProps) {
  const isCut = useIsCut(item.id);
  const drop = useFolderDrop(item.isFile ? undefined : item, { transfer: commands.transfer, upload });
  const attributes = {
    id,
    'aria-selected': selection.items.has(item.id),
    'data-active': selection.activeAt === at || undefined,
    'data-cut': isCut || undefined,
    'data-over': drop.isOver || undefined,
    ...events,
    ...drop.events,
  };
  return { isCut, attributes };
}

/** Whether an item was cut and not pasted yet. */
function useIsCut(id: string): boolean {
  return useClipboard(
    ({ clipboard }) => clipboard?.action === 'move' && clipboard.items.some((item) => item.id === id),
  );
}
