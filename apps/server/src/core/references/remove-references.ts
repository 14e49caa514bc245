import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '@confab/model';
import { isOneOf } from './find-references-to.ts';

/**
 * The values with an empty text in place of each reference to one of the items: each text that is an id, except for
 * the ids of rows. Reads every value once, however many references there are.
 */
export function removeReferences(values: JsonObject, ids: ReadonlySet<string>): JsonObject {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, removeFrom(value, ids)]));
}

function removeFrom(value: JsonValue, ids: ReadonlySet<string>): JsonValue {
  if (typeof value === 'string') return isOneOf(ids, value) ? '' : value;
  if (isJsonArray(value)) return value.map((row) => (isJsonObject(row) ? removeFromRow(row, ids) : row));
  return isJsonObject(value) ? removeReferences(value, ids) : value;
}

/** What names a row or its place, and is no reference. */
const rowKeys = new Set(['RowId', 'NodeId', 'EntryId', 'Order']);

/** Rows of tables have their inputs in `Values`; entries of a response have them beside `EntryId` and `Order`. */
function removeFromRow(row: JsonObject, ids: ReadonlySet<string>): JsonObject {
  const hasValues = isJsonObject(row.Values);
  const isInput = (key: string) => (hasValues ? key === 'Values' : !rowKeys.has(key));
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => [key, isInput(key) ? removeFrom(value, ids) : value]),
  );
}
