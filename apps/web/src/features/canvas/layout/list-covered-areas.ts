import type { ReactFlowInstance } from '@xyflow/react';
import type { Area } from '../annotations/annotation.ts';
import type { CanvasNode } from '../canvas-node.ts';
import { listTakenAreas } from './list-taken-areas.ts';

/**
 * The areas of the canvas below what lies on it: the overview, the tools, the list of nodes, the search. Nothing new is put
 * there. What lets the pointer through, as the first steps do, covers nothing.
 */
export function listCoveredAreas(
  canvas: Element | null,
  { screenToFlowPosition }: Pick<ReactFlowInstance, 'screenToFlowPosition'>,
): readonly Area[] {
  return [...(canvas?.querySelectorAll('.react-flow__panel') ?? [])].flatMap((panel) => {
    const { left, top, right, bottom } = panel.getBoundingClientRect();
    if (right <= left || bottom <= top || getComputedStyle(panel).pointerEvents === 'none') return [];
    const options = { snapToGrid: false };
    const { x, y } = screenToFlowPosition({ x: left, y: top }, options);
    const end = screenToFlowPosition({ x: right, y: bottom }, options);
    return [{ x, y, width: end.x - x, height: end.y - y }];
  });
}

/** The areas of elements on top of the canvas, in pixels of its pane. */
export function listPaneCovers(canvas: Element | null): readonly Area[] {
  const { left = 0, top = 0 } = canvas?.getBoundingClientRect() ?? {};
  return listCoveredAreas(canvas, { screenToFlowPosition: ({ x, y }) => ({ x: x - left, y: y - top }) });
}

/** All areas where a new card or note would lie on something, or below it. */
export function listOccupiedAreas(
  nodes: readonly CanvasNode[],
  ...canvas: Parameters<typeof listCoveredAreas>
): readonly Area[] {
  return [...listTakenAreas(nodes), ...listCoveredAreas(...canvas)];
}
