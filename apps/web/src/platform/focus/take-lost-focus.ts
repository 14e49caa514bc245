/**
 * A ref of an element that replaces the one that had the focus, such as the result of a button that is off afterwards. It takes the
 * focus when nothing has it, so that the keyboard goes on from here, and leaves it to other pages when this one is in a frame.
 */
export function takeLostFocus(element: HTMLElement | null): void {
  const { activeElement } = document;
  const isLost = activeElement === null || activeElement === document.body || activeElement.matches(':disabled');
  if (isLost && document.hasFocus()) element?.focus({ preventScroll: true });
}
