import type { ReactFlowInstance } from '@xyflow/react';

/** Center of the visible area, in canvas coordinates, moved up and left by half of a card of 240 x 80 screen pixels. */
export function getViewCenter(flow: Pick<ReactFlowInstance, 'screenToFlowPosition'>): { x: number; y: number } {
  const box = document.querySelector('.react-flow')?.getBoundingClientRect();
  return flow.screenToFlowPosition({
    x: (box?.left ?? 0) + (box?.width ?? 0) / 2 - 120,
    y: (box?.top ?? 0) + (box?.height ?? 0) / 2 - 40,
  });
}
