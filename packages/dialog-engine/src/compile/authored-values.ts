import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '@confab/model';

// Reading authored values as the guide describes them; what has another shape counts as not written.

/** A row of a table as the engine reads it. */
export interface Row {
  readonly id: string;
  readonly values: JsonObject;
}

/** The rows of a table's value, in order. */
export function rowsOf(value: JsonValue | undefined): Row[] {
  return inOrder(value, 'RowId').map((row) => ({
    id: textOf(row.RowId),
    values: isJsonObject(row.Values) ? row.Values : {},
  }));
}

/** The objects of a list by their `Order`, ties broken by id. */
export function inOrder(value: JsonValue | undefined, id: 'RowId' | 'EntryId'): JsonObject[] {
  if (!isJsonArray(value)) return [];
  return value
    .filter(isJsonObject)
    .sort((a, b) => byText(textOf(a.Order), textOf(b.Order)) || byText(textOf(a[id]), textOf(b[id])));
}

function byText(left: string, right: string) {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/** A value where a text is expected. */
export function textOf(value: JsonValue | undefined): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : '';
}

/** The lines of a multi-line value that hold something. */
export function linesOf(value: JsonValue | undefined): string[] {
  return textOf(value)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** A part of a composite value. */
export function partOf(value: JsonValue | undefined, name: string): JsonValue | undefined {
  return isJsonObject(value) ? value[name] : undefined;
}

/** A Bool as documents have it: some store it as a text (A4.28). */
export function isYes(value: JsonValue | undefined): boolean {
  return value === true || value === 'true';
}
