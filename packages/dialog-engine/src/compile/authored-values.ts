import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '@confab/model';

// Reading authored values as the guide describes them; what has another shape counts as not written.

/** A row of a table as the engine reads it. */
export interface Row {
  readonly id: string;
  readonly values: JsonObject;
}

/** The rows of a table's value, in order. */
export function readRows(value: JsonValue | undefined): Row[] {
  return readOrderedList(value, 'RowId').map((row) => ({
    id: readText(row.RowId),
    values: isJsonObject(row.Values) ? row.Values : {},
  }));
}

/** The objects of a list by their `Order`, ties broken by id. */
export function readOrderedList(value: JsonValue | undefined, id: 'RowId' | 'EntryId'): JsonObject[] {
  if (!isJsonArray(value)) return [];
  return value
    .filter(isJsonObject)
    .sort(
      (a, b) => compareTexts(readText(a.Order), readText(b.Order)) || compareTexts(readText(a[id]), readText(b[id])),
    );
}

function compareTexts(left: string, right: string) {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/** A value where a text is expected. */
export function readText(value: JsonValue | undefined): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : '';
}

/** The lines of a multi-line value that hold something. */
export function readLines(value: JsonValue | undefined): string[] {
  return readText(value)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** A part of a composite value. */
export function readPart(value: JsonValue | undefined, name: string): JsonValue | undefined {
  return isJsonObject(value) ? value[name] : undefined;
}

/** A Bool as documents have it: some store it as a text (A4.28). */
export function readBool(value: JsonValue | undefined): boolean {
  return value === true || value === 'true';
}
