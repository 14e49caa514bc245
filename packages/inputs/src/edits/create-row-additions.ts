import { isJsonArray, isJsonObject, type JsonObject } from '@confab/model';
import { getRowId } from '../rows/rows.ts';
import { getParentId } from '../rows/tree-shape.ts';
import { splitLast } from '../values/path.ts';
import { readAt } from '../values/read-at.ts';
import type { InputEdit } from './input-edit.ts';

/**
 * Creates the edits that add deleted rows again: one for each list, with the tree nodes that the rows hung below, where these
 * are deleted too.
 *
 * @param before the values before the rows were deleted
 * @param after the values as they are now
 * @param paths the paths of the rows
 */
export function createRowAdditions(
  before: JsonObject,
  after: JsonObject,
  paths: readonly string[],
): readonly InputEdit[] {
  const idsByList = new Map<string, Set<string>>();
  for (const path of paths) {
    const { parent = '', last = '' } = splitLast(path) ?? {};
    idsByList.set(parent, (idsByList.get(parent) ?? new Set()).add(last));
  }
  return [...idsByList].map(([path, ids]) => {
    const rows = new Map(listRowsAt(before, path).map((row) => [getRowId(row) ?? '', row]));
    const there = new Set(listRowsAt(after, path).map(getRowId));
    for (const id of ids) {
      const parentId = getParentId(rows.get(id));
      // Iterating a set also visits entries that are added while it runs.
      if (parentId !== undefined && rows.has(parentId) && !there.has(parentId)) ids.add(parentId);
    }
    const added = [...rows].filter(([id]) => ids.has(id)).map(([, row]) => row);
    return { path, action: 'AddRow', updatedValue: added };
  });
}

function listRowsAt(values: JsonObject, path: string): readonly JsonObject[] {
  const list = readAt(values, path);
  return isJsonArray(list) ? list.filter((row) => isJsonObject(row)) : [];
}
