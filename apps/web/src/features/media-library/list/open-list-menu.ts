import type { MouseEvent } from 'react';
import type { Library } from '../use-library.ts';

/** Opens the menu of the selected items beside them, for the Menu key and Shift F10 too; without any there is the browser's own menu. */
export function openListMenu(event: MouseEvent, { selection }: Library, onMenu: (event: MouseEvent) => void): void {
  // An item has already opened its own menu.
  if (event.defaultPrevented || selection.selected.length === 0) return;
  event.preventDefault();
  onMenu(event);
}
