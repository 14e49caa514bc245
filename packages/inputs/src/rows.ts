import { isJsonObject, type JsonObject, type JsonValue } from '@confab/model';

/** Rows that are always there. Their ids are fixed, and they cannot be deleted (A4.13). */
export const forcedKeys: ReadonlySet<string> = new Set(['next', 'nomatch', 'noinput', 'default']);

/** The keys under which rows, response entries and tree nodes carry their id. */
const idKeys = ['RowId', 'EntryId', 'NodeId'] as const;

/** The id by which a member of a list is addressed for ever; undefined for anything that has none. */
export function rowIdOf(row: JsonValue | undefined): string | undefined {
  if (!isJsonObject(row)) return undefined;
  for (const key of idKeys) {
    const id = row[key];
    if (typeof id === 'string') return id;
  }
  return undefined;
}

/** Where the fields of a row are: a table's rows and tree nodes keep them in `Values`, entries beside their id. */
export function fieldsOf(row: JsonObject): JsonValue | undefined {
  return keepsValues(row) ? row['Values'] : row;
}

/** The row with other fields. */
export function withFields(row: JsonObject, fields: JsonValue): JsonValue {
  return keepsValues(row) ? { ...row, Values: fields } : fields;
}

/** The fractional index of a row; '' sorts one without it first. */
export function orderOf(row: JsonValue | undefined): string {
  const order = isJsonObject(row) ? row['Order'] : undefined;
  return typeof order === 'string' ? order : '';
}

/** The place of a row in its list, or -1. Lists are never changed in place, so a look-up table of a long one keeps. */
export function rowIndex(rows: readonly JsonValue[], id: string): number {
  if (rows.length < 24) return rows.findIndex((row) => rowIdOf(row) === id);
  let places = placesOf.get(rows);
  if (!places) {
    places = new Map(rows.map((row, index) => [rowIdOf(row), index]));
    placesOf.set(rows, places);
  }
  return places.get(id) ?? -1;
}

/** The list in its one order: by `Order`, ties by id. The same list when it is in order already. */
export function inOrder(rows: readonly JsonValue[]): readonly JsonValue[] {
  for (let index = 1; index < rows.length; index += 1) {
    if (compareRows(rows[index - 1], rows[index]) > 0) return rows.toSorted(compareRows);
  }
  return rows;
}

function compareRows(one: JsonValue | undefined, other: JsonValue | undefined) {
  return compareText(orderOf(one), orderOf(other)) || compareText(rowIdOf(one) ?? '', rowIdOf(other) ?? '');
}

function compareText(one: string, other: string) {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function keepsValues(row: JsonObject) {
  return typeof row['EntryId'] !== 'string' && (typeof row['RowId'] === 'string' || typeof row['NodeId'] === 'string');
}

const placesOf = new WeakMap<readonly JsonValue[], Map<string | undefined, number>>();
