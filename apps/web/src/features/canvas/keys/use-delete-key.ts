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

/**
 * Whether the canvas handles the keys of a focused element: one in the canvas that is not in a text field, or one that
 * contains the canvas, such as the page when nothing has the focus.
 */
export function isCanvasTarget(target: EventTarget | null, canvas: HTMLElement) {
  if (!(target instanceof Element)) return false;
  return target.contains(canvas) || (canvas.contains(target) && !target.closest(textFieldSelector));
}

/**
 * Deletes on Delete and Backspace, unless the canvas is read-only: the focused card or connection alone when it is not
 * selected, otherwise the selection.
 */
export function useDeleteSelected(canEdit: boolean): void {
  const canvas = useStore(({ domNode }) => domNode);
  const { deleteElements, getNodes, getEdges } = useReactFlow();
  useDeleteKey(canEdit ? canvas : null, () => {
    const nodes = pickDeleted(getNodes(), getFocusedId('.react-flow__node'));
    const edges = pickDeleted(getEdges(), getFocusedId('.react-flow__edge'));
    const isFocusAlone = nodes.isFocusAlone || edges.isFocusAlone;
    void deleteElements({
      nodes: isFocusAlone && !nodes.isFocusAlone ? [] : nodes.deleted,
      edges: isFocusAlone && !edges.isFocusAlone ? [] : edges.deleted,
    });
  });
}

interface Selectable {
  readonly id: string;
  readonly selected?: boolean;
}

/** The focused element alone when it is not selected; otherwise all that are selected. */
function pickDeleted<Element extends Selectable>(elements: readonly Element[], focusedId: string | undefined) {
  const focused = elements.find(({ id }) => id === focusedId);
  const isFocusAlone = focused !== undefined && focused.selected !== true;
  return { isFocusAlone, deleted: isFocusAlone ? [focused] : elements.filter(({ selected }) => selected === true) };
}

function getFocusedId(selector: string) {
  return document.activeElement?.closest<HTMLElement | SVGElement>(selector)?.dataset['id'];
}
