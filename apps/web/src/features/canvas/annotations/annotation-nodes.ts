import type { Node } from '@xyflow/react';
import type { CanvasWords } from '../words.ts';
import type { Annotation, Area, CanvasGroup, CanvasNote } from './annotation.ts';

export type GroupNode = Node<{ readonly annotation: CanvasGroup }, 'frame'>;
export type NoteNode = Node<{ readonly annotation: CanvasNote }, 'note'>;
/** A group or note as the canvas draws it. */
export type AnnotationNode = GroupNode | NoteNode;

/** The id of the element that describes the keys of groups and notes to screen readers. */
export const annotationKeysId = 'canvas-annotation-keys';

/** React Flow adds this to the layer of selected nodes; a group stays below all cards. */
const selectedLayer = 1_000;

/** A group or note for React Flow. */
export function toAnnotationNode(annotation: Annotation, selected: boolean, say: CanvasWords): AnnotationNode {
  const { id, x, y, width, height } = annotation;
  const shared = {
    id,
    position: { x, y },
    width,
    height,
    measured: { width, height },
    selected,
    connectable: false,
    domAttributes: { 'aria-describedby': annotationKeysId, 'aria-roledescription': say.annotation },
  } as const;
  if (annotation.kind === 'note')
    return { ...shared, type: 'note', data: { annotation }, ariaLabel: say.noteLabel(annotation.text.slice(0, 80)) };
  return {
    ...shared,
    type: 'frame',
    data: { annotation },
    zIndex: selected ? -1 - selectedLayer : -1,
    // The area of a group lets the pointer through; only its name and edge react to it.
    style: { pointerEvents: 'none' },
    ariaLabel: say.groupLabel(annotation.name),
  };
}

/** The area of something on the canvas; without a size it is a point. */
export function getNodeArea({
  position: { x, y },
  width = 0,
  height = 0,
}: {
  readonly position: { readonly x: number; readonly y: number };
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}): Area {
  return { x, y, width, height };
}

/** Whether a node belongs to a group, which its centre decides. */
export function isInGroup(group: Area, area: Area): boolean {
  const [x, y] = [area.x + area.width / 2, area.y + area.height / 2];
  const isMiddleInside = x >= group.x && x <= group.x + group.width && y >= group.y && y <= group.y + group.height;
  // Of two groups on each other, the smaller one is in the larger one.
  return isMiddleInside && area.width * area.height < group.width * group.height;
}
