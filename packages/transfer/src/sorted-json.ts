import { isJsonArray, isJsonObject, type JsonValue } from '@confab/model';

/**
 * Formats JSON with sorted keys and one value per line, so that the same content gives the same bytes and changes are
 * easy to compare.
 */
export function toSortedJson(value: JsonValue): string {
  return `${JSON.stringify(sortKeys(value), undefined, 2)}\n`;
}

/** Sorts the keys of all objects in a value. */
export function sortKeys(value: JsonValue): JsonValue {
  if (isJsonArray(value)) return value.map(sortKeys);
  if (!isJsonObject(value)) return value;
  const copy: Record<string, JsonValue> = Object.create(null);
  for (const [key, entry] of Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    copy[key] = sortKeys(entry);
  }
  return copy;
}

/** Formats JSON like `toSortedJson`, with the keys in the order that they have. */
export function formatJson(value: JsonValue): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
