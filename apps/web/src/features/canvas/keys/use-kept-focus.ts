import { useEffect } from 'react';

/**
 * Keeps the focus in the canvas when the focused element is removed, such as a card that is deleted, undone or moved
 * out of view. The canvas itself gets it, where Tab and the keys of the canvas continue.
 */
export function useKeptFocus(canvas: HTMLElement | null): void {
  useEffect(() => {
    if (!canvas) return undefined;
    let focused: Element | undefined;
    const remember = ({ target }: FocusEvent) => {
      focused = target instanceof Element && target !== canvas ? target : undefined;
    };
    const observer = new MutationObserver(() => {
      if (!focused || focused.isConnected) return;
      focused = undefined;
      const { activeElement } = document;
      if (activeElement === null || activeElement === document.body) canvas.focus({ preventScroll: true });
    });
    canvas.addEventListener('focusin', remember);
    observer.observe(canvas, { childList: true, subtree: true });
    return () => {
      canvas.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, [canvas]);
}
