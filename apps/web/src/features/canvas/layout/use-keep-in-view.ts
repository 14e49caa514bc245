import { useReactFlow, useStoreApi } from '@xyflow/react';
import { getNodeArea } from '../annotations/annotation-nodes.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { cardSize } from '../cards/card-size.ts';
import { moveFromCovers, moveIntoView } from './initial-view.ts';
import { listPaneCovers } from './list-covered-areas.ts';

const readableZoom = 0.6;
const duration = 160;

/**
 * Scrolls to a card that is out of view, as far as needed: the selected one, or the current node of the simulated
 * conversation. A card also counts as out of view when something covers its name. A view that is too small to read is
 * centered on the card and zoomed in.
 *
 * @param storedId the node that was selected when the stored view was left; the view stays as it was left
 * @param onMove is called when the view begins to move to the node
 */
export function useKeepInView(
  nodeId: string | undefined,
  storedId: string | undefined,
  onMove: (nodeId: string) => void,
): void {
  const isLeftAlone = useRef(storedId !== undefined && storedId === nodeId);
  const { getInternalNode, setCenter, setViewport } = useReactFlow();
  const store = useStoreApi();
  const startMove = useEffectEvent(onMove);
  useEffect(() => {
    if (isLeftAlone.current) {
      isLeftAlone.current = false;
      return;
    }
    const node = nodeId === undefined ? undefined : getInternalNode(nodeId);
    const { width, height, transform, domNode } = store.getState();
    if (!node || width === 0) return;
    const view = { x: transform[0], y: transform[1], zoom: transform[2] };
    const area = getNodeArea({ ...node, position: node.internals.positionAbsolute });
    const pane = { width, height };
    const covers = listPaneCovers(domNode);
    const shown = moveIntoView(area, view, pane);
    const head = { ...area, height: Math.min(area.height, cardSize.head) };
    const next =
      moveFromCovers(head, shown, pane, covers) === shown ? shown : moveFromCovers(area, shown, pane, covers);
    if (next === view) return;
    startMove(node.id);
    if (view.zoom >= readableZoom) void setViewport(next, { duration });
    else void setCenter(area.x + area.width / 2, area.y + area.height / 2, { zoom: readableZoom, duration });
  }, [nodeId, getInternalNode, setCenter, setViewport, store]);
}
