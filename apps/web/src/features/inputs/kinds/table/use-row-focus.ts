import { getRowId, type DerivedRow } from '@confab/inputs';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { focusRow } from './row-keys.ts';
import type { RowWindow } from './use-row-window.ts';
import type { Rows } from './use-rows.ts';

/** What somebody just did to a row. */
interface Done {
  readonly rowId: string | undefined;
  readonly what: 'added' | 'removed';
}

interface RowFocus {
  /** To stand on what surrounds the table. */
  readonly frame: RefObject<HTMLFieldSetElement | null>;
  readonly add: () => void;
  readonly remove: (rowId: string | undefined) => void;
  readonly goBeside: (rowId: string, by: 1 | -1, list: HTMLElement | null) => void;
}

/** A row of another page is there once that page has been drawn, and rare inputs once their code has come. */
const framesAtMost = 30;
const fields =
  'input:not([type="hidden"], :disabled), textarea:not(:disabled), select:not(:disabled), [contenteditable="true"]';

/**
 * Keeps the focus with the rows: in the first input of one that was added, so that it can be filled in at once, and on
 * the one beside one that was removed, where it would be lost otherwise.
 */
export function useRowFocus(rows: Rows, shown: readonly DerivedRow[], window: RowWindow): RowFocus {
  const frame = useRef<HTMLFieldSetElement>(null);
  const [done, setDone] = useState<Done>();
  useEffect(() => {
    if (done?.rowId === undefined) return undefined;
    const { rowId, what } = done;
    let frames = 0;
    let soon = requestAnimationFrame(bringFocus);
    function bringFocus() {
      const list = frame.current?.querySelector('ol') ?? null;
      const isLost = document.activeElement === null || document.activeElement === document.body;
      const field = what === 'added' ? firstField(list, rowId) : undefined;
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
    goBeside(rowId, by, list) {
      const next = beside(rowId, by);
      if (next === undefined) return;
      rows.select(next);
      window.follow(next);
      focusRow(list, next);
    },
  };
}

function firstField(list: Element | null, rowId: string): HTMLElement | null | undefined {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-row-id]') ?? [])];
  const row = rows.find(({ dataset }) => dataset['rowId'] === rowId);
  return row?.querySelector<HTMLElement>(`[data-row-inputs] :is(${fields})`);
}
