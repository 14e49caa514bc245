import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '@confab/model';

/** What is different in one entry of a list: its index, then a whole entry, or properties with their values. */
type EntryChange = readonly JsonValue[];

/**
 * Compares two lists of the same length entry by entry, such as the parts of a phrase, most of which are the same.
 * Returns undefined when the changes are not shorter than the original list.
 */
export function compareLists(written: JsonValue, original: JsonValue): readonly EntryChange[] | undefined {
  if (!isJsonArray(written) || !isJsonArray(original) || written.length !== original.length) return undefined;
  const changes = original.flatMap((entry, index): EntryChange[] => {
    const own = written[index] ?? null;
    if (JSON.stringify(own) === JSON.stringify(entry)) return [];
    const properties = compareProperties(own, entry);
    return [[index, ...(properties ?? [entry])]];
  });
  return JSON.stringify(changes).length < JSON.stringify(original).length ? changes : undefined;
}

/** Lists the properties with different values; undefined when one of the entries has other properties. */
function compareProperties(written: JsonValue, original: JsonValue): readonly JsonValue[] | undefined {
  if (!isJsonObject(written) || !isJsonObject(original)) return undefined;
  const keys = Object.keys(original);
  if (keys.length !== Object.keys(written).length || keys.some((key) => !Object.hasOwn(written, key))) return undefined;
  return keys.flatMap((key) => {
    const value = original[key] ?? null;
    return JSON.stringify(value) === JSON.stringify(written[key]) ? [] : [key, value];
  });
}

/** Applies changes to a list. They can come from a file, so every shape is possible. */
export function changeList(list: JsonValue, changes: readonly JsonValue[]): JsonValue {
  if (!isJsonArray(list)) return list;
  const changed = [...list];
  for (const change of changes) {
    const [index, first, ...rest] = isJsonArray(change) ? change : [];
    if (typeof index !== 'number' || first === undefined || !Object.hasOwn(list, index)) continue;
    const entry = list[index] ?? null;
    changed[index] = rest.length > 0 && isJsonObject(entry) ? changeProperties(entry, [first, ...rest]) : first;
  }
  return changed;
}

function changeProperties(entry: JsonObject, properties: readonly JsonValue[]): JsonObject {
  const pairs = properties.flatMap((key, at) =>
    at % 2 === 0 && typeof key === 'string' ? [[key, properties[at + 1] ?? null] as const] : [],
  );
  return Object.fromEntries([...Object.entries(entry), ...pairs]);
}
