import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus of a removed row to its nearest ancestor with `tabindex="-1"`.
 *
 * @returns the ref of the row
 */
export function useKeepFocusNear<Row extends HTMLElement>(): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useLayoutEffect(() => {
    const element = row.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      element.parentElement?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    };
  }, []);
  return row;
}
