import { isJsonArray, isJsonObject, type JsonValue } from '@confab/model';

/** JSON with its keys sorted, a value a line: the same content is the same bytes, and a change is a line of a diff. */
export function toSortedJson(value: JsonValue): string {
  return `${JSON.stringify(sorted(value), undefined, 2)}\n`;
}

function sorted(value: JsonValue): JsonValue {
  if (isJsonArray(value)) return value.map(sorted);
  if (!isJsonObject(value)) return value;
  const copy: Record<string, JsonValue> = Object.create(null) as Record<string, JsonValue>;
  for (const [key, entry] of Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    copy[key] = sorted(entry);
  }
  return copy;
}
