import type { FileItem } from '@confab/contracts';
import { useState } from 'react';
import type { ItemList } from '../data/use-item-list.ts';
import { emptySelection, selectItems, toggleItem, type Selection } from './selection.ts';

/** How a click or a key selects. */
interface SelectMode {
  /** Adds to the selection, as with Ctrl. */
  readonly isToggle?: boolean;
  /** Selects everything from the anchor, as with Shift. */
  readonly isRange?: boolean;
}

/** The selection of a list with the ways to change it. */
export interface SelectionControl extends Selection {
  readonly selected: readonly FileItem[];
  readonly select: (at: number, mode?: SelectMode) => void;
  /** Moves the keyboard without selecting. */
  readonly moveTo: (at: number) => void;
  readonly selectAll: () => Promise<void>;
  readonly selectOnly: (item: FileItem, at: number) => void;
  readonly clear: () => void;
}

/** Selects items of a list; another list begins with nothing selected. */
export function useSelection(list: ItemList, listKey: string): SelectionControl {
  const [state, setState] = useState({ listKey, selection: emptySelection });
  const selection = state.listKey === listKey ? state.selection : emptySelection;
  const set = (next: (current: Selection) => Selection) =>
    setState((current) => ({
      listKey,
      selection: next(current.listKey === listKey ? current.selection : emptySelection),
    }));

  /** A single item is shown as the list has it now, as after a renaming. */
  function listSelected(): readonly FileItem[] {
    const [first, ...others] = selection.items.values();
    if (!first || others.length > 0) return [...selection.items.values()];
    return [list.getItem(list.findIndex(first.id)) ?? first];
  }

  async function selectRange(from: number, to: number) {
    const items = await list.loadItems(Math.min(from, to), Math.max(from, to));
    set(() => selectItems(items, to, from));
  }

  return {
    ...selection,
    selected: listSelected(),
    select(at, { isToggle = false, isRange = false } = {}) {
      const item = list.getItem(at);
      if (isRange) void selectRange(selection.anchorAt, at);
      else if (item && isToggle) set((current) => toggleItem(current, item, at));
      else if (item) set(() => selectItems([item], at));
      else set((current) => ({ ...current, activeAt: at, anchorAt: at }));
    },
    moveTo: (at) => set((current) => ({ ...current, activeAt: at })),
    async selectAll() {
      const last = (list.total ?? 0) - 1;
      if (last < 0) return;
      const items = await list.loadItems(0, last);
      set((current) => selectItems(items, current.activeAt, 0));
    },
    selectOnly: (item, at) => set(() => selectItems([item], at)),
    clear: () => set((current) => ({ ...current, items: new Map() })),
  };
}
