import type { ItemId } from '@confab/model';

/** Groups what belongs to items by its item, in the given order. */
export function groupByItem<Entry extends { readonly itemId: ItemId }>(
  entries: readonly Entry[],
): ReadonlyMap<ItemId, readonly Entry[]> {
  const groups = new Map<ItemId, Entry[]>();
  for (const entry of entries) {
    const group = groups.get(entry.itemId);
    if (group) group.push(entry);
    else groups.set(entry.itemId, [entry]);
  }
  return groups;
}
