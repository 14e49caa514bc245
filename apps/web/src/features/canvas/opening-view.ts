import type { FitViewOptions } from '@xyflow/react';
import type { CardNode } from './canvas-model.ts';

/** Room for the button above, and for the tools and the overview below. */
export const fitOptions = {
  maxZoom: 1,
  padding: { top: '64px', left: '40px', right: '40px', bottom: '130px' },
} as const;

/** What of a workflow is shown first, in canvas pixels: more would be too small to read. */
const readable = { width: 1_400, height: 900 };

/** How a workflow is first shown: all of it, or where it begins when that would be too small to read. */
export function openingView(cards: readonly CardNode[]): FitViewOptions<CardNode> {
  const start = cards.find(({ data }) => data.isStart) ?? cards[0];
  if (!start) return fitOptions;
  const near = cards.filter(
    ({ position: { x, y } }) =>
      x - start.position.x < readable.width && Math.abs(y - start.position.y) < readable.height / 2,
  );
  return near.length === cards.length ? fitOptions : { ...fitOptions, nodes: near.map(({ id }) => ({ id })) };
}
