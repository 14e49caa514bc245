import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '@confab/model';
import { getRowId, getRowValues, sortRows } from './rows.ts';

/** A row of a table, or a node of a tree, as its readers need it. */
export interface Row {
  /** '' without one. */
  readonly id: string;
  readonly values: JsonObject;
}

/** The rows of a table's value, or the nodes of a tree's, in order. An entry without values is not a row. */
export function readRows(value: JsonValue | undefined): readonly Row[] {
  return readOrderedList(value).flatMap((row) => {
    const values = getRowValues(row);
    return values ? [{ id: getRowId(row) ?? '', values }] : [];
  });
}

/** The objects of a list of rows, entries or nodes, sorted by `Order`, then by id. */
export function readOrderedList(value: JsonValue | undefined): readonly JsonObject[] {
  return isJsonArray(value) ? sortRows(value).filter(isJsonObject) : [];
}
