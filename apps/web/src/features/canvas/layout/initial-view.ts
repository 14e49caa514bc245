import type { FitViewOptions } from '@xyflow/react';
import type { CardNode } from '../cards/canvas-model.ts';

/** Padding leaves room for the button above and the tools and minimap below. */
export const fitOptions = {
  maxZoom: 1,
  padding: { top: '64px', left: '40px', right: '40px', bottom: '130px' },
} as const;

/** Area that is readable at the initial zoom, in canvas pixels. */
const readableArea = { width: 1_400, height: 900 };

/** The initial view of a workflow: all of it, or only the cards near its start when all would be too small to read. */
export function getInitialView(cards: readonly CardNode[]): FitViewOptions<CardNode> {
  const start = cards.find(({ data }) => data.isStart) ?? cards[0];
  if (!start) return fitOptions;
  const near = cards.filter(
    ({ position: { x, y } }) =>
      x - start.position.x < readableArea.width && Math.abs(y - start.position.y) < readableArea.height / 2,
  );
  return near.length === cards.length ? fitOptions : { ...fitOptions, nodes: near.map(({ id }) => ({ id })) };
}
