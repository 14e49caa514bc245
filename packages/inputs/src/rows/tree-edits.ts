import { emptyId, isJsonArray, type JsonObject, type JsonValue } from '@confab/model';
import type { InputEdit } from '../edits/input-edit.ts';
import { orderBetween } from './order-between.ts';
import { appendToPath } from '../values/path.ts';
import { readAt } from '../values/read-at.ts';
import { getRowOrder, getRowId, findRowIndex } from './rows.ts';
import { isWithin, getTreeShape } from './tree-shape.ts';

/** A position in a tree: the parent (the all-zero id for the top level) and the sibling that follows. */
export interface TreePlace {
  readonly parentId: string;
  /** The end of the siblings if undefined or not one of them. */
  readonly beforeId?: string | undefined;
}

/** Creates a node for a position in a tree. */
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
 * Creates the edits that move a node with its descendants, usually one.
 *
 * More edits are needed if siblings share an `Order` (after two people added nodes at one position): the siblings that
 * follow with the same order are moved too. Empty if the position is missing, unchanged or below the node itself.
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
