import type { ProjectId } from '@confab/model';
import { useReactFlow, useStore, type Viewport } from '@xyflow/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { getNodeArea } from '../annotations/annotation-nodes.ts';
import type { CanvasNode } from '../canvas-node.ts';
import { getBounds, getInitialView, getReadableView, isInView, moveIntoView, type PaneSize } from './initial-view.ts';
import { storeView } from './view-memory.ts';

interface CanvasViewProps {
  readonly projectId: ProjectId;
  readonly workflowId: string;
  readonly selectedId: string | undefined;
  /** The node that stays in view when the pane becomes smaller; by default the selected one. */
  readonly currentId: string | undefined;
  /** The view and the size of the pane when the canvas was opened. */
  readonly opening: { readonly view: Viewport; readonly pane: PaneSize; readonly isStored: boolean };
}

/** A view that was computed and that the author has not moved. */
interface ComputedView {
  readonly view: Viewport;
  readonly isOpening: boolean;
}

const duration = 160;

/**
 * Fits the canvas, and keeps the view when the pane changes its size, as for the simulator or the dock: a computed view
 * that would lose something is computed again; any other stays, unless its current node would get out of it.
 */
export function useCanvasView({ projectId, workflowId, selectedId, currentId, opening }: CanvasViewProps) {
  const { getViewport, setViewport, getNodes } = useReactFlow<CanvasNode>();
  const width = useStore((state) => state.width);
  const height = useStore((state) => state.height);
  const pane = useRef(opening.pane);
  const computed = useRef<ComputedView | undefined>(
    opening.isStored ? undefined : { view: opening.view, isOpening: true },
  );

  const refit = useEffectEvent((next: PaneSize) => {
    const before = pane.current;
    pane.current = next;
    const view = getViewport();
    const nodes = getNodes();
    const known = computed.current && isSameView(computed.current.view, view) ? computed.current : undefined;
    computed.current = known;
    if (known) {
      const seen = nodes.filter((node) => isInView(getNodeArea(node), view, before));
      const isRoomier = next.width > before.width || next.height > before.height;
      if (!isRoomier && seen.every((node) => isInView(getNodeArea(node), view, next))) return;
      const fitted = known.isOpening ? getInitialView(nodes, next) : getReadableView(nodes, next);
      computed.current = { ...known, view: fitted };
      void setViewport(fitted);
      return;
    }
    const current = nodes.find(({ id }) => id === (currentId ?? selectedId));
    const area = current && getBounds([current]);
    if (area && isInView(area, view, before)) void setViewport(moveIntoView(area, view, next));
  });
  useEffect(() => {
    const { width: oldWidth, height: oldHeight } = pane.current;
    if (width > 0 && height > 0 && (width !== oldWidth || height !== oldHeight)) refit({ width, height });
  }, [width, height]);

  return {
    /** Shows all of the canvas, or the part around the selection or Start that can be read. */
    fit() {
      const view = getReadableView(getNodes(), pane.current);
      computed.current = { view, isOpening: false };
      void setViewport(view, { duration });
    },
    /** Stores a view after each move. */
    storeMovedView(view: Viewport) {
      if (computed.current?.isOpening && isSameView(computed.current.view, view)) return;
      storeView(projectId, workflowId, { ...view, ...(selectedId === undefined ? {} : { nodeId: selectedId }) });
    },
  };
}

function isSameView(one: Viewport, other: Viewport) {
  return Math.abs(one.x - other.x) < 1 && Math.abs(one.y - other.y) < 1 && Math.abs(one.zoom - other.zoom) < 0.001;
}
