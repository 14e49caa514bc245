import { useRef } from 'react';

/**
 * Which page is left when another one is opened.
 *
 * @param select selects an item
 */
export function useLeftPage(selectedId: string | undefined, select: (itemId: string) => void) {
  /** The item that was selected before the current one: a double click selects before it opens. */
  const previousId = useRef<string>(undefined);
  return {
    /** Selects an item. */
    leaveFor(itemId: string) {
      if (itemId !== selectedId) previousId.current = selectedId;
      select(itemId);
    },

    /** Returns the item that is left for one that opens; the keyboard opens rows that are not selected. */
    open(itemId: string) {
      const left = itemId === selectedId ? previousId.current : selectedId;
      previousId.current = itemId;
      return left === itemId ? undefined : left;
    },
  };
}
