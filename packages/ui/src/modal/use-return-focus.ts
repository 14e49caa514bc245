import { useEffect } from 'react';

/**
 * Returns the focus to the element that opened a layer when the layer unmounts.
 *
 * The library does this only when a modal closes itself, not when it is unmounted. If the opener has been removed, such as
 * with its row, the focus goes to its nearest focusable ancestor.
 */
export function useReturnFocus(): void {
  useEffect(() => {
    const places = focusPlaces(document.activeElement);
    return () => places.find(({ isConnected }) => isConnected)?.focus({ preventScroll: true });
  }, []);
}

/** The element and its focusable ancestors, nearest first. */
function focusPlaces(opener: Element | null): readonly HTMLElement[] {
  const places: HTMLElement[] = [];
  for (let element = opener; element; element = element.parentElement) {
    const isPlace = element === opener || element.hasAttribute('tabindex');
    if (isPlace && element instanceof HTMLElement) places.push(element);
  }
  return places;
}
