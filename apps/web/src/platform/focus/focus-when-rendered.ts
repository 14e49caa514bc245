const waits = new WeakMap<Element, () => void>();
/** Attributes that decide whether an element can take the focus. */
const focusAttributes = ['style', 'hidden', 'inert', 'disabled'];

/**
 * Focuses an element now or, when it is not rendered yet, in the same step that renders it: its code may be loading, or
 * its row may have to be scrolled into view first. The wait ends when the author focuses something else, or with the
 * next wait in the same container.
 *
 * @param find returns undefined while the element is not rendered, and null if the focus should stay where it is.
 * @returns a function that ends the wait.
 */
export function focusWhenRendered(
  container: Element,
  find: () => HTMLElement | null | undefined,
  options?: FocusOptions,
): () => void {
  waits.get(container)?.();
  const startedAt = document.activeElement;
  /** @returns whether there is nothing more to wait for. */
  function focus(): boolean {
    const element = find();
    element?.focus(options);
    return element === null || (element !== undefined && document.activeElement === element);
  }
  if (focus()) return () => undefined;
  const observer = new MutationObserver(() => {
    const { activeElement } = document;
    const hasMovedOn = activeElement !== startedAt && activeElement !== null && activeElement !== document.body;
    if (hasMovedOn || focus()) stop();
  });
  function stop() {
    observer.disconnect();
    waits.delete(container);
  }
  observer.observe(container, { childList: true, subtree: true, attributeFilter: focusAttributes });
  waits.set(container, stop);
  return stop;
}
