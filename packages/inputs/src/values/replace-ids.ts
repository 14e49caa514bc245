import { guidsInText, isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '@confab/model';

/** Replaces the ids of items in values, including those inside texts, as in tokens and linked responses; keys stay as they are. */
export function replaceIds(values: JsonObject, ids: ReadonlyMap<string, string>): JsonObject {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, replaceIn(value, ids)]));
}

function replaceIn(value: JsonValue, ids: ReadonlyMap<string, string>): JsonValue {
  if (typeof value === 'string') return value.replaceAll(guidsInText, (id) => ids.get(id.toLowerCase()) ?? id);
  if (isJsonArray(value)) return value.map((entry) => replaceIn(entry, ids));
  return isJsonObject(value) ? replaceIds(value, ids) : value;
}
