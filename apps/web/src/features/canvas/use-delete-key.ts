import { useReactFlow, useStore } from '@xyflow/react';
import { useEffect, useEffectEvent } from 'react';

const typedInto = 'input, textarea, select, [contenteditable]';

/**
 * Delete and Backspace remove what is selected on the drawing, pressed on it or nowhere in particular.
 *
 * The drawing's own keys would hear them from anywhere: removing a row of a table asked to delete its node as well.
 */
export function useDeleteKey(canvas: HTMLElement | null, remove: () => void): void {
  const removeNow = useEffectEvent(remove);
  useEffect(() => {
    if (!canvas) return undefined;
    const handle = (event: KeyboardEvent) => {
      if (event.key !== 'Delete' && event.key !== 'Backspace') return;
      if (!event.defaultPrevented && isMeant(event.target, canvas)) removeNow();
    };
    // Before anybody else hears it: what has the focus may be gone after that, and look like nowhere.
    addEventListener('keydown', handle, { capture: true });
    return () => removeEventListener('keydown', handle, { capture: true });
  }, [canvas]);
}

function isMeant(target: EventTarget | null, canvas: HTMLElement) {
  if (target === document.body) return true;
  return target instanceof Element && canvas.contains(target) && !target.closest(typedInto);
}

/** Asks the drawing to delete what is selected on it, when that may be changed. */
export function useDeleteSelected(canEdit: boolean): void {
  const canvas = useStore(({ domNode }) => domNode);
  const { deleteElements, getNodes, getEdges } = useReactFlow();
  useDeleteKey(canEdit ? canvas : null, () => {
    const isSelected = ({ selected }: { readonly selected?: boolean }) => selected === true;
    void deleteElements({ nodes: getNodes().filter(isSelected), edges: getEdges().filter(isSelected) });
  });
}
