import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '@confab/model';
import { getRowId, sortRows } from './rows.ts';

/** A row of a table, or a node of a tree, as its readers need it. */
export interface Row {
  /** '' without one. */
  readonly id: string;
  readonly values: JsonObject;
}

/** The rows of a table's value, or the nodes of a tree's, in order. What has no values is no row. */
export function readRows(value: JsonValue | undefined): readonly Row[] {
  return readOrderedList(value).flatMap((row) => {
    const values = row['Values'];
    return isJsonObject(values) ? [{ id: getRowId(row) ?? '', values }] : [];
  });
}

/** The objects of a list of rows, entries or nodes, sorted by `Order`, then by id. */
export function readOrderedList(value: JsonValue | undefined): readonly JsonObject[] {
  return isJsonArray(value) ? sortRows(value).filter(isJsonObject) : [];
}
