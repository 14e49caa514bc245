import { useReactFlow, useStore, type Viewport } from '@xyflow/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { CardNode } from '../cards/canvas-model.ts';
import { getInitialView, type PaneSize } from './initial-view.ts';
import { storeView } from './view-memory.ts';

interface CanvasViewProps {
  readonly projectId: string;
  readonly workflowId: string;
  readonly nodeId: string | undefined;
  readonly cards: readonly CardNode[];
  /** The view and the size of the pane when the canvas was opened. */
  readonly opening: { readonly view: Viewport; readonly pane: PaneSize; readonly isStored: boolean };
}

/**
 * Keeps the view when the pane changes its size: an opening view that nobody moved is computed again, in any other the
 * middle stays in the middle. Returns the handler that stores the view after each move.
 */
export function useCanvasView({ projectId, workflowId, nodeId, cards, opening }: CanvasViewProps) {
  const { getViewport, setViewport } = useReactFlow();
  const width = useStore((state) => state.width);
  const height = useStore((state) => state.height);
  const pane = useRef(opening.pane);
  /** The last opening view; undefined once the author has moved. */
  const untouched = useRef(opening.isStored ? undefined : opening.view);

  const refit = useEffectEvent((next: PaneSize) => {
    const before = pane.current;
    pane.current = next;
    const { x, y, zoom } = getViewport();
    if (untouched.current && isSameView(untouched.current, { x, y, zoom })) {
      untouched.current = getInitialView(cards, next);
      void setViewport(untouched.current);
      return;
    }
    untouched.current = undefined;
    void setViewport({ x: x + (next.width - before.width) / 2, y: y + (next.height - before.height) / 2, zoom });
  });
  useEffect(() => {
    const { width: oldWidth, height: oldHeight } = pane.current;
    if (width > 0 && height > 0 && (width !== oldWidth || height !== oldHeight)) refit({ width, height });
  }, [width, height]);

  return function storeMovedView(view: Viewport) {
    if (untouched.current && isSameView(untouched.current, view)) return;
    storeView(projectId, workflowId, { ...view, ...(nodeId === undefined ? {} : { nodeId }) });
  };
}

function isSameView(one: Viewport, other: Viewport) {
  return Math.abs(one.x - other.x) < 1 && Math.abs(one.y - other.y) < 1 && Math.abs(one.zoom - other.zoom) < 0.001;
}
