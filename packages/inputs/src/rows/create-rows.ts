import { isJsonArray, type JsonObject, type JsonValue } from '@confab/model';
import { createOrderCounter } from './order-between.ts';
import type { Row } from './read-rows.ts';
import { getRowOrder } from './rows.ts';
import { toTableRow, type TableRow } from './table-row.ts';

/** Creates a row for the end of a list, or ahead of the row at `index`; without a list, the only row of a table. */
export function createRow(row: Row, list?: JsonValue, index?: number): TableRow {
  return toTableRow(row, getOrderAt(list, index));
}

/** Creates rows, in order, for the end of a list or ahead of the row at `index`; without a list, all rows of a table. */
export function createRows(rows: readonly Row[], list?: JsonValue, index?: number): readonly TableRow[] {
  const nextOrder = createOrdersAt(list, index);
  return rows.map((row) => toTableRow(row, nextOrder()));
}

/** Creates a response entry for the end of a list; without a list, the only entry. */
export function createEntry({ id, values }: Row, list?: JsonValue): JsonObject {
  return { ...values, EntryId: id, Order: getOrderAt(list) };
}

/** Creates all entries of a response, in order. */
export function createEntries(entries: readonly Row[]): readonly JsonObject[] {
  const nextOrder = createOrderCounter();
  return entries.map(({ id, values }) => ({ ...values, EntryId: id, Order: nextOrder() }));
}

/** The `Order` for a row that is added at the end of a list, or ahead of the row at `index`. */
export function getOrderAt(list: JsonValue | undefined, index?: number): string {
  return createOrdersAt(list, index)();
}

/** Creates a function that returns ascending orders for a place in a list. Rows without an order are the first. */
function createOrdersAt(list: JsonValue | undefined, index = Number.POSITIVE_INFINITY): () => string {
  if (!isJsonArray(list)) return createOrderCounter();
  const at = Math.min(index, list.length);
  return createOrderCounter(getRowOrder(list[at - 1]) || undefined, getRowOrder(list[at]) || undefined);
}
