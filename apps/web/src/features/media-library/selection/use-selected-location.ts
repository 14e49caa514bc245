import { useEffect, useEffectEvent, useRef } from 'react';
import type { ItemList } from '../data/use-item-list.ts';
import type { LibrarySettings } from '../use-library.ts';
import type { SelectionControl } from './use-selection.ts';

interface SelectedLocation extends Pick<LibrarySettings, 'location' | 'onLocation'> {
  readonly selection: SelectionControl;
  readonly list: ItemList;
}

/** Selects the file of the address when its list is there, and writes the selected file to the address. */
export function useSelectedLocation({ location, selection, list, onLocation }: SelectedLocation) {
  const { folderId, itemId } = location;
  /** The file of the address that has been looked for. */
  const applied = useRef<string>(undefined);
  const [only] = selection.selected;
  const selectedId = selection.selected.length === 1 && only?.isFile === true ? only.id : undefined;
  const isLoaded = list.total !== undefined;
  const follow = useEffectEvent((wantedId: string | undefined, currentId: string | undefined, inFolder: string) => {
    const key = `${inFolder}/${wantedId}`;
    if (wantedId !== undefined && applied.current !== key) {
      applied.current = key;
      void selectItem(list, selection, wantedId);
    } else if (currentId !== wantedId) {
      applied.current = `${inFolder}/${currentId}`;
      onLocation({ folderId: inFolder, itemId: currentId });
    }
  });
  useEffect(() => {
    if (isLoaded) follow(itemId, selectedId, folderId);
  }, [folderId, itemId, selectedId, isLoaded]);
}

/** How far a list is read to find the file of an address. */
const searchedMax = 5_000;

async function selectItem(list: ItemList, selection: SelectionControl, itemId: string) {
  const at = list.findIndex(itemId);
  const item = at >= 0 ? list.getItem(at) : undefined;
  if (item) return selection.selectOnly(item, at);
  const items = await list.loadItems(0, Math.min(list.total ?? 0, searchedMax) - 1);
  const found = items.findIndex(({ id }) => id === itemId);
  const foundItem = items[found];
  return foundItem && selection.selectOnly(foundItem, found);
}
