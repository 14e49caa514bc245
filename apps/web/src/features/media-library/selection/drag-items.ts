import type { FileItem } from '@confab/contracts';
import type { DragEvent } from 'react';

const itemsType = 'application/x-confab-media';

/** The dragged items: the data of a drag cannot be read before the drop. */
let dragged: readonly FileItem[] = [];

/** Begins to drag items of the library. */
export function startDrag(event: DragEvent, items: readonly FileItem[]): void {
  dragged = items;
  event.dataTransfer.effectAllowed = 'copyMove';
  event.dataTransfer.setData(itemsType, items.map(({ id }) => id).join(','));
  event.dataTransfer.setData('text/plain', items.map(({ name }) => name).join('\n'));
}

export function endDrag(): void {
  dragged = [];
}

/** Whether a drag carries items of the library. */
export function hasDraggedItems({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes(itemsType);
}

/** Whether a drag carries files of the computer. */
export function hasDraggedFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes('Files');
}

/** The dragged items that can go into a folder; none when they are in it already, or one of them is this folder. */
export function getItemsFor(folderId: string): readonly FileItem[] {
  return dragged.some(({ id, parentId }) => id === folderId || parentId === folderId) ? [] : dragged;
}
