import { getBounds } from '../layout/initial-view.ts';
import type { CanvasNode } from '../canvas-node.ts';
import type { Area } from './annotation.ts';

/** The space of a group around its content, in canvas pixels; its name needs more above. */
const groupPadding = { side: 24, top: 48 };

/** The size of a new note, in canvas pixels. */
export const newNoteSize = { width: 200, height: 120 };

/** The area of a group around nodes. */
export function getGroupArea(contents: readonly Pick<CanvasNode, 'position' | 'width' | 'height'>[]): Area {
  const { x, y, width, height } = getBounds(contents);
  const { side, top } = groupPadding;
  return { x: x - side, y: y - top, width: width + side * 2, height: height + top + side };
}
