import type { TreeShape } from '@confab/inputs';

/** A node of a tree as a line on the screen. */
export interface TreeLine {
  readonly id: string;
  /** 1 at the top. */
  readonly level: number;
  /** Position among its siblings, from 1, and the number of siblings. */
  readonly place: number;
  readonly siblings: number;
  readonly hasChildren: boolean;
  readonly isOpen: boolean;
}

/** Lists the visible nodes from top to bottom; descendants of closed nodes are left out. */
export function listTreeLines({ roots, childrenOf }: TreeShape, closed: ReadonlySet<string>): readonly TreeLine[] {
  const lines: TreeLine[] = [];
  // Uses a stack instead of recursion, because a tree may be very deep.
  const coming = toReversedEntries(roots, 1);
  for (let next = coming.pop(); next; next = coming.pop()) {
    const children = childrenOf.get(next.id) ?? [];
    const isOpen = children.length > 0 && !closed.has(next.id);
    lines.push({ ...next, hasChildren: children.length > 0, isOpen });
    if (isOpen) coming.push(...toReversedEntries(children, next.level + 1));
  }
  return lines;
}

function toReversedEntries(ids: readonly string[], level: number) {
  return ids.map((id, at) => ({ id, level, place: at + 1, siblings: ids.length })).toReversed();
}
