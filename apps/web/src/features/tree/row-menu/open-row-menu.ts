import type { MouseEvent } from 'react';

/** Opens the menu of a row of a tree on right click; the browser's own menu opens when the row has none. */
export function openRowMenu(event: MouseEvent<HTMLElement>): void {
  if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return;
  const menu = event.currentTarget.querySelector<HTMLElement>('[aria-haspopup="menu"]');
  if (!menu) return;
  event.preventDefault();
  menu.click();
}
