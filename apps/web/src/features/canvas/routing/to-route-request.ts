import type { CardNode, ConnectionEdge } from '../cards/canvas-model.ts';
import { cardSize } from '../cards/card-size.ts';
import type { RouteRequest } from './edge-router.ts';
import type { EdgeEnds, Point } from './types.ts';

/** The cards and edges of a canvas as the router needs them. */
export function toRouteRequest(
  cards: readonly CardNode[],
  edges: readonly ConnectionEdge[],
  center: Point,
): RouteRequest {
  const byId = new Map(cards.map((card) => [card.id, card]));
  return {
    cards: cards.map(({ id, position: { x, y }, width = 0, height = 0 }) => ({ id, x, y, width, height })),
    edges: edges.flatMap(({ id, source, sourceHandle, target }): readonly EdgeEnds[] => {
      const [from, to] = [byId.get(source), byId.get(target)];
      const handle = from?.handles?.find((one) => one.type === 'source' && one.id === sourceHandle);
      if (!from || !to || !handle) return [];
      const { width = 0, height = 0 } = handle;
      return [
        {
          id,
          // The outer edge of the port.
          source:
            handle.position === 'right'
              ? { x: from.position.x + handle.x + width, y: from.position.y + handle.y + height / 2 }
              : { x: from.position.x + handle.x + width / 2, y: from.position.y + handle.y + height },
          sourceSide: handle.position === 'right' ? 'right' : 'bottom',
          target: { x: to.position.x - cardSize.handle / 2, y: to.position.y + cardSize.head / 2 },
        },
      ];
    }),
    center,
  };
}
