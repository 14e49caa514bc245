import { isJsonArray, isJsonObject, type JsonValue, type Property, type TableDefinition } from '@confab/model';
import { parseJson } from '../form/property-rules.ts';
import { createDefaultRows } from '../rows/table-row.ts';
import { sortRows } from '../rows/rows.ts';
import { checkUniqueIds } from './check-text.ts';
import { defineListType } from './define-list-type.ts';
import type { CheckContext } from './value-type.ts';

/** A list of rows, `{ RowId, Order, Values }`, kept in order. */
export const tableType = defineListType('Table', {
  default: createDefault,
  check(property, value, context) {
    if (isJsonArray(value) && property.table) checkTable(property.table, value, context);
    else context.report(context.where, 'is not a list of rows');
  },
  isNestedAsText: ({ table }) => table?.noPack !== true,
});

/**
 * The rows that are always there, or those of the default value; a default value that is not JSON counts as empty
 * (A5.13).
 */
function createDefault(property: Property): JsonValue {
  const forced = property.table ? createDefaultRows(property.table) : [];
  return sortRows(forced.length > 0 ? forced : (readDefaultRows(property) ?? []));
}

/** Whether a table has a default value that is not the JSON of a list, and therefore counts as empty (A5.13). */
export function hasInvalidDefaultRows(property: Pick<Property, 'defaultValue'>): boolean {
  const { defaultValue } = property;
  return defaultValue !== undefined && defaultValue !== '' && readDefaultRows(property) === undefined;
}

function readDefaultRows({ defaultValue }: Pick<Property, 'defaultValue'>): readonly JsonValue[] | undefined {
  const rows = typeof defaultValue === 'string' ? parseJson(defaultValue) : defaultValue;
  return isJsonArray(rows) ? rows : undefined;
}

/** Checks the rows of a table: unique ids, in order, each of the shape that the columns give. */
export function checkTable(table: TableDefinition, rows: readonly JsonValue[], context: CheckContext): void {
  const { report, where } = context;
  const orders = rows.map((row) => (isJsonObject(row) ? `${toText(row['Order'])} ${toText(row['RowId'])}` : ''));
  checkUniqueIds(rows.map(getRowId), context);
  if (orders.join('\n') !== orders.toSorted().join('\n')) report(where, 'its rows are not in order');
  for (const row of rows) {
    const values = isJsonObject(row) ? row['Values'] : undefined;
    if (!isJsonObject(values) || getRowId(row) === '') report(where, 'a row has no id or no values');
    else context.checkValues(table.properties, values, { ...context, where: `${where}/${getRowId(row)}` });
  }
  const present = new Set(rows.map(getRowId));
  for (const { rowId } of table.defaultRows ?? []) {
    if (!present.has(rowId)) report(where, `lacks the row "${rowId}" that is always there`);
  }
}

function getRowId(row: JsonValue) {
  return isJsonObject(row) ? toText(row['RowId']) : '';
}

function toText(value: JsonValue | undefined) {
  return typeof value === 'string' ? value : '';
}
