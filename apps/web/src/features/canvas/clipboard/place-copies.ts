import type { PastedNode } from '../../../editing/index.ts';
import type { Annotation, Area } from '../annotations/annotation.ts';
import type { CanvasNode } from '../canvas-node.ts';
import { cardSize } from '../cards/card-size.ts';
import { findFreeSpot } from '../layout/find-free-spot.ts';
import type { Point } from '../routing/types.ts';
import type { CopiedContent } from './node-clipboard.ts';

/** The height of a card of another workflow, which is not known here. */
const unknownHeight = 120;

/**
 * Moves copies as a whole to the free spot nearest to the requested one.
 *
 * @param present all nodes of the canvas
 * @param occupied the areas where nothing may be placed
 * @param newId makes the ids of the copied groups and notes
 */
export function placeCopies(
  { nodes, annotations }: CopiedContent,
  at: Point,
  { present, occupied }: { readonly present: readonly CanvasNode[]; readonly occupied: readonly Area[] },
  newId: () => string,
): { readonly nodes: readonly PastedNode[]; readonly annotations: readonly Annotation[] } {
  const heights = new Map(present.map(({ id, height }) => [id, height]));
  const sources = [
    ...nodes.map(({ id, x, y }) => ({ x, y, width: cardSize.width, height: heights.get(id) ?? unknownHeight })),
    ...annotations,
  ];
  const [left, top] = [Math.min(...sources.map(({ x }) => x)), Math.min(...sources.map(({ y }) => y))];
  const right = Math.max(...sources.map(({ x, width }) => x + width));
  const bottom = Math.max(...sources.map(({ y, height }) => y + height));
  const spot = findFreeSpot(occupied, at, { width: right - left, height: bottom - top });
  const [across, down] = [spot.x - left, spot.y - top];
  return {
    nodes: nodes.map(({ id, type, values, x, y }) => ({
      sourceId: id,
      nodeType: type,
      values,
      x: x + across,
      y: y + down,
    })),
    annotations: annotations.map((one) => ({ ...one, id: newId(), x: one.x + across, y: one.y + down })),
  };
}
