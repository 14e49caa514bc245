import type { Area } from '../annotations/annotation.ts';
import { getNodeArea } from '../annotations/annotation-nodes.ts';
import type { CanvasNode } from '../canvas-node.ts';

/** The areas where no new node is placed: those of cards and notes. New nodes may be placed in a group. */
export function listTakenAreas(nodes: readonly CanvasNode[]): readonly Area[] {
  return nodes.filter(({ type }) => type !== 'frame').map(getNodeArea);
}
