import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '@confab/model';

// Reads authored values as the guide describes them; values of another shape count as empty.

/** A row of a table. */
export interface Row {
  readonly id: string;
  readonly values: JsonObject;
}

/** The rows of a table's value, in order. */
export function readRows(value: JsonValue | undefined): Row[] {
  return readRowsById(value, 'RowId');
}

/** The nodes of a tree with their own values; which node is below which does not matter here. */
export function readTreeNodes(value: JsonValue | undefined): Row[] {
  return readRowsById(value, 'NodeId');
}

function readRowsById(value: JsonValue | undefined, id: 'RowId' | 'NodeId'): Row[] {
  return readOrderedList(value, id).map((row) => ({
    id: readText(row[id]),
    values: isJsonObject(row.Values) ? row.Values : {},
  }));
}

/** The objects of a list sorted by `Order`, then by id. */
export function readOrderedList(value: JsonValue | undefined, id: 'RowId' | 'EntryId' | 'NodeId'): JsonObject[] {
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

/** A value as text; empty for other types. */
export function readText(value: JsonValue | undefined): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : '';
}

/** The trimmed lines of a multi-line value without empty ones. */
export function readLines(value: JsonValue | undefined): string[] {
  return readText(value)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** One property of a composite value. */
export function readPart(value: JsonValue | undefined, name: string): JsonValue | undefined {
  return isJsonObject(value) ? value[name] : undefined;
}

/** A Bool value; some documents store it as text (A4.28). */
export function readBool(value: JsonValue | undefined): boolean {
  return value === true || value === 'true';
}
