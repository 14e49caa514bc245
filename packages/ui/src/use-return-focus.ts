import { useEffect } from 'react';

/**
 * Gives the focus back to whatever opened a layer, when the layer is taken away.
 *
 * The library does so when a modal is told to close; one that is simply no longer shown is never told. When what
 * opened it has gone meanwhile, such as the row that was removed, the focus goes to the nearest place around it that
 * can have it.
 */
export function useReturnFocus(): void {
  useEffect(() => {
    const places = focusPlaces(document.activeElement);
    return () => places.find(({ isConnected }) => isConnected)?.focus({ preventScroll: true });
  }, []);
}

/** The element, and what around it can have the focus, nearest first. */
function focusPlaces(opener: Element | null): readonly HTMLElement[] {
  const places: HTMLElement[] = [];
  for (let element = opener; element; element = element.parentElement) {
    const isPlace = element === opener || element.hasAttribute('tabindex');
    if (isPlace && element instanceof HTMLElement) places.push(element);
  }
  return places;
}
