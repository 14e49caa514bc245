import { useReactFlow, useStoreApi } from '@xyflow/react';
import { useEffect } from 'react';

/** Brings the selected card into view when it is not, as after a choice in the tree. */
export function useKeepInView(selectedId: string | undefined): void {
  const { getInternalNode, setCenter } = useReactFlow();
  const store = useStoreApi();
  useEffect(() => {
    const node = selectedId === undefined ? undefined : getInternalNode(selectedId);
    const {
      width,
      height,
      transform: [panX, panY, zoom],
    } = store.getState();
    if (!node || width === 0) return;
    const { x, y } = node.internals.positionAbsolute;
    const { width: nodeWidth = 0, height: nodeHeight = 0 } = node;
    const left = x * zoom + panX;
    const top = y * zoom + panY;
    const isSeen = left >= 0 && top >= 0 && left + nodeWidth * zoom <= width && top + nodeHeight * zoom <= height;
    if (!isSeen) void setCenter(x + nodeWidth / 2, y + nodeHeight / 2, { zoom: Math.max(zoom, 0.6), duration: 160 });
  }, [selectedId, getInternalNode, setCenter, store]);
}
