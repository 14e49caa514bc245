import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '@confab/model';
import { parsePath } from './path.ts';
import { getRowFields, findRowIndex } from '../rows/rows.ts';

/**
 * The value a path leads to, or undefined when there is nothing.
 *
 * Equal documents give identical references, so a reader may compare by identity.
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
