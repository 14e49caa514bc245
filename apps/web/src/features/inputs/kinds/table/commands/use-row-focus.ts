import { getRowId, type DerivedRow } from '@confab/inputs';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { focusWhenRendered } from '../../../../../platform/focus/focus-when-rendered.ts';
import { focusRow } from './create-row-key-handler.ts';
import type { RowWindow } from '../rows/use-row-window.ts';
import type { Rows } from './use-rows.ts';

/** The last added, moved or removed row. */
interface RowChange {
  readonly rowId: string | undefined;
  readonly what: 'added' | 'moved' | 'removed';
}

interface RowFocus {
  /** Ref for the element around the table. */
  readonly frame: RefObject<HTMLFieldSetElement | null>;
  readonly add: () => void;
  readonly remove: (rowId: string | undefined) => void;
  /** Focuses a row if its move took the focus from one of its buttons. */
  readonly keepFocusOn: (rowId: string) => void;
  readonly goToNeighbour: (rowId: string, by: 1 | -1, list: HTMLElement | null) => void;
}

const fields =
  'input:not([type="hidden"], :disabled), textarea:not(:disabled), select:not(:disabled), [contenteditable="true"]';

/**
 * Moves the focus to the first input of an added row, or to the neighbour of a removed row, and keeps it on a moved row.
 */
export function useRowFocus(rows: Rows, shown: readonly DerivedRow[], window: RowWindow): RowFocus {
  const frame = useRef<HTMLFieldSetElement>(null);
  const [done, setDone] = useState<RowChange>();
  useLayoutEffect(() => {
    const table = frame.current;
    if (done?.rowId === undefined || !table) return undefined;
    const { rowId, what } = done;
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === document.body || activeElement === table;
    const isReady = what === 'added' && findFirstField(table, rowId) !== undefined;
    if (!isReady && (what === 'added' || isLost)) focusRow(table.querySelector('ol'), rowId);
    // The inputs of an added row may be loading, and its page is rendered after the filter was cleared.
    return what === 'added' ? focusWhenRendered(table, () => findFirstField(table, rowId)) : undefined;
  }, [done]);

  // If an undo or a colleague removed the row, its frame has the focus.
  const previous = useRef(shown);
  useLayoutEffect(() => {
    const table = frame.current;
    const before = previous.current;
    previous.current = shown;
    if (!table || document.activeElement !== table) return;
    const ids = shown.map(({ row }) => getRowId(row));
    const remaining = new Set(ids);
    const removedAt = before.findIndex(({ row }) => !remaining.has(getRowId(row)));
    if (removedAt < 0) return;
    const next = ids[removedAt] ?? ids.at(-1);
    if (next === undefined) table.querySelector<HTMLElement>('button[data-add-row]')?.focus();
    else focusRow(table.querySelector('ol'), next);
  }, [shown]);

  const beside = (rowId: string | undefined, by: 1 | -1) => {
    const at = shown.findIndex(({ row }) => getRowId(row) === rowId);
    return at < 0 ? undefined : getRowId(shown[at + by]?.row);
  };
  return {
    frame,
    add() {
      window.setFilter('');
      setDone({ what: 'added', rowId: rows.add() });
    },
    remove(rowId) {
      rows.remove(rowId);
      setDone({ what: 'removed', rowId: beside(rowId, 1) ?? beside(rowId, -1) });
    },
    keepFocusOn: (rowId) => setDone({ what: 'moved', rowId }),
    goToNeighbour(rowId, by, list) {
      const next = beside(rowId, by);
      if (next === undefined) return;
      // At once, even when the row is on another page: the next key may come before the next frame.
      flushSync(() => {
        rows.select(next);
        window.showRow(next);
      });
      focusRow(list, next);
    },
  };
}

function findFirstField(table: Element, rowId: string): HTMLElement | undefined {
  const rows = [...table.querySelectorAll<HTMLElement>('[data-row-id]')];
  const row = rows.find(({ dataset }) => dataset['rowId'] === rowId);
  return row?.querySelector<HTMLElement>(`[data-row-inputs] :is(${fields})`) ?? undefined;
}
