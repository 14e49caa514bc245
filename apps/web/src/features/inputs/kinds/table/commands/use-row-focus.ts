import { getRowId, type DerivedRow } from '@confab/inputs';
import { useEffect, useRef, useState, type RefObject } from 'react';
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

/** Frames to wait for a row on another page, or for inputs that are loaded on demand. */
const framesAtMost = 30;
const fields =
  'input:not([type="hidden"], :disabled), textarea:not(:disabled), select:not(:disabled), [contenteditable="true"]';

/**
 * Moves the focus to the first input of an added row, or to the neighbour of a removed row, and keeps it on a moved row.
 */
export function useRowFocus(rows: Rows, shown: readonly DerivedRow[], window: RowWindow): RowFocus {
  const frame = useRef<HTMLFieldSetElement>(null);
  const [done, setDone] = useState<RowChange>();
  useEffect(() => {
    if (done?.rowId === undefined) return undefined;
    const { rowId, what } = done;
    let frames = 0;
    let soon = requestAnimationFrame(bringFocus);
    function bringFocus() {
      const list = frame.current?.querySelector('ol') ?? null;
      const isLost = document.activeElement === null || document.activeElement === document.body;
      const field = what === 'added' ? findFirstField(list, rowId) : undefined;
      frames += 1;
      if (field) field.focus();
      else if (what === 'added' && frames < framesAtMost) soon = requestAnimationFrame(bringFocus);
      else if (what === 'added' || isLost) focusRow(list, rowId);
    }
    return () => cancelAnimationFrame(soon);
  }, [done]);

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
      rows.select(next);
      window.showRow(next);
      focusRow(list, next);
    },
  };
}

function findFirstField(list: Element | null, rowId: string): HTMLElement | null | undefined {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-row-id]') ?? [])];
  const row = rows.find(({ dataset }) => dataset['rowId'] === rowId);
  return row?.querySelector<HTMLElement>(`[data-row-inputs] :is(${fields})`);
}
