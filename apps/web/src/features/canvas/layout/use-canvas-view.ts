import type { ProjectId } from '@confab/model';
import { useReactFlow, useStore, useStoreApi, type Viewport } from '@xyflow/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { CanvasNode } from '../canvas-node.ts';
import { computeView, getResizedView } from './get-resized-view.ts';
import type { PaneSize } from './initial-view.ts';
import { listPaneCovers } from './list-covered-areas.ts';
import { useKeepInView } from './use-keep-in-view.ts';
import type { useOpeningView } from './use-opening-view.ts';
import { storeView } from './view-memory.ts';

interface CanvasViewProps {
  readonly projectId: ProjectId;
  readonly workflowId: string;
  readonly selectedId: string | undefined;
  /** The node that stays in view when the pane changes its size; by default the selected one. */
  readonly currentId: string | undefined;
  /** The view and the size of the pane when the canvas was opened. */
  readonly opening: ReturnType<typeof useOpeningView>;
}

/** A view that was computed and that the author has not moved. */
interface ComputedView {
  readonly view: Viewport;
  readonly as: keyof typeof computeView;
}

const duration = 160;

/**
 * Fits the canvas, and keeps the selected and the current node in view: when they become so, and when the pane changes its
 * size, as for the simulator or the dock.
 */
export function useCanvasView({ projectId, workflowId, selectedId, currentId, opening }: CanvasViewProps) {
  const { getViewport, setViewport, getNodes } = useReactFlow<CanvasNode>();
  const store = useStoreApi();
  const width = useStore((state) => state.width);
  const height = useStore((state) => state.height);
  const pane = useRef(opening.pane);
  const computed = useRef<ComputedView | undefined>(
    opening.isStored ? undefined : { view: opening.view, as: 'opening' },
  );
  /** The node that the view is moving to. */
  const arriving = useRef<string>(undefined);

  const refit = useEffectEvent((next: PaneSize) => {
    const before = pane.current;
    pane.current = next;
    const view = getViewport();
    const known = computed.current && isSameView(computed.current.view, view) ? computed.current : undefined;
    const resized = getResizedView(
      {
        nodes: getNodes(),
        view,
        pane: before,
        computedAs: known?.as,
        currentId: arriving.current ?? currentId ?? selectedId,
        isArriving: arriving.current !== undefined,
      },
      next,
      listPaneCovers(store.getState().domNode),
    );
    computed.current = known && { ...known, view: resized };
    if (resized !== view) void setViewport(resized);
  });
  useEffect(() => {
    const { width: oldWidth, height: oldHeight } = pane.current;
    if (width > 0 && height > 0 && (width !== oldWidth || height !== oldHeight)) refit({ width, height });
  }, [width, height]);
  const startMove = (nodeId: string) => {
    arriving.current = nodeId;
  };
  useKeepInView(selectedId, opening.nodeId, startMove);
  useKeepInView(currentId, undefined, startMove);

  function show(as: keyof typeof computeView) {
    const view = computeView[as](getNodes(), pane.current);
    computed.current = { view, as };
    void setViewport(view, { duration });
  }

  return {
    /** Shows all of the canvas, or the part around the selection or Start that can be read. */
    fit: () => show('readable'),
    /** Fits the canvas, and shows all of it when it already shows the readable part. */
    showAll() {
      const isFitted = isSameView(computeView.readable(getNodes(), pane.current), getViewport());
      show(isFitted ? 'whole' : 'readable');
    },
    /** Stores the view after a move, unless it is still the computed opening view. */
    storeMovedView(view: Viewport) {
      arriving.current = undefined;
      if (computed.current?.as === 'opening' && isSameView(computed.current.view, view)) return;
      storeView(projectId, workflowId, { ...view, ...(selectedId === undefined ? {} : { nodeId: selectedId }) });
    },
  };
}

function isSameView(one: Viewport, other: Viewport) {
  return Math.abs(one.x - other.x) < 1 && Math.abs(one.y - other.y) < 1 && Math.abs(one.zoom - other.zoom) < 0.001;
}
