import type { DragEvent } from 'react';

/** The MIME type of the data that a dragged entry of the palette carries; the data is a node type. */
const dataType = 'application/x-confab-node-type';

/** Lets an entry of the palette be dragged onto the canvas. */
export function dragNodeType(event: DragEvent, nodeType: string): void {
  event.dataTransfer.setData(dataType, nodeType);
  event.dataTransfer.effectAllowed = 'copy';
}

/** Whether a node type is dragged. The type itself can only be read when it is dropped. */
export function hasNodeType({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes(dataType);
}

/** The dropped node type; '' when something else was dropped. */
export function readNodeType({ dataTransfer }: DragEvent): string {
  return dataTransfer.getData(dataType);
}
