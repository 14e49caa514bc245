import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '@confab/model';
import { parsePath } from './path.ts';
import { getRowFields, findRowIndex } from '../rows/rows.ts';

/**
 * Reads the value at a path; undefined if there is none.
 *
 * The same document returns the same reference, so results can be compared by identity.
 */
export function readAt(values: JsonObject, path: string): JsonValue | undefined {
  const segments = parsePath(path);
  let here: JsonValue | undefined = values;
  for (const [depth, segment] of segments.entries()) {
    here = readStep(here, segment, depth === segments.length - 1);
    if (here === undefined) return undefined;
  }
  return here;
}

function readStep(here: JsonValue | undefined, segment: string, isLast: boolean): JsonValue | undefined {
  if (isJsonArray(here)) {
    const row = here[findRowIndex(here, segment)];
    return isLast || !isJsonObject(row) ? row : getRowFields(row);
  }
  return isJsonObject(here) && Object.hasOwn(here, segment) ? here[segment] : undefined;
}
