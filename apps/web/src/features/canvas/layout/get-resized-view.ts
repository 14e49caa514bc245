import type { Viewport } from '@xyflow/react';
import { getNodeArea } from '../annotations/annotation-nodes.ts';
import type { Area } from '../annotations/annotation.ts';
import type { CanvasNode } from '../canvas-node.ts';
import {
  getInitialView,
  getReadableView,
  getWholeView,
  isInView,
  moveFromCovers,
  moveIntoView,
  type PaneSize,
} from './initial-view.ts';

/** How a view is computed from a canvas and its pane. */
export const computeView = { opening: getInitialView, readable: getReadableView, whole: getWholeView };

interface ShownCanvas {
  readonly nodes: readonly CanvasNode[];
  readonly view: Viewport;
  /** How the view was computed, unless the author has moved it. */
  readonly computedAs: keyof typeof computeView | undefined;
  /** The node that stays in view. */
  readonly currentId: string | undefined;
  /** Whether the view was moving to that node when the pane changed its size. */
  readonly isArriving: boolean;
  readonly pane: PaneSize;
}

/**
 * The view after the pane has changed its size, as for the properties or the dock. A computed view is computed again
 * when the pane has grown or would cut off a node; any other view stays. Both show the current node if they did before
 * or were about to.
 *
 * @param covers what lies on the new pane, in its pixels
 */
export function getResizedView(canvas: ShownCanvas, next: PaneSize, covers: readonly Area[]): Viewport {
  const { nodes, view, currentId, isArriving, pane } = canvas;
  const fitted = refit(canvas, next);
  const current = nodes.find(({ id }) => id === currentId);
  if (!current) return fitted;
  const area = getNodeArea(current);
  if (!isArriving && !isInView(area, view, pane)) return fitted;
  return moveFromCovers(area, moveIntoView(area, fitted, next), next, covers);
}

function refit({ nodes, view, computedAs, pane }: ShownCanvas, next: PaneSize): Viewport {
  if (computedAs === undefined) return view;
  const seen = nodes.filter((node) => isInView(getNodeArea(node), view, pane));
  const isRoomier = next.width > pane.width || next.height > pane.height;
  if (!isRoomier && seen.every((node) => isInView(getNodeArea(node), view, next))) return view;
  return computeView[computedAs](nodes, next);
}
