import type { FileItem } from '@confab/contracts';

/** What is selected in a list, and where the keyboard is. Places count from 0. */
export interface Selection {
  readonly items: ReadonlyMap<string, FileItem>;
  /** The place that the keyboard acts on. */
  readonly activeAt: number;
  /** Where a range begins that Shift extends. */
  readonly anchorAt: number;
}

export const emptySelection: Selection = { items: new Map(), activeAt: 0, anchorAt: 0 };

/** Selects items instead of the selected ones. */
export function selectItems(items: readonly FileItem[], activeAt: number, anchorAt = activeAt): Selection {
  return { items: new Map(items.map((item) => [item.id, item])), activeAt, anchorAt };
}

/** Adds an item to the selection, or removes it. */
export function toggleItem({ items }: Selection, item: FileItem, at: number): Selection {
  const next = new Map(items);
  if (!next.delete(item.id)) next.set(item.id, item);
  return { items: next, activeAt: at, anchorAt: at };
}
