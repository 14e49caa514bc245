import { isComposing } from '@confab/ui/is-composing';
import { useId, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { focusWhenRendered } from '../../../platform/focus/focus-when-rendered.ts';
import { findRowElement } from './find-row-element.ts';

interface RowNavigationOptions<Row> {
  readonly rows: readonly Row[];
  readonly openId: string | undefined;
  readonly onOpen: (rowId: string | undefined) => void;
  readonly onRemove: ((row: Row) => void) | undefined;
  readonly scrollTo: (rowId: string) => void;
}

const pageSize = 10;

/** The row that is a tab stop, and the keys of the rows. */
export function useRowNavigation<Row extends { readonly id: string }>({
  rows,
  openId,
  onOpen,
  onRemove,
  scrollTo,
}: RowNavigationOptions<Row>) {
  const helpId = useId();
  const [focusedId, setActiveId] = useState<string>();
  const activeId = rows.some(({ id }) => id === focusedId) ? focusedId : (openId ?? rows[0]?.id);

  function focusRow(table: HTMLElement, rowId: string) {
    setActiveId(rowId);
    scrollTo(rowId);
    // A row outside the visible area is rendered after the table has scrolled.
    focusWhenRendered(table, () => findRowElement(table, rowId), { preventScroll: true });
  }

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    const { target, currentTarget, key } = event;
    if (!(target instanceof HTMLElement) || isComposing(event)) return;
    const detail = target.closest('[data-detail]');
    if (detail && key === 'Escape' && !event.defaultPrevented && openId !== undefined) {
      focusRow(currentTarget, openId);
      return;
    }
    if (target.dataset['row'] === undefined) return;
    // The row that the last key went to may not be rendered yet.
    const at = rows.findIndex(({ id }) => id === activeId);
    const row = rows[at];
    if (!row) return;
    if (key === 'Enter' || (key === 'ArrowRight' && row.id !== openId)) onOpen(row.id === openId ? undefined : row.id);
    else if (key === 'ArrowLeft' && row.id === openId) onOpen(undefined);
    else if (key === 'Delete' && onRemove) {
      const neighbour = rows[at + 1] ?? rows[at - 1];
      // At once: the next key may come before the next frame.
      flushSync(() => {
        onRemove(row);
        if (neighbour) setActiveId(neighbour.id);
      });
      if (neighbour) focusIfLost(currentTarget, neighbour.id);
    } else {
      const next = rows[getTargetIndex(key, at, rows.length)];
      if (!next) return;
      focusRow(currentTarget, next.id);
    }
    event.preventDefault();
  }
  return { activeId, setActiveId, handleKey, helpId };
}

/** The index that a key goes to; -1 for keys that go nowhere. */
function getTargetIndex(key: string, at: number, count: number): number {
  const target = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: Math.min(at + pageSize, count - 1),
    PageUp: Math.max(at - pageSize, 0),
    Home: 0,
    End: count - 1,
  }[key];
  return target ?? -1;
}

/** Focuses a row when the focused one was removed. */
function focusIfLost(table: HTMLElement, rowId: string) {
  if (document.activeElement !== document.body) return;
  findRowElement(table, rowId)?.focus();
}
