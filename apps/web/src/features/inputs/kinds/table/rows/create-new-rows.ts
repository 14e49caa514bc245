import { createDefaultRowValues, createRows, getRowId } from '@confab/inputs';
import type { JsonObject, JsonValue, TableDefinition } from '@confab/model';

interface NewRowOptions {
  readonly table: TableDefinition;
  /** Ids of the default rows, which cannot be removed. */
  readonly forced: ReadonlySet<string>;
  readonly newId: () => string;
}

/** Creates rows with the table's default values, for the end of a list but before trailing default rows. */
export function createNewRows(
  list: readonly JsonValue[],
  values: readonly JsonObject[],
  { table, forced, newId }: NewRowOptions,
): readonly JsonObject[] {
  const rows = values.map((one) => ({ id: newId(), values: { ...createDefaultRowValues(table, newId), ...one } }));
  return createRows(rows, list, findTrailingStart(list, forced));
}

/** The ids of the default rows that apply when no other row does, such as 'Otherwise': they stay last. */
export function listLastRows({ defaultRows = [] }: TableDefinition): ReadonlySet<string> {
  return new Set(defaultRows.filter(({ values }) => values['Kind'] === 'Default').map(({ rowId }) => rowId));
}

/** The index of the first of the trailing rows that have one of these ids. */
export function findTrailingStart(rows: readonly JsonValue[], forced: ReadonlySet<string>) {
  let at = rows.length;
  while (at > 0 && forced.has(getRowId(rows[at - 1]) ?? '')) at -= 1;
  return at;
}
