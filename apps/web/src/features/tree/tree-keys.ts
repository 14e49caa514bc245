import type { TreeRow } from './tree-rows.ts';

/** What a key does in the tree, after the tree pattern of the ARIA practices. */
export type TreeMove =
  | { readonly type: 'go'; readonly to: number }
  | { readonly type: 'collapse' | 'expand'; readonly itemId: string };

const pageRows = 12;

/** What a key that moves through the tree does on the row at `at`; undefined when it does nothing. */
export function treeMove(rows: readonly TreeRow[], at: number, key: string): TreeMove | undefined {
  const row = rows[at];
  if (!row) return rows.length > 0 ? { type: 'go', to: 0 } : undefined;
  const go = (to: number): TreeMove => ({ type: 'go', to: Math.min(Math.max(to, 0), rows.length - 1) });
  switch (key) {
    case 'ArrowDown':
      return go(at + 1);
    case 'ArrowUp':
      return go(at - 1);
    case 'Home':
      return go(0);
    case 'End':
      return go(rows.length - 1);
    case 'PageDown':
      return go(at + pageRows);
    case 'PageUp':
      return go(at - pageRows);
    case 'ArrowRight':
      if (row.isExpanded === undefined) return undefined;
      return row.isExpanded ? go(at + 1) : { type: 'expand', itemId: row.item.id };
    case 'ArrowLeft': {
      if (row.isExpanded) return { type: 'collapse', itemId: row.item.id };
      const parent = rows.findIndex((one) => one.item.id === row.parentId);
      return parent >= 0 ? go(parent) : undefined;
    }
    default:
      return key.length === 1 && key !== ' ' ? nextNamed(rows, at, key) : undefined;
  }
}

/** The next row, round the end, whose name begins with a letter. */
function nextNamed(rows: readonly TreeRow[], at: number, letter: string): TreeMove | undefined {
  const wanted = letter.toLowerCase();
  for (let step = 1; step <= rows.length; step += 1) {
    const to = (at + step) % rows.length;
    if (rows[to]?.item.displayName.toLowerCase().startsWith(wanted)) return { type: 'go', to };
  }
  return undefined;
}
