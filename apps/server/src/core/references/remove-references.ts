import { mapRowInputs } from '@confab/inputs';
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
  if (isJsonArray(value))
    return value.map((row) => (isJsonObject(row) ? mapRowInputs(row, (input) => removeFrom(input, ids)) : row));
  return isJsonObject(value) ? removeReferences(value, ids) : value;
}
