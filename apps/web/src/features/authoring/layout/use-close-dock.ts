import { useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { focusNextRegion } from '../commands/use-region-keys.ts';
import type { Dock } from '../location/use-dock.ts';

/**
 * Closes the dock, and gives its focus back to what had it before: by the close button, and by Escape in find and problems. In the
 * simulator Escape belongs to the conversation.
 */
export function useCloseDock(dock: Dock) {
  const previous = useRef<HTMLElement>(undefined);

  function handleFocus({ currentTarget, relatedTarget }: FocusEvent) {
    if (currentTarget.contains(relatedTarget)) return;
    previous.current = relatedTarget instanceof HTMLElement ? relatedTarget : undefined;
  }

  function close() {
    if (previous.current?.isConnected) previous.current.focus();
    else focusNextRegion(-1);
    dock.close();
  }

  function handleKeyDown(event: KeyboardEvent) {
    // Events of windows and menus above the dock come through here too.
    const isInDock = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (event.key !== 'Escape' || event.defaultPrevented || !isInDock || dock.tab === 'simulator') return;
    event.preventDefault();
    close();
  }

  return { close, frame: { onFocus: handleFocus, onKeyDown: handleKeyDown } };
}
