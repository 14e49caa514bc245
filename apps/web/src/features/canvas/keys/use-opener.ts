import { useRef } from 'react';

/** Remembers what had the focus when a menu was opened, and returns the focus to it. */
export function useOpener() {
  const opener = useRef<Element>(null);
  return {
    remember() {
      opener.current = document.activeElement;
    },
    /** An element that a command opens takes the focus afterwards. */
    restore() {
      const { current } = opener;
      if (current instanceof HTMLElement || current instanceof SVGElement) current.focus({ preventScroll: true });
    },
  };
}
