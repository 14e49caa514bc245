import { useEffect, useState } from 'react';

/**
 * Returns the focus to the element that opened a layer when the layer unmounts.
 *
 * The library does this only when a modal closes itself, not when it is unmounted. If the opener has been removed, such as
 * with its row, the focus goes to its nearest focusable ancestor. The entry of a menu is removed with its menu, so that the button
 * of the menu gets the focus.
 */
export function useReturnFocus(): void {
  // While it renders first: a menu may close in the same step.
  const [places] = useState(() => focusPlaces(document.activeElement));
  useEffect(() => () => focusFirst(places), [places]);
}

/** Focuses the first place that takes the focus: one that is removed or hidden does not. */
function focusFirst(places: readonly HTMLElement[]) {
  places.find((place) => {
    place.focus({ preventScroll: true });
    return document.activeElement === place;
  });
}

/** The element and its focusable ancestors, nearest first, and then those of the button whose menu they are in. */
function focusPlaces(opener: Element | null): readonly HTMLElement[] {
  const places: HTMLElement[] = [];
  for (let element = opener; element; element = element.parentElement) {
    const isPlace = element === opener || element.hasAttribute('tabindex');
    if (isPlace && element instanceof HTMLElement) places.push(element);
    const labelledBy = element.getAttribute('role') === 'menu' && element.getAttribute('aria-labelledby');
    if (labelledBy) return [...places, ...focusPlaces(document.getElementById(labelledBy))];
  }
  return places;
}
