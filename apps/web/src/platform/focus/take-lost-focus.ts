/**
 * Focuses an element when nothing has the focus, so that the keyboard continues from there. It is the ref of an element
 * that replaces the one that had the focus, such as the result of a button that is disabled afterwards. In a frame, the
 * focus of other pages stays.
 */
export function takeLostFocus(element: HTMLElement | null): void {
  const { activeElement } = document;
  const isLost = activeElement === null || activeElement === document.body || activeElement.matches(':disabled');
  if (isLost && document.hasFocus()) element?.focus({ preventScroll: true });
}
