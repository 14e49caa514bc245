import type { KeyboardEvent } from 'react';
import type { Rows } from './use-rows.ts';

interface RowKeys {
  readonly rows: Rows;
  readonly indexOf: (rowId: string) => number;
  readonly moveTo: (rowId: string, place: number) => void;
  readonly remove: (rowId: string) => void;
  readonly focusBeside: (rowId: string, by: 1 | -1, list: HTMLElement | null) => void;
}

/** Creates the key handler of rows: arrow keys move the focus, Alt with an arrow key moves the row, Delete removes it. */
export function createRowKeyHandler({ rows, indexOf, moveTo, remove, focusBeside }: RowKeys) {
  return (event: KeyboardEvent, rowId: string) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
    if (by !== undefined && event.altKey) {
      if (rows.canMove(indexOf(rowId), by)) moveTo(rowId, indexOf(rowId) + by);
    } else if (by !== undefined) focusBeside(rowId, by, event.currentTarget.closest('ol'));
    else if (event.key === 'Delete') {
      if (rows.canRemove(rowId)) remove(rowId);
    } else return;
    event.preventDefault();
  };
}

/** Focuses a row of the rendered page. */
export function focusRow(list: HTMLElement | null, rowId: string): void {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  rows.find(({ dataset }) => dataset['row'] === rowId)?.focus();
}
