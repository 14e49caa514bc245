import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus of a removed row to its nearest ancestor with `tabindex="-1"`, even when a button of the row lost the
 * focus while it waited for the answer that removes the row.
 *
 * @param ancestor selects another ancestor
 * @returns the ref of the row
 */
export function useKeepFocusNear<Row extends HTMLElement>(ancestor = '[tabindex="-1"]'): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useLayoutEffect(() => {
    const element = row.current;
    return () => {
      if (element && hadFocus(element))
        element.parentElement?.closest<HTMLElement>(ancestor)?.focus({ preventScroll: true });
    };
  }, [ancestor]);
  return row;
}

function hadFocus(element: HTMLElement): boolean {
  const { activeElement, body } = document;
  if (activeElement !== null && activeElement !== body) return element.contains(activeElement);
  return element.querySelector('button:disabled') !== null;
}
