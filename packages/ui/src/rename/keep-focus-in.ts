/**
 * Moves the focus from a field that is about to go to the element around it, so that keys continue from there. A focus
 * that a click has already moved elsewhere stays there.
 */
export function keepFocusIn(around: HTMLElement | null) {
  if (around?.contains(document.activeElement)) around.focus();
}
