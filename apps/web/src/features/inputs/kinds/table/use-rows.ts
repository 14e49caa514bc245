import { below, defaultRowValues, fieldsOf, isLocked, moveRow, orderAt, rowIdOf, rowIndex } from '@confab/inputs';
import {
  isJsonArray,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  type Property,
  type TableDefinition,
} from '@confab/model';
import { useState } from 'react';
import { useProjectSession, useValue } from '../../../../editing/index.ts';

const noRows: readonly JsonValue[] = [];

/** A table's rows, which one is selected and open, and what may be done with it. */
export function useRows(itemId: string, path: string, property: Property, table: TableDefinition) {
  const session = useProjectSession();
  const list = useValue(itemId, path);
  const [selectedId, setSelectedId] = useState<string>();
  const [openId, setOpenId] = useState<string>();
  const rows = isJsonArray(list) ? list : noRows;
  const index = selectedId === undefined ? -1 : rowIndex(rows, selectedId);
  const forced = new Set(table.defaultRows?.map((row) => row.rowId));

  function add() {
    const rowId = session.newId();
    const at = firstOfTrailing(rows, forced);
    const row = { RowId: rowId, Order: orderAt(rows, at), Values: defaultRowValues(table, session.newId) };
    session.edit(itemId, { path, action: 'AddRow', updatedValue: row });
    setSelectedId(rowId);
    setOpenId(rowId);
  }
  function remove() {
    if (selectedId === undefined || !mayRemove(selectedId)) return;
    session.edit(itemId, { path: below(path, selectedId), action: 'DeleteRow' });
    setSelectedId(rowIdOf(rows[index + 1] ?? rows[index - 1]));
    setOpenId(undefined);
  }
  function move(by: 1 | -1) {
    const values = session.getItem(itemId)?.values;
    if (selectedId !== undefined && values && mayMove(by))
      session.edit(itemId, moveRow(values, path, selectedId, index + by));
  }
  function mayRemove(rowId: string) {
    return table.allowRemoveRow !== false && !forced.has(rowId) && index >= 0;
  }
  function mayMove(by: 1 | -1) {
    return table.allowRowReorder !== false && index >= 0 && rows[index + by] !== undefined;
  }

  return {
    rows: rows.filter(isRow),
    selectedId,
    openId,
    isEnabled: !session.isReadOnly && !isLocked(property),
    canAdd: table.allowAddRow !== false,
    canRemove: selectedId !== undefined && mayRemove(selectedId),
    canMoveUp: mayMove(-1),
    canMoveDown: mayMove(1),
    add,
    remove,
    move,
    select: setSelectedId,
    toggle(rowId: string) {
      setSelectedId(rowId);
      setOpenId((open) => (open === rowId ? undefined : rowId));
    },
  };
}

/** Where the rows that always close a list begin, so that new ones stand ahead of them. */
function firstOfTrailing(rows: readonly JsonValue[], forced: ReadonlySet<string>) {
  let at = rows.length;
  while (at > 0 && forced.has(rowIdOf(rows[at - 1]) ?? '')) at -= 1;
  return at;
}

function isRow(row: JsonValue): row is JsonObject {
  return isJsonObject(row) && fieldsOf(row) !== undefined;
}
