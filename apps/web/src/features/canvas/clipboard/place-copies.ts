import type { PastedNode } from '../../../editing/index.ts';
import type { CardNode } from '../cards/canvas-model.ts';
import { cardSize } from '../cards/card-size.ts';
import { findFreeSpot } from '../layout/find-free-spot.ts';
import type { Point } from '../routing/types.ts';
import type { CopiedNode } from './node-clipboard.ts';

/** The height of a card of another workflow, which is not known here. */
const unknownHeight = 120;

/** Moves copied nodes together to the free spot nearest to a wanted one. */
export function placeCopies(nodes: readonly CopiedNode[], at: Point, cards: readonly CardNode[]): PastedNode[] {
  const heights = new Map(cards.map(({ id, height }) => [id, height]));
  const [left, top] = [Math.min(...nodes.map(({ x }) => x)), Math.min(...nodes.map(({ y }) => y))];
  const right = Math.max(...nodes.map(({ x }) => x + cardSize.width));
  const bottom = Math.max(...nodes.map(({ id, y }) => y + (heights.get(id) ?? unknownHeight)));
  const areas = cards.map(({ position: { x, y }, width = 0, height = 0 }) => ({ x, y, width, height }));
  const spot = findFreeSpot(areas, at, { width: right - left, height: bottom - top });
  return nodes.map(({ id, type, values, x, y }) => ({
    sourceId: id,
    nodeType: type,
    values,
    x: x + spot.x - left,
    y: y + spot.y - top,
  }));
}
