import { useReactFlow, useStore } from '@xyflow/react';
import { useEffect, useEffectEvent } from 'react';

const textFieldSelector = 'input, textarea, select, [contenteditable]';

/**
 * Calls `remove` on Delete and Backspace when the canvas or nothing has the focus.
 *
 * React Flow's own delete key listens on the whole page: removing a table row would also delete its node.
 */
export function useDeleteKey(canvas: HTMLElement | null, remove: () => void): void {
  const removeNow = useEffectEvent(remove);
  useEffect(() => {
    if (!canvas) return undefined;
    const handle = (event: KeyboardEvent) => {
      if (event.key !== 'Delete' && event.key !== 'Backspace') return;
      if (!event.defaultPrevented && isCanvasTarget(event.target, canvas)) removeNow();
    };
    // Capture phase: a later handler may remove the focused element, and the target would look like the page.
    addEventListener('keydown', handle, { capture: true });
    return () => removeEventListener('keydown', handle, { capture: true });
  }, [canvas]);
}

/** Whether a key belongs to the canvas: it or nothing has the focus, and no field in it. */
export function isCanvasTarget(target: EventTarget | null, canvas: HTMLElement) {
  if (target === document.body) return true;
  return target instanceof Element && canvas.contains(target) && !target.closest(textFieldSelector);
}

/** Deletes the selection of the canvas on Delete and Backspace, unless it is read-only. */
export function useDeleteSelected(canEdit: boolean): void {
  const canvas = useStore(({ domNode }) => domNode);
  const { deleteElements, getNodes, getEdges } = useReactFlow();
  useDeleteKey(canEdit ? canvas : null, () => {
    const isSelected = ({ selected }: { readonly selected?: boolean }) => selected === true;
    void deleteElements({ nodes: getNodes().filter(isSelected), edges: getEdges().filter(isSelected) });
  });
}
