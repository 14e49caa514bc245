import { isJsonArray, isJsonObject, limits, type JsonObject, type JsonValue } from '@confab/model';
import type { DropReason } from './apply-edit.ts';
import { forcedKeys, sortRows, insertInOrder, getRowId, findRowIndex } from '../rows/rows.ts';
import { isTreeNode, isWithin, getParentId, listSubtreeIds, getTreeShape } from '../rows/tree-shape.ts';

/** The result of a change of a list. */
type ListOutcome =
  | { readonly type: 'applied'; readonly value: JsonValue }
  | { readonly type: 'unchanged' }
  | { readonly type: 'dropped'; readonly reason: DropReason };

const unchanged: ListOutcome = { type: 'unchanged' };
const gone = dropped('gone');
const malformed = dropped('malformed');

/** Adds one or several rows to a list: all of them, or none if one is invalid. */
export function addRows(list: JsonValue | undefined, added: JsonValue | undefined): ListOutcome {
  const rows = list ?? [];
  if (!isJsonArray(rows)) return gone;
  const rowsToAdd = isJsonArray(added) ? added : [added];
  const ids = new Set<string>();
  for (const row of rowsToAdd) {
    const id = getRowId(row);
    if (row === undefined || id === undefined || id === '' || ids.has(id)) return malformed;
    ids.add(id);
  }
  const fresh = rowsToAdd.filter(isRow).filter((row) => findRowIndex(rows, getRowId(row) ?? '') < 0);
  if (fresh.length === 0) return rowsToAdd.length === 0 ? malformed : unchanged;
  if (rows.length + fresh.length > limits.tableRowsMax) return dropped('tooManyRows');
  const reason = findParentError(rows, fresh, ids);
  if (reason) return dropped(reason);
  const [first] = fresh;
  if (fresh.length === 1 && first) return applied(insertInOrder(rows, first));
  return applied(sortRows([...rows, ...fresh]));
}

/** Removes rows from a list. A tree node is removed with its descendants (A4.14). */
export function removeRows(list: JsonValue | undefined, id: string, others: JsonValue | undefined): ListOutcome {
  if (!isJsonArray(list)) return gone;
  const named = isJsonArray(others) ? others.filter((one) => typeof one === 'string') : [];
  const there = [id, ...named].filter((one) => findRowIndex(list, one) >= 0);
  if (there.length === 0) return gone;
  if (there.some((one) => forcedKeys.has(one))) return dropped('forcedRow');
  const [only] = there;
  if (there.length === 1 && only !== undefined && !isTreeNode(list[findRowIndex(list, only)]))
    return applied(list.toSpliced(findRowIndex(list, only), 1));
  const taken = new Set(there.flatMap((one) => listIdsWithDescendants(list, one)));
  return applied(list.filter((row) => !taken.has(getRowId(row) ?? '')));
}

/** Moves a row in its list. A tree node can be moved below another node, but not below itself. */
export function moveRowInList(list: JsonValue | undefined, id: string, place: JsonValue | undefined): ListOutcome {
  const order = isJsonObject(place) ? place['Order'] : place;
  if (typeof order !== 'string' || order === '') return malformed;
  const index = isJsonArray(list) ? findRowIndex(list, id) : -1;
  const row = isJsonArray(list) ? list[index] : undefined;
  if (!isJsonArray(list) || !isJsonObject(row)) return gone;
  const moved: JsonObject = isJsonObject(place)
    ? { ...row, ParentId: place['ParentId'] ?? '', Order: order }
    : { ...row, Order: order };
  if (isJsonObject(place)) {
    if (!isTreeNode(row)) return malformed;
    const parent = getParentId(moved);
    if (parent !== undefined && findRowIndex(list, parent) < 0) return gone;
    if (parent !== undefined && isWithin(getTreeShape(list), parent, id)) return dropped('circle');
    if (row['Order'] === order && getParentId(row) === parent) return unchanged;
  } else if (row['Order'] === order) return unchanged;
  return applied(insertInOrder(list.toSpliced(index, 1), moved));
}

/** A row and its descendants, in list order: everything that its deletion removes. */
export function listRowsWithDescendants(list: readonly JsonValue[], id: string): readonly JsonValue[] {
  const taken = new Set(listIdsWithDescendants(list, id));
  return list.filter((row) => taken.has(getRowId(row) ?? ''));
}

function listIdsWithDescendants(list: readonly JsonValue[], id: string): readonly string[] {
  return isTreeNode(list[findRowIndex(list, id)]) ? listSubtreeIds(getTreeShape(list), id) : [id];
}

/** Why nodes cannot be below their parents: a parent is missing, or the nodes form a circle. */
function findParentError(rows: readonly JsonValue[], fresh: readonly JsonObject[], ids: ReadonlySet<string>) {
  let isAmongFresh = false;
  for (const row of fresh) {
    const parent = isTreeNode(row) ? getParentId(row) : undefined;
    if (parent === undefined) continue;
    if (parent === getRowId(row)) return 'circle';
    if (findRowIndex(rows, parent) < 0) {
      if (!ids.has(parent)) return 'gone';
      isAmongFresh = true;
    }
  }
  return isAmongFresh && hasCircle(fresh) ? 'circle' : undefined;
}

function hasCircle(rows: readonly JsonObject[]) {
  const parents = new Map(rows.map((row) => [getRowId(row), getParentId(row)]));
  for (const id of parents.keys()) {
    let steps = 0;
    for (let at = parents.get(id); at !== undefined && steps <= parents.size; at = parents.get(at)) steps += 1;
    if (steps > parents.size) return true;
  }
  return false;
}

function isRow(row: JsonValue | undefined): row is JsonObject {
  return isJsonObject(row);
}

function applied(value: JsonValue): ListOutcome {
  return { type: 'applied', value };
}

function dropped(reason: DropReason): ListOutcome {
  return { type: 'dropped', reason };
}
