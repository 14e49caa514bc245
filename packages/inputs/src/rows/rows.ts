import { isJsonObject, type JsonObject, type JsonValue } from '@confab/model';

/** Rows that are always there. Their ids are fixed, and they cannot be deleted (A4.13). */
export const forcedKeys: ReadonlySet<string> = new Set(['next', 'nomatch', 'noinput', 'default']);

/** The keys under which rows, response entries and tree nodes carry their id. */
const idKeys = ['RowId', 'EntryId', 'NodeId'] as const;
/** The fields of a row besides its inputs. */
const rowKeys: ReadonlySet<string> = new Set([...idKeys, 'Order']);

/** The permanent id of a row, entry or node; undefined without one. */
export function getRowId(row: JsonValue | undefined): string | undefined {
  if (!isJsonObject(row)) return undefined;
  for (const key of idKeys) {
    const id = row[key];
    if (typeof id === 'string') return id;
  }
  return undefined;
}

/** The fields of a row: table rows and tree nodes keep them in `Values`, entries next to their id. */
export function getRowFields(row: JsonObject): JsonValue | undefined {
  return keepsValues(row) ? row['Values'] : row;
}

/** The values of a table row or tree node; undefined for an entry, and for a value that is not a row. */
export function getRowValues(row: JsonValue | undefined): JsonObject | undefined {
  const values = isJsonObject(row) ? row['Values'] : undefined;
  return isJsonObject(values) ? values : undefined;
}

/** The inputs of a row with their values: without its id and its order. */
export function listRowInputs(row: JsonObject): readonly (readonly [name: string, value: JsonValue])[] {
  const fields = getRowFields(row);
  if (!isJsonObject(fields)) return [];
  return Object.entries(fields).filter(([name]) => fields !== row || !rowKeys.has(name));
}

/** The row with other values of its inputs. */
export function mapRowInputs(row: JsonObject, mapInput: (value: JsonValue, name: string) => JsonValue): JsonObject {
  const inputs = Object.fromEntries(listRowInputs(row).map(([name, value]) => [name, mapInput(value, name)]));
  if (!keepsValues(row)) return { ...row, ...inputs };
  return getRowValues(row) ? { ...row, Values: inputs } : row;
}

/** The row under another id; a row without one stays as it is. */
export function withRowId(row: JsonObject, id: string): JsonObject {
  const key = idKeys.find((name) => typeof row[name] === 'string');
  return key === undefined ? row : { ...row, [key]: id };
}

/** The row with other fields. */
export function withFields(row: JsonObject, fields: JsonValue): JsonValue {
  return keepsValues(row) ? { ...row, Values: fields } : fields;
}

/** The fractional index of a row; '' sorts one without it first. */
export function getRowOrder(row: JsonValue | undefined): string {
  const order = isJsonObject(row) ? row['Order'] : undefined;
  return typeof order === 'string' ? order : '';
}

/** The index of a row, or -1. Indexes of long lists are cached, which is safe because lists are immutable. */
export function findRowIndex(rows: readonly JsonValue[], id: string): number {
  if (rows.length < 24) return rows.findIndex((row) => getRowId(row) === id);
  let places = placesOf.get(rows);
  if (!places) {
    places = new Map(rows.map((row, index) => [getRowId(row), index]));
    placesOf.set(rows, places);
  }
  return places.get(id) ?? -1;
}

/** Replaces the row at an index. The cached indexes stay valid while its id and order are the same. */
export function withRowAt(rows: readonly JsonValue[], index: number, row: JsonValue): readonly JsonValue[] {
  const next = rows.with(index, row);
  const old = rows[index];
  if (getRowId(old) !== getRowId(row) || getRowOrder(old) !== getRowOrder(row)) return next;
  const places = placesOf.get(rows);
  if (places) placesOf.set(next, places);
  if (ordered.has(rows)) ordered.add(next);
  return next;
}

/** Sorts a list by `Order`, then by id. Returns the same list if it is already sorted. */
export function sortRows(rows: readonly JsonValue[]): readonly JsonValue[] {
  if (ordered.has(rows)) return rows;
  let sorted = rows;
  for (let index = 1; index < rows.length && sorted === rows; index += 1) {
    if (compareRows(rows[index - 1], rows[index]) > 0) sorted = rows.toSorted(compareRows);
  }
  ordered.add(sorted);
  return sorted;
}

/** Inserts a row into a sorted list by binary search. */
export function insertInOrder(rows: readonly JsonValue[], row: JsonValue): readonly JsonValue[] {
  const list = sortRows(rows);
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compareRows(list[middle], row) <= 0) low = middle + 1;
    else high = middle;
  }
  const next = list.toSpliced(low, 0, row);
  ordered.add(next);
  return next;
}

function compareRows(one: JsonValue | undefined, other: JsonValue | undefined) {
  return compareText(getRowOrder(one), getRowOrder(other)) || compareText(getRowId(one) ?? '', getRowId(other) ?? '');
}

function compareText(one: string, other: string) {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function keepsValues(row: JsonObject) {
  return typeof row['EntryId'] !== 'string' && (typeof row['RowId'] === 'string' || typeof row['NodeId'] === 'string');
}

/** Lists that are known to be in order. */
const ordered = new WeakSet<readonly JsonValue[]>();
const placesOf = new WeakMap<readonly JsonValue[], Map<string | undefined, number>>();
