import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '@confab/model';
import { appendToPath } from '../values/path.ts';
import { getRowFields, getRowOrder, getRowId } from '../rows/rows.ts';
import { isSameJson } from '../values/same-json.ts';

/**
 * One difference between two documents of values, with its path.
 *
 * `moved` is a row with another `Order`; other differences in that row are separate changes.
 */
export type ValueChange =
  | { readonly type: 'added'; readonly path: string; readonly isRow: boolean; readonly after: JsonValue }
  | { readonly type: 'removed'; readonly path: string; readonly isRow: boolean; readonly before: JsonValue }
  | { readonly type: 'changed'; readonly path: string; readonly before: JsonValue; readonly after: JsonValue }
  | { readonly type: 'moved'; readonly path: string; readonly before: string; readonly after: string };

/**
 * Compares two documents of values; equal documents have no changes.
 *
 * Rows, entries and tree nodes are matched by id, so a moved row does not count as changed. Objects are compared by key,
 * which is by language for texts with several languages. Any other list is one value.
 */
export function compareValues(before: JsonObject, after: JsonObject): readonly ValueChange[] {
  return compareObjects('', before, after);
}

function compareAt(path: string, before: JsonValue | undefined, after: JsonValue | undefined): readonly ValueChange[] {
  if (isSameJson(before, after)) return [];
  if (before === undefined) return after === undefined ? [] : [{ type: 'added', path, isRow: false, after }];
  if (after === undefined) return [{ type: 'removed', path, isRow: false, before }];
  const rows = indexRowsById(before);
  const otherRows = indexRowsById(after);
  if (rows && otherRows) return compareRows(path, rows, otherRows);
  if (isJsonObject(before) && isJsonObject(after)) return compareObjects(path, before, after);
  return [{ type: 'changed', path, before, after }];
}

function compareObjects(path: string, before: JsonObject, after: JsonObject, skipped = '') {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  names.delete(skipped);
  return [...names].flatMap((name) =>
    compareAt(appendToPath(path, name), getOwnValue(before, name), getOwnValue(after, name)),
  );
}

type Rows = ReadonlyMap<string, JsonObject>;

function compareRows(path: string, before: Rows, after: Rows): readonly ValueChange[] {
  const changes: ValueChange[] = [];
  for (const [id, row] of before) {
    if (!after.has(id)) changes.push({ type: 'removed', path: appendToPath(path, id), isRow: true, before: row });
  }
  for (const [id, row] of after) {
    const old = before.get(id);
    if (old) changes.push(...compareRow(appendToPath(path, id), old, row));
    else changes.push({ type: 'added', path: appendToPath(path, id), isRow: true, after: row });
  }
  return changes;
}

function compareRow(path: string, before: JsonObject, after: JsonObject): readonly ValueChange[] {
  const fields = getRowFields(before);
  const otherFields = getRowFields(after);
  // Keys next to the fields of a row cannot be edited separately, so the row is replaced.
  if (!isJsonObject(fields) || !isJsonObject(otherFields) || !isSameFrame(before, after)) {
    return isSameJson(before, after) ? [] : [{ type: 'changed', path, before, after }];
  }
  const changes = compareObjects(path, fields, otherFields, fields === before ? 'Order' : '');
  if (getRowOrder(before) === getRowOrder(after)) return changes;
  return [{ type: 'moved', path, before: getRowOrder(before), after: getRowOrder(after) }, ...changes];
}

/** Whether two rows differ at most in their order and fields. */
function isSameFrame(before: JsonObject, after: JsonObject) {
  const wraps = getRowFields(before) !== before;
  if (wraps !== (getRowFields(after) !== after)) return false;
  if (typeof before['Order'] !== typeof after['Order']) return false;
  return !wraps || isSameJson(omitOrderAndFields(before), omitOrderAndFields(after));
}

function omitOrderAndFields(row: JsonObject): JsonObject {
  return { ...row, Order: '', Values: null };
}

/** The rows of a list by id; undefined if a member has no id, or two have the same id. */
function indexRowsById(value: JsonValue): Rows | undefined {
  if (!isJsonArray(value)) return undefined;
  const rows = new Map<string, JsonObject>();
  for (const row of value) {
    const id = getRowId(row);
    if (id === undefined || id === '' || rows.has(id) || !isJsonObject(row)) return undefined;
    rows.set(id, row);
  }
  return rows;
}

function getOwnValue(object: JsonObject, name: string): JsonValue | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}
