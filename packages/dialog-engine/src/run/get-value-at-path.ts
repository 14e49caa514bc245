import { isJsonArray, isJsonObject, type JsonValue } from '@confab/model';

const steps = /[^.[\]]+/g;
const maxDepth = 30;

/**
 * What stands in a result at a path such as `items[0].name`; all of it for no path, null for what is not there. A name
 * with a dot in it is found where it stands as such. Only what the result itself has: nothing of a prototype.
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
