import type { Area } from '../annotations/annotation.ts';
import { getNodeArea } from '../annotations/annotation-nodes.ts';
import type { CanvasNode } from '../canvas-node.ts';

/** The areas that nothing new is put on: those of cards and notes. A group has room for what is in it. */
export function listTakenAreas(nodes: readonly CanvasNode[]): readonly Area[] {
  return nodes.filter(({ type }) => type !== 'frame').map(getNodeArea);
}
