import type { ItemList } from '../data/use-item-list.ts';
import type { SelectionControl } from './use-selection.ts';

/** How far a list is read to find an item. */
const searchedMax = 5_000;

/** Selects an item of a list by its id. @returns whether the list has it */
export async function selectItem(list: ItemList, selection: SelectionControl, itemId: string): Promise<boolean> {
  const at = list.findIndex(itemId);
  const item = at >= 0 ? list.getItem(at) : undefined;
  if (item) selection.selectOnly(item, at);
  if (item) return true;
  const items = await list.loadItems(0, Math.min(list.total ?? 0, searchedMax) - 1);
  const found = items.findIndex(({ id }) => id === itemId);
  const foundItem = items[found];
  if (foundItem) selection.selectOnly(foundItem, found);
  return foundItem !== undefined;
}
