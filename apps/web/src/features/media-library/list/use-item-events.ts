import type { FileItem } from '@confab/contracts';
import type { DragEvent, MouseEvent } from 'react';
import { endDrag, startDrag } from '../selection/drag-items.ts';
import type { LibraryCommands } from '../use-library-commands.ts';
import type { Library } from '../use-library.ts';

/** The mouse on an item: click, click with Ctrl or Shift, double click, right click and drag. */
export function useItemEvents(library: Library, commands: LibraryCommands, onMenu: (event: MouseEvent) => void) {
  const { selection } = library;
  return (item: FileItem, at: number) => ({
    draggable: item.permission.write && commands.renamingId !== item.id,
    onClick: (event: MouseEvent) =>
      selection.select(at, { isToggle: event.ctrlKey || event.metaKey, isRange: event.shiftKey }),
    onDoubleClick: () => commands.open(item),
    onContextMenu(event: MouseEvent) {
      event.preventDefault();
      if (!selection.items.has(item.id)) selection.select(at);
      onMenu(event);
    },
    onDragStart(event: DragEvent) {
      if (!selection.items.has(item.id)) selection.select(at);
      startDrag(event, selection.items.has(item.id) ? selection.selected : [item]);
    },
    onDragEnd: endDrag,
  });
}
