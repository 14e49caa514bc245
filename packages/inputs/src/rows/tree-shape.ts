import { emptyId, isJsonObject, type JsonValue } from '@confab/model';
import { getRowId, findRowIndex } from './rows.ts';

/** How the nodes of a tree stand to each other; made once for a list, as lists are never changed in place. */
export interface TreeShape {
  /** The nodes at the top, in order. */
  readonly roots: readonly string[];
  /** The children of a node, in order. */
  readonly childrenOf: ReadonlyMap<string, readonly string[]>;
  /** The parent that a node stands below; those at the top are not in it. */
  readonly parentOf: ReadonlyMap<string, string>;
}

/** Whether a row is a node of a tree: it has that id, whatever its parent. */
export function isTreeNode(row: JsonValue | undefined): boolean {
  return isJsonObject(row) && typeof row['RowId'] !== 'string' && typeof row['NodeId'] === 'string';
}

/** The parent that a node names; undefined for one at the top, which names none or the all-zero id (A9.8). */
export function getParentId(row: JsonValue | undefined): string | undefined {
  const parent = isJsonObject(row) ? row['ParentId'] : undefined;
  return typeof parent === 'string' && parent !== '' && parent !== emptyId ? parent : undefined;
}

/**
 * The shape of a tree's list. Edits keep it whole; a list that came otherwise may name a parent that is not there, or
 * go round in a circle: such a node stands at the top, so that nothing is ever out of sight.
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

/** Tells that a list has the shape of another one: only fields of its nodes differ. */
export function keepShape(before: readonly JsonValue[], after: readonly JsonValue[]): void {
  const shape = shapes.get(before);
  if (shape) shapes.set(after, shape);
}

/** A node and everything below it, parents ahead of their children. */
export function listSubtreeIds({ childrenOf }: TreeShape, nodeId: string): readonly string[] {
  const ids = [nodeId];
  // The list grows while it is read: each node puts its children behind it.
  for (let at = 0; at < ids.length; at += 1) {
    for (const child of childrenOf.get(ids[at] ?? '') ?? []) ids.push(child);
  }
  return ids;
}

/** Whether a node is another one or stands below it. */
export function isWithin({ parentOf }: TreeShape, nodeId: string, outer: string): boolean {
  for (let at: string | undefined = nodeId; at !== undefined; at = parentOf.get(at)) if (at === outer) return true;
  return false;
}

/** Takes the parent of one node of each circle away: of the first in the list. */
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
