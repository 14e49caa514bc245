import { appendToPath, isLocked, moveRow, getRowId, findRowIndex, type DerivedRow } from '@confab/inputs';
import { isJsonArray, type JsonObject, type JsonValue, type Property, type TableDefinition } from '@confab/model';
import { useState } from 'react';
import { useEditingSession } from '../../../../../editing/index.ts';
import { createNewRows, findTrailingStart, listLastRows } from '../rows/create-new-rows.ts';
import type { removalErrors } from '../words.ts';

type RemovalError = keyof typeof removalErrors;

interface TablePlace {
  readonly itemId: string;
  readonly path: string;
  readonly property: Property;
  readonly table: TableDefinition;
  readonly opensSeveral: boolean;
}

/** Selection, open rows and row commands of a table (A4.10, A4.11). */
export function useRows(shown: readonly DerivedRow[], { itemId, path, property, table, opensSeveral }: TablePlace) {
  const session = useEditingSession();
  const [selectedId, setSelectedId] = useState<string>();
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set());
  const [removalError, setRemovalError] = useState<RemovalError>();
  const rows = shown.map(({ row }) => row);
  const index = selectedId === undefined ? -1 : rows.findIndex((row) => getRowId(row) === selectedId);
  const forced = new Set(table.defaultRows?.map((row) => row.rowId));
  /** Rows of parameters that have no value yet: there is nothing to remove. */
  const unstored = new Set(shown.flatMap(({ row, isStored }) => (isStored ? [] : [getRowId(row)])));
  const isEnabled = !session.isReadOnly && !isLocked(property);
  const end = findTrailingStart(rows, listLastRows(table));

  function stored(): readonly JsonValue[] {
    // Item values contain only JSON.
    const list = session.getValue(itemId, path);
    return isJsonArray(list) ? list : [];
  }
  function open(rowId: string) {
    setSelectedId(rowId);
    setOpenIds((now) => (opensSeveral ? new Set([...now, rowId]) : new Set([rowId])));
  }
  return {
    isEnabled,
    selectedId: index >= 0 ? selectedId : undefined,
    index,
    openIds,
    removalError,
    select(rowId: string | undefined) {
      setSelectedId(rowId);
      setRemovalError(undefined);
    },
    toggle(rowId: string) {
      setSelectedId(rowId);
      setRemovalError(undefined);
      setOpenIds((now) => {
        if (now.has(rowId)) return new Set([...now].filter((id) => id !== rowId));
        return opensSeveral ? new Set([...now, rowId]) : new Set([rowId]);
      });
    },
    /** @returns the id of the new row; undefined if none was added. */
    add(): string | undefined {
      const [row] = createNewRows(stored(), [{}], { table, forced, newId: session.newId });
      const rowId = getRowId(row);
      if (row === undefined || rowId === undefined) return undefined;
      session.edit(itemId, { path, action: 'AddRow', updatedValue: row });
      open(rowId);
      return rowId;
    },
    /** Adds all rows in one edit, so that one undo removes them. */
    paste(values: readonly JsonObject[]) {
      const added = createNewRows(stored(), values, { table, forced, newId: session.newId });
      if (added.length === 0) return;
      session.edit(itemId, { path, action: 'AddRow', updatedValue: added });
      setSelectedId(getRowId(added[0]));
      setOpenIds(new Set());
    },
    canRemove: (rowId: string) =>
      isEnabled && table.allowRemoveRow !== false && !forced.has(rowId) && !unstored.has(rowId),
    remove(rowId: string | undefined) {
      const before = stored();
      const at = rowId === undefined ? -1 : findRowIndex(before, rowId);
      if (rowId === undefined || at < 0) return setRemovalError(rowId === undefined ? 'whichRow' : 'rowGone');
      session.edit(itemId, { path: appendToPath(path, rowId), action: 'DeleteRow' });
      if (findRowIndex(stored(), rowId) >= 0) return setRemovalError('couldNotDelete');
      setRemovalError(undefined);
      const place = rows.findIndex((row) => getRowId(row) === rowId);
      if (rowId === selectedId) setSelectedId(getRowId(rows[place + 1] ?? rows[place - 1]));
      return setOpenIds((now) => new Set([...now].filter((id) => id !== rowId)));
    },
    canMove: (at: number, by: 1 | -1) =>
      isEnabled && table.allowRowReorder !== false && at >= 0 && at < end && at + by >= 0 && at + by < end,
    /** Moves a row to a position among the shown rows, at most to the place before those that stay last. */
    moveTo(rowId: string, place: number) {
      const values = session.getItem(itemId)?.values;
      const isFixed = rows.findIndex((row) => getRowId(row) === rowId) >= end || table.allowRowReorder === false;
      if (!values || !isEnabled || isFixed) return;
      const others = rows.filter((row) => getRowId(row) !== rowId);
      const ahead = others[Math.min(place, end - 1)];
      const list = stored();
      const without = list.filter((row) => getRowId(row) !== rowId);
      const to = ahead === undefined ? without.length : findRowIndex(without, getRowId(ahead) ?? '');
      session.edit(itemId, moveRow(values, path, rowId, to));
    },
  };
}

export type Rows = ReturnType<typeof useRows>;
