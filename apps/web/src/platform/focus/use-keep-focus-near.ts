import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus of a removed row to its nearest ancestor with `tabindex="-1"`, also the focus that a button of the row lost while it
 * waited for the answer that removes the row.
 *
 * @returns the ref of the row
 */
export function useKeepFocusNear<Row extends HTMLElement>(): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useLayoutEffect(() => {
    const element = row.current;
    return () => {
      if (element && hadFocus(element))
        element.parentElement?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    };
  }, []);
  return row;
}

function hadFocus(element: HTMLElement): boolean {
  const { activeElement, body } = document;
  if (activeElement !== null && activeElement !== body) return element.contains(activeElement);
  return element.querySelector('button:disabled') !== null;
}
