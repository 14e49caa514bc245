import type { PendingEdit } from '@confab/inputs';

/** The pending edits of each item, in order. */
export function groupByItem(pending: readonly PendingEdit[]): ReadonlyMap<string, PendingEdit[]> {
  const edits = new Map<string, PendingEdit[]>();
  for (const edit of pending) {
    const others = edits.get(edit.itemId);
    if (others) others.push(edit);
    else edits.set(edit.itemId, [edit]);
  }
  return edits;
}
