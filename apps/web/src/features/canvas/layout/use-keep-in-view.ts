import { useReactFlow, useStoreApi } from '@xyflow/react';
import { getNodeArea } from '../annotations/annotation-nodes.ts';
import { moveIntoView } from './initial-view.ts';
import { useEffect, useRef } from 'react';

const readableZoom = 0.6;
const duration = 160;

/**
 * Scrolls to a card that is out of view, as far as needed: the selected one, or the current node of the simulated
 * conversation.
 *
 * @param storedId the node that was selected when the stored view was left; the view stays as it was left
 */
export function useKeepInView(nodeId: string | undefined, storedId: string | undefined): void {
  const isLeftAlone = useRef(storedId !== undefined && storedId === nodeId);
  const { getInternalNode, setCenter, setViewport } = useReactFlow();
  const store = useStoreApi();
  useEffect(() => {
    if (isLeftAlone.current) {
      isLeftAlone.current = false;
      return;
    }
    const node = nodeId === undefined ? undefined : getInternalNode(nodeId);
    const { width, height, transform } = store.getState();
    if (!node || width === 0) return;
    const view = { x: transform[0], y: transform[1], zoom: transform[2] };
    const area = getNodeArea({ ...node, position: node.internals.positionAbsolute });
    const next = moveIntoView(area, view, { width, height });
    if (next === view) return;
    if (view.zoom >= readableZoom) void setViewport(next, { duration });
    else void setCenter(area.x + area.width / 2, area.y + area.height / 2, { zoom: readableZoom, duration });
  }, [nodeId, getInternalNode, setCenter, setViewport, store]);
}
