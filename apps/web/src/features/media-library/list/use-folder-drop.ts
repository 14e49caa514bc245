import type { FileItem } from '@confab/contracts';
import { useState, type DragEvent } from 'react';
import { endDrag, getItemsFor, hasDraggedFiles, hasDraggedItems } from '../selection/drag-items.ts';
import { readDroppedFiles, type DroppedFile } from '../uploads/read-dropped-files.ts';
import type { LibraryCommands } from '../use-library-commands.ts';

/** How a folder handles items that are dropped on it. */
export interface DropHandling {
  readonly transfer: LibraryCommands['transfer'];
  readonly upload: (folder: FileItem, files: readonly DroppedFile[]) => void;
}

/** Makes an element accept items of the library and files of the computer for a folder. */
export function useFolderDrop(folder: FileItem | undefined, { transfer, upload }: DropHandling) {
  const [isOver, setOver] = useState(false);
  const canTake = (event: DragEvent) =>
    folder?.permission.upload === true &&
    (hasDraggedItems(event) ? getItemsFor(folder.id).length > 0 : hasDraggedFiles(event));

  function handleOver(event: DragEvent) {
    if (!canTake(event)) return;
    event.preventDefault();
    event.stopPropagation();
    event.dataTransfer.dropEffect = hasDraggedItems(event) && !event.ctrlKey ? 'move' : 'copy';
    setOver(true);
  }

  function handleDrop(event: DragEvent) {
    setOver(false);
    if (!folder || !canTake(event)) return;
    event.preventDefault();
    event.stopPropagation();
    if (hasDraggedItems(event)) transfer(event.ctrlKey ? 'copy' : 'move', getItemsFor(folder.id), folder);
    // Entries that cannot be read are among them, and reported with the uploads.
    else void readDroppedFiles(event.dataTransfer).then((files) => upload(folder, files));
    endDrag();
  }

  return {
    isOver,
    events: {
      onDragEnter: handleOver,
      onDragOver: handleOver,
      onDragLeave: (event: DragEvent) => {
        // Leaving for an element inside is not leaving.
        const { currentTarget, relatedTarget } = event;
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      },
      onDrop: handleDrop,
    },
  };
}
