import type { MouseEvent } from 'react';

const rightButton = 2;

/**
 * Handlers of a tree that is one tab stop: the Menu key and Shift F10 open the menu of its active row. The focus
 * returns to the tree before an entry that is chosen by key does something.
 *
 * @param showActiveRow scrolls the active row into view and returns its element.
 */
export function getRowMenuHandlers(showActiveRow: () => HTMLElement | null) {
  return {
    onContextMenu(event: MouseEvent) {
      // A right click beside the rows, or a click with Ctrl on a Mac, does not concern any of them.
      if (event.target !== event.currentTarget || event.button === rightButton || event.ctrlKey) return;
      const forRow = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
      if (showActiveRow()?.dispatchEvent(forRow) === false) event.preventDefault();
    },
    // The menus of the rows are elsewhere in the document, but React sends their events here.
    onClickCapture({ target, currentTarget, detail }: MouseEvent<HTMLElement>) {
      const isEntry = target instanceof Element && target.closest('[role="menuitem"]:not([aria-haspopup])') !== null;
      // A click by key has a `detail` of 0: the number of presses of the pointer.
      if (isEntry && detail === 0) currentTarget.focus({ preventScroll: true });
    },
  };
}
