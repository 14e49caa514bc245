import type { KeyboardEvent } from 'react';

interface LineKeyHandlers {
  readonly onRecord: () => void;
  readonly onAccept: () => void;
  readonly onMove: (by: 1 | -1) => void;
}

/** Controls that have keys of their own. */
const ownKeys = 'button, a, input, textarea, select, [contenteditable=true], [role=slider]';

/** Handles the keys of the recording page: Space, Enter and the arrows. Keys of buttons and fields stay theirs. */
export function handleLineKey(event: KeyboardEvent, { onRecord, onAccept, onMove }: LineKeyHandlers): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const isOnControl = event.target instanceof Element && event.target.closest(ownKeys) !== null;
  const isMove = event.key === 'ArrowDown' || event.key === 'ArrowUp';
  if (isOnControl && !isMove) return;
  if (isOnControl && event.target instanceof Element && event.target.closest('input, textarea, [role=slider]')) return;
  // A key that is held down records once.
  if (event.repeat && !isMove) return;
  if (event.key === ' ') onRecord();
  else if (event.key === 'Enter') onAccept();
  else if (isMove) onMove(event.key === 'ArrowDown' ? 1 : -1);
  else return;
  event.preventDefault();
}
