import { isNodeItem, type GraphLayout, type Item } from '@confab/model';

type Layouts = ReadonlyMap<string, GraphLayout>;

/** Where new nodes of a workflow are: a point for each item, in canvas pixels. */
export interface NodePlaces {
  readonly workflowId: string;
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

/**
 * The layouts with the places that nodes were created at, so that the first drawing of a node shows it there. The
 * server has stored them; a place that has already arrived from there takes precedence.
 */
export function placeNewNodes(layouts: Layouts, items: readonly Item[], places: NodePlaces | undefined): Layouts {
  const layout = layouts.get(places?.workflowId ?? '');
  // A workflow that is not loaded will bring its complete layout.
  if (!layout || !places) return layouts;
  const known = new Set<string>(layout.positions.map(({ nodeId }) => nodeId));
  const added = items.flatMap((item, at) => {
    const point = places.points[at];
    return point && isNodeItem(item) && !known.has(item.id) ? [{ nodeId: item.id, x: point.x, y: point.y }] : [];
  });
  return new Map(layouts).set(layout.workflowId, { ...layout, positions: [...layout.positions, ...added] });
}
