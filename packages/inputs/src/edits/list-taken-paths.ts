import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '@confab/model';
import { getRowId } from '../rows/rows.ts';
import { appendToPath, splitLast } from '../values/path.ts';
import { readAt } from '../values/read-at.ts';
import type { InputEdit } from './input-edit.ts';
import { listRowsWithDescendants } from './row-changes.ts';

/** The position of a row in its list. No input has this name, because names of fields never begin with a sign. */
const placeName = '#place';

/**
 * The paths of an item that an edit changes, so that a later edit can detect whether it would revert them.
 *
 * An added row is named by its own path, a move by the place of the row.
 */
export function listChangedPaths({ path, action, updatedValue }: InputEdit): readonly string[] {
  if (action === 'AddRow') return listIds(updatedValue).map((id) => appendToPath(path, id));
  if (action === 'ReorderRows') return [appendToPath(path, placeName)];
  if (action === 'DeleteRow') return listDeletedPaths(path, updatedValue);
  return action === 'StartEdit' || action === 'EndEdit' ? [] : [path];
}

/**
 * The paths whose content an edit would remove or replace, with everything inside them. A tree node includes its
 * descendants. An edit with a text change covers only what it removes.
 */
export function listTakenPaths(values: JsonObject, { path, action, updatedValue, textChange }: InputEdit) {
  if (action === 'DeleteRow') return listDeletedPaths(path, updatedValue).flatMap((row) => listSubtree(values, row));
  if (action === 'ReorderRows') return [appendToPath(path, placeName)];
  return action === 'ValueChanged' && !textChange ? [path] : [];
}

function listDeletedPaths(path: string, others: JsonValue | undefined): readonly string[] {
  const { parent = '' } = splitLast(path) ?? {};
  const more = isJsonArray(others) ? others.filter((id) => typeof id === 'string') : [];
  return [path, ...more.map((id) => appendToPath(parent, id))];
}

function listSubtree(values: JsonObject, rowPath: string): readonly string[] {
  const { parent = '', last = '' } = splitLast(rowPath) ?? {};
  const list = readAt(values, parent);
  if (!isJsonArray(list)) return [];
  return listRowsWithDescendants(list, last).map((row) => appendToPath(parent, getRowId(row) ?? ''));
}

function listIds(added: JsonValue | undefined): readonly string[] {
  const rows = isJsonArray(added) ? added : [added];
  return rows.filter((row) => isJsonObject(row)).flatMap((row) => getRowId(row) ?? []);
}
