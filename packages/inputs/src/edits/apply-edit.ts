import { assertNever, isGuid, isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '@confab/model';
import { isSameJson } from '../values/same-json.ts';
import type { InputEdit } from './input-edit.ts';
import { isSafePath, parsePath } from '../values/path.ts';
import { moveRowInList, removeRows, addRows } from './row-changes.ts';
import { getRowFields, forcedKeys, findRowIndex, withFields, withRowAt } from '../rows/rows.ts';
import { keepShape } from '../rows/tree-shape.ts';

/** Why an edit could not be applied. `gone`: its target was deleted; `circle`: it would put a node below itself. */
export type DropReason = 'gone' | 'circle' | 'forcedRow' | 'tooManyRows' | 'malformed';

/** The result of an edit. The values are the same reference unless it was applied. */
export type EditResult =
  | { readonly type: 'applied'; readonly values: JsonObject }
  | { readonly type: 'unchanged'; readonly values: JsonObject }
  | { readonly type: 'dropped'; readonly values: JsonObject; readonly reason: DropReason };

type Outcome =
  | { readonly type: 'applied'; readonly value: JsonValue | undefined }
  | { readonly type: 'unchanged' }
  | { readonly type: 'dropped'; readonly reason: DropReason };

type Change = (value: JsonValue | undefined) => Outcome;

/**
 * Applies one edit to an item's values.
 *
 * Must be a pure function: server and clients apply the same sequence of edits with it, so that their documents stay equal
 * byte for byte.
 */
export function applyEdit(values: JsonObject, edit: InputEdit): EditResult {
  if (edit.action === 'StartEdit' || edit.action === 'EndEdit') return { type: 'unchanged', values };
  const segments = parsePath(edit.path);
  if (!isSafePath(segments)) return { type: 'dropped', values, reason: 'malformed' };
  const outcome = applyAt(values, segments, edit);
  if (outcome.type !== 'applied') return { ...outcome, values };
  // A change inside an object keeps it an object.
  return { type: 'applied', values: outcome.value as JsonObject };
}

function applyAt(values: JsonObject, segments: readonly string[], edit: InputEdit): Outcome {
  const { action, updatedValue } = edit;
  const parent = segments.slice(0, -1);
  const id = segments.at(-1) ?? '';
  switch (action) {
    case 'ValueChanged':
      return changeAt(values, segments, 0, createSetter(updatedValue));
    case 'AddRow':
      return changeAt(values, segments, 0, (list) => addRows(list, updatedValue));
    case 'DeleteRow':
      return changeAt(values, parent, 0, (list) => removeRows(list, id, updatedValue));
    case 'ReorderRows':
      return changeAt(values, parent, 0, (list) => moveRowInList(list, id, updatedValue));
    case 'AddExtension':
      return changeAt(values, segments, 0, (list) => addName(list, updatedValue));
    case 'RemoveExtension':
      return changeAt(values, segments, 0, (list) => removeName(list, updatedValue));
    case 'StartEdit':
    case 'EndEdit':
      return { type: 'unchanged' };
    default:
      return assertNever(action);
  }
}

function changeAt(here: JsonValue | undefined, segments: readonly string[], depth: number, change: Change): Outcome {
  const segment = segments[depth];
  if (segment === undefined) return change(here);
  if (isJsonArray(here)) return changeInList(here, segments, depth, change);
  if (here === undefined || here === null) {
    return canCreate(segments, depth) ? changeAt({}, segments, depth, change) : gone;
  }
  if (!isJsonObject(here)) return gone;
  const outcome = changeAt(Object.hasOwn(here, segment) ? here[segment] : undefined, segments, depth + 1, change);
  if (outcome.type !== 'applied') return outcome;
  return applied(outcome.value === undefined ? removeKey(here, segment) : { ...here, [segment]: outcome.value });
}

function changeInList(list: readonly JsonValue[], segments: readonly string[], depth: number, change: Change): Outcome {
  const index = findRowIndex(list, segments[depth] ?? '');
  const row = list[index];
  if (!isJsonObject(row)) return gone;
  // Rows are only added and deleted, because replacing one could change its id.
  if (depth === segments.length - 1) return { type: 'dropped', reason: 'malformed' };
  const outcome = changeAt(getRowFields(row), segments, depth + 1, change);
  if (outcome.type !== 'applied' || outcome.value === undefined) return outcome;
  const next = withRowAt(list, index, withFields(row, outcome.value));
  keepShape(list, next);
  return applied(next);
}

/**
 * Whether a missing container at `depth` can be created: composites can, rows cannot.
 *
 * The segment's name decides, because row ids are GUIDs or default row keys.
 */
function canCreate(segments: readonly string[], depth: number) {
  return segments[depth - 1] !== 'Entries' && !segments.slice(depth).some(isRowId);
}

function isRowId(segment: string) {
  return forcedKeys.has(segment) || isGuid(segment);
}

function createSetter(updated: JsonValue | undefined): Change {
  return (value) => (isSameJson(value, updated) ? unchanged : applied(updated));
}

function addName(list: JsonValue | undefined, name: JsonValue | undefined): Outcome {
  const names = list ?? [];
  if (!isJsonArray(names) || typeof name !== 'string') return { type: 'dropped', reason: 'malformed' };
  return names.includes(name) ? unchanged : applied([...names, name]);
}

function removeName(list: JsonValue | undefined, name: JsonValue | undefined): Outcome {
  if (!isJsonArray(list) || typeof name !== 'string') return gone;
  return list.includes(name) ? applied(list.filter((one) => one !== name)) : unchanged;
}

function removeKey(object: JsonObject, key: string): JsonObject {
  const { [key]: _taken, ...rest } = object;
  return rest;
}

const unchanged: Outcome = { type: 'unchanged' };
const gone: Outcome = { type: 'dropped', reason: 'gone' };
const applied = (value: JsonValue | undefined): Outcome => ({ type: 'applied', value });
