import { useReactFlow, useStoreApi } from '@xyflow/react';
import { useEffect, useRef } from 'react';

const readableZoom = 0.6;

/**
 * Scrolls to a card that is out of view: the selected one, or the current node of the simulated conversation.
 *
 * @param storedId the node that was selected when the stored view was left; the view stays as it was left
 */
export function useKeepInView(nodeId: string | undefined, storedId: string | undefined): void {
  const isLeftAlone = useRef(storedId !== undefined && storedId === nodeId);
  const { getInternalNode, setCenter } = useReactFlow();
  const store = useStoreApi();
  useEffect(() => {
    if (isLeftAlone.current) {
      isLeftAlone.current = false;
      return;
    }
    const node = nodeId === undefined ? undefined : getInternalNode(nodeId);
    const { width, height, transform } = store.getState();
    if (!node || width === 0) return;
    const [panX, panY, zoom] = transform;
    const { x, y } = node.internals.positionAbsolute;
    const { width: nodeWidth = 0, height: nodeHeight = 0 } = node;
    const left = x * zoom + panX;
    const top = y * zoom + panY;
    const isSeen = left >= 0 && top >= 0 && left + nodeWidth * zoom <= width && top + nodeHeight * zoom <= height;
    if (isSeen) return;
    void setCenter(x + nodeWidth / 2, y + nodeHeight / 2, { zoom: Math.max(zoom, readableZoom), duration: 160 });
  }, [nodeId, getInternalNode, setCenter, store]);
}
