import type { JsonValue } from '@confab/model';

/** Values by path, as in `nodeList/1/Id`; undefined removes the value, `+` appends to a list. */
export type JsonEdits = Readonly<Record<string, JsonValue | undefined>>;

/** Applies edits to a JSON text. */
export function editJson(text: string, edits: JsonEdits): string {
  return JSON.stringify(
    Object.entries(edits).reduce((value, [path, to]) => put(value, path.split('/'), to), JSON.parse(text) as JsonValue),
  );
}

function put(value: JsonValue, [key = '', ...rest]: readonly string[], to: JsonValue | undefined): JsonValue {
  if (Array.isArray(value)) {
    const list = [...(value as readonly JsonValue[])];
    if (key === '+') return to === undefined ? list : [...list, to];
    return list.map((entry, index) =>
      String(index) === key ? (rest.length > 0 ? put(entry, rest, to) : (to ?? null)) : entry,
    );
  }
  const object = typeof value === 'object' && value !== null ? { ...(value as Record<string, JsonValue>) } : {};
  if (rest.length > 0) object[key] = put(object[key] ?? {}, rest, to);
  else if (to === undefined) delete object[key];
  else object[key] = to;
  return object;
}
