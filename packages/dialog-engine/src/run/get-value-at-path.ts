import { isJsonArray, isJsonObject, type JsonValue } from '@confab/model';

const steps = /[^.[\]]+/g;
const maxDepth = 30;

/**
 * Reads the value at a path such as `items[0].name`; an empty path is the whole result, a missing one null. A name
 * with a dot is found as a whole first. Prototype properties are never read.
 */
export function getValueAtPath(result: JsonValue, path: string): JsonValue {
  if (path === '') return result;
  if (isJsonObject(result) && Object.hasOwn(result, path)) return result[path] ?? null;
  let value = result;
  for (const step of (path.match(steps) ?? []).slice(0, maxDepth)) {
    if (isJsonArray(value)) value = value[Number(step)] ?? null;
    else value = isJsonObject(value) && Object.hasOwn(value, step) ? (value[step] ?? null) : null;
  }
  return value;
}
