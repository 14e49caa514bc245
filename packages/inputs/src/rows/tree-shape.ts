import { emptyId, isJsonObject, type JsonValue } from '@confab/model';
import { getRowId, findRowIndex } from './rows.ts';

/** Parents and children of a tree's nodes. Cached per list, because lists are immutable. */
export interface TreeShape {
  /** The nodes at the top, in order. */
  readonly roots: readonly string[];
  /** The children of a node, in order. */
  readonly childrenOf: ReadonlyMap<string, readonly string[]>;
  /** The parent of each node; nodes at the top are absent. */
  readonly parentOf: ReadonlyMap<string, string>;
}

/** Whether a row is a tree node, that is, has a NodeId. */
export function isTreeNode(row: JsonValue | undefined): boolean {
  return isJsonObject(row) && typeof row['RowId'] !== 'string' && typeof row['NodeId'] === 'string';
}

/** The parent id of a node; undefined for a node at the top, whose parent is absent or the all-zero id (A9.8). */
export function getParentId(row: JsonValue | undefined): string | undefined {
  const parent = isJsonObject(row) ? row['ParentId'] : undefined;
  return typeof parent === 'string' && parent !== '' && parent !== emptyId ? parent : undefined;
}

/**
 * The shape of a tree's list. Edits keep trees valid, but imported lists may contain missing parents or circles: such nodes
 * are at the top, so that every node is visible.
 */
export function getTreeShape(rows: readonly JsonValue[]): TreeShape {
  const known = shapes.get(rows);
  if (known) return known;
  const parentOf = new Map<string, string>();
  for (const row of rows) {
    const id = getRowId(row);
    const parent = getParentId(row);
    if (id !== undefined && parent !== undefined && findRowIndex(rows, parent) >= 0) parentOf.set(id, parent);
  }
  breakCircles(parentOf);
  const roots: string[] = [];
  const childrenOf = new Map<string, string[]>();
  for (const row of rows) {
    const id = getRowId(row);
    if (id === undefined) continue;
    const parent = parentOf.get(id);
    const siblings = parent === undefined ? roots : childrenOf.get(parent);
    if (siblings) siblings.push(id);
    else if (parent !== undefined) childrenOf.set(parent, [id]);
  }
  const shape = { roots, childrenOf, parentOf };
  shapes.set(rows, shape);
  return shape;
}

/** Reuses the cached shape of a list for another list that differs only in fields of nodes. */
export function keepShape(before: readonly JsonValue[], after: readonly JsonValue[]): void {
  const shape = shapes.get(before);
  if (shape) shapes.set(after, shape);
}

/** A node and its descendants, parents before children. */
export function listSubtreeIds({ childrenOf }: TreeShape, nodeId: string): readonly string[] {
  const ids = [nodeId];
  // The list grows during iteration: each node appends its children.
  for (let at = 0; at < ids.length; at += 1) {
    for (const child of childrenOf.get(ids[at] ?? '') ?? []) ids.push(child);
  }
  return ids;
}

/** Whether a node is another node or its descendant. */
export function isWithin({ parentOf }: TreeShape, nodeId: string, outer: string): boolean {
  for (let at: string | undefined = nodeId; at !== undefined; at = parentOf.get(at)) if (at === outer) return true;
  return false;
}

/** Removes the parent of the first node of each circle. */
function breakCircles(parentOf: Map<string, string>) {
  const settled = new Set<string>();
  for (const start of Array.from(parentOf.keys())) {
    const way = new Set<string>();
    let at: string | undefined = start;
    while (at !== undefined && !settled.has(at) && !way.has(at)) {
      way.add(at);
      at = parentOf.get(at);
    }
    if (at !== undefined && way.has(at)) parentOf.delete(at);
    for (const id of way) settled.add(id);
  }
}

const shapes = new WeakMap<readonly JsonValue[], TreeShape>();
