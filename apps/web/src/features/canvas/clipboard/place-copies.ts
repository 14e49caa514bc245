import type { PastedNode } from '../../../editing/index.ts';
import type { Annotation } from '../annotations/annotation.ts';
import type { CardNode } from '../cards/canvas-model.ts';
import { cardSize } from '../cards/card-size.ts';
import { findFreeSpot } from '../layout/find-free-spot.ts';
import type { Point } from '../routing/types.ts';
import type { CopiedContent } from './node-clipboard.ts';

/** The height of a card of another workflow, which is not known here. */
const unknownHeight = 120;

/** Moves what was copied together to the free spot nearest to a wanted one. Groups and notes get the given ids. */
export function placeCopies(
  { nodes, annotations }: CopiedContent,
  at: Point,
  cards: readonly CardNode[],
  newId: () => string,
): { readonly nodes: readonly PastedNode[]; readonly annotations: readonly Annotation[] } {
  const heights = new Map(cards.map(({ id, height }) => [id, height]));
  const sources = [
    ...nodes.map(({ id, x, y }) => ({ x, y, width: cardSize.width, height: heights.get(id) ?? unknownHeight })),
    ...annotations,
  ];
  const [left, top] = [Math.min(...sources.map(({ x }) => x)), Math.min(...sources.map(({ y }) => y))];
  const right = Math.max(...sources.map(({ x, width }) => x + width));
  const bottom = Math.max(...sources.map(({ y, height }) => y + height));
  const areas = cards.map(({ position: { x, y }, width = 0, height = 0 }) => ({ x, y, width, height }));
  const spot = findFreeSpot(areas, at, { width: right - left, height: bottom - top });
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
