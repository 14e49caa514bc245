import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus near a row that goes away with it, for whatever reason and at whatever moment: it goes to the
 * nearest place around the row that is made to have it.
 */
export function useStayNear<Row extends HTMLElement>(): RefObject<Row | null> {
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
