import { emptyId, isJsonArray, type JsonObject, type JsonValue } from '@confab/model';
import type { InputEdit } from '../edits/input-edit.ts';
import { orderBetween } from './order-between.ts';
import { appendToPath } from '../values/path.ts';
import { readAt } from '../values/read-at.ts';
import { getRowOrder, getRowId, findRowIndex } from './rows.ts';
import { isWithin, getTreeShape } from './tree-shape.ts';

/** Where a node is to stand: below which parent (the all-zero id: at the top), and ahead of which of its children. */
export interface TreePlace {
  readonly parentId: string;
  /** At the end of them, when it is not one of them. */
  readonly beforeId?: string | undefined;
}

/** A new node for a place of a tree. */
export function createTreeNode(
  values: JsonObject,
  treePath: string,
  place: TreePlace,
  node: { readonly id: string; readonly values: JsonObject },
): JsonObject {
  const list = readList(values, treePath);
  const siblings = listSiblings(list, place.parentId);
  const at = findPlace(siblings, place.beforeId);
  const order = orderBetween(readOrder(list, siblings[at - 1]), readOrder(list, siblings[at]));
  return { NodeId: node.id, ParentId: place.parentId, Order: order, Values: node.values };
}

/**
 * The edits that bring a node, with all below it, to another place: one, as a rule.
 *
 * More where siblings share an `Order`, which two people adding at one place make: those that must stand after it are
 * then moved on as well. None for a place that is not there, is its own, or is below itself.
 */
export function moveTreeNode(
  values: JsonObject,
  treePath: string,
  nodeId: string,
  { parentId, beforeId }: TreePlace,
): readonly InputEdit[] {
  const list = readList(values, treePath);
  const shape = getTreeShape(list);
  if (findRowIndex(list, nodeId) < 0 || nodeId === beforeId) return [];
  if (parentId !== emptyId && (findRowIndex(list, parentId) < 0 || isWithin(shape, parentId, nodeId))) return [];
  const siblings = listSiblings(list, parentId);
  const others = siblings.filter((id) => id !== nodeId);
  const to = findPlace(others, beforeId);
  if (siblings.length > others.length && siblings.indexOf(nodeId) === to) return [];

  let before = readOrder(list, others[to - 1]);
  const tied = others.slice(to).filter((id) => before !== undefined && (readOrder(list, id) ?? '') <= before);
  const end = readOrder(list, others[to + tied.length]);
  return [nodeId, ...tied].map((id): InputEdit => {
    before = orderBetween(before, end);
    return {
      path: appendToPath(treePath, id),
      action: 'ReorderRows',
      updatedValue: { ParentId: parentId, Order: before },
    };
  });
}

function listSiblings(list: readonly JsonValue[], parentId: string): readonly string[] {
  const { roots, childrenOf } = getTreeShape(list);
  return parentId === emptyId ? roots : (childrenOf.get(parentId) ?? []);
}

function findPlace(siblings: readonly string[], beforeId: string | undefined) {
  const at = beforeId === undefined ? -1 : siblings.indexOf(beforeId);
  return at < 0 ? siblings.length : at;
}

function readOrder(list: readonly JsonValue[], id: string | undefined): string | undefined {
  const row = id === undefined ? undefined : list[findRowIndex(list, id)];
  return getRowId(row) === undefined ? undefined : getRowOrder(row);
}

function readList(values: JsonObject, path: string): readonly JsonValue[] {
  const list = readAt(values, path);
  return isJsonArray(list) ? list : [];
}
