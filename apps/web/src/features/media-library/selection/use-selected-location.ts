import { useEffect, useEffectEvent, useRef } from 'react';
import type { ItemList } from '../data/use-item-list.ts';
import type { LibrarySettings } from '../use-library.ts';
import { selectItem } from './select-item.ts';
import type { SelectionControl } from './use-selection.ts';

interface SelectedLocation extends Pick<LibrarySettings, 'location' | 'onLocation'> {
  readonly selection: SelectionControl;
  readonly list: ItemList;
}

/** Selects the file of the address when its list is there, and writes the selected file to the address. */
export function useSelectedLocation({ location, selection, list, onLocation }: SelectedLocation) {
  const { folderId, itemId } = location;
  /** The folder and file of the address that were last selected or written, so that each is handled once. */
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
