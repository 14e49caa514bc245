import { useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { focusNextRegion } from '../commands/use-region-keys.ts';

/**
 * Closes a dock, and returns the focus to the element that had it before: by the close button and by Escape.
 *
 * @param ignoresEscape whether the content of the dock handles Escape
 */
export function useCloseDock(onClose: () => void, ignoresEscape = false) {
  const previous = useRef<HTMLElement>(undefined);

  function handleFocus({ currentTarget, relatedTarget }: FocusEvent) {
    if (currentTarget.contains(relatedTarget)) return;
    const hadFocus = relatedTarget instanceof HTMLElement && relatedTarget !== document.body;
    previous.current = hadFocus ? relatedTarget : undefined;
  }

  function close() {
    if (previous.current?.isConnected) previous.current.focus();
    else focusNextRegion(-1);
    onClose();
  }

  function handleKeyDown(event: KeyboardEvent) {
    // Events of windows and menus above the dock come through here too.
    const isInDock = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (event.key !== 'Escape' || event.defaultPrevented || !isInDock || ignoresEscape) return;
    event.preventDefault();
    close();
  }

  return { close, frame: { onFocus: handleFocus, onKeyDown: handleKeyDown } };
}
