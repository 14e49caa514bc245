/**
 * Gives the focus back to an element that lost it by becoming disabled, as a button does while it waits for an answer, as soon
 * as it can take it again. Browsers move such a focus to the document's body. A focus that has moved on stays where it is.
 *
 * @returns stops keeping it
 */
export function keepFocusWhileDisabled(root: Document): () => void {
  let focused: HTMLElement | undefined;
  const observer = new MutationObserver(() => {
    const isFree = root.activeElement === null || root.activeElement === root.body;
    if (isFree && focused && !focused.matches(':disabled')) focused.focus({ preventScroll: true });
  });

  function follow(element: HTMLElement | undefined) {
    focused = element;
    observer.disconnect();
    if (element) observer.observe(element, { attributeFilter: ['disabled'] });
  }
  const handleFocus = ({ target }: FocusEvent) => follow(target instanceof HTMLElement ? target : undefined);
  /** A click outside the element while it is disabled counts as leaving it. */
  const handlePointer = ({ target }: Event) => {
    if (focused?.matches(':disabled') && !(target instanceof Node && focused.contains(target))) follow(undefined);
  };
  const handleBlur = () => {
    if (focused && !focused.matches(':disabled')) follow(undefined);
  };
  root.addEventListener('focusin', handleFocus);
  root.addEventListener('focusout', handleBlur);
  root.addEventListener('pointerdown', handlePointer, { capture: true });
  return () => {
    follow(undefined);
    root.removeEventListener('focusin', handleFocus);
    root.removeEventListener('focusout', handleBlur);
    root.removeEventListener('pointerdown', handlePointer, { capture: true });
  };
}
