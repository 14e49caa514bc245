import type { TreeShape } from '@confab/inputs';

/** A node of a tree as a line on the screen. */
export interface TreeLine {
  readonly id: string;
  /** 1 at the top. */
  readonly level: number;
  /** Its place among its siblings, from 1, and how many those are. */
  readonly place: number;
  readonly siblings: number;
  readonly hasChildren: boolean;
  readonly isOpen: boolean;
}

/** The nodes that are in sight, top to bottom: what is below a closed one is not. */
export function treeLines({ roots, childrenOf }: TreeShape, closed: ReadonlySet<string>): readonly TreeLine[] {
  const lines: TreeLine[] = [];
  // A list of what is still to come instead of calls within calls: a tree may be as deep as it is long.
  const coming = lineUp(roots, 1);
  for (let next = coming.pop(); next; next = coming.pop()) {
    const children = childrenOf.get(next.id) ?? [];
    const isOpen = children.length > 0 && !closed.has(next.id);
    lines.push({ ...next, hasChildren: children.length > 0, isOpen });
    if (isOpen) coming.push(...lineUp(children, next.level + 1));
  }
  return lines;
}

function lineUp(ids: readonly string[], level: number) {
  return ids.map((id, at) => ({ id, level, place: at + 1, siblings: ids.length })).toReversed();
}
