/** What the keys of a tree need to know of its rows. */
interface KeyRow {
  readonly item: { readonly id: string; readonly displayName: string };
  readonly parentId: string | undefined;
  readonly isExpanded: boolean | undefined;
}

/** The effect of a key in the tree, as in the ARIA tree pattern. */
export type TreeMove =
  | { readonly type: 'go'; readonly to: number }
  | { readonly type: 'collapse' | 'expand'; readonly itemId: string };

const rowsPerPage = 12;

/** The effect of a key on the row at index `at`; undefined when it has none. */
export function getTreeMove(rows: readonly KeyRow[], at: number, key: string): TreeMove | undefined {
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
      return go(at + rowsPerPage);
    case 'PageUp':
      return go(at - rowsPerPage);
    case 'ArrowRight':
      if (row.isExpanded === undefined) return undefined;
      return row.isExpanded ? go(at + 1) : { type: 'expand', itemId: row.item.id };
    case 'ArrowLeft': {
      if (row.isExpanded) return { type: 'collapse', itemId: row.item.id };
      const parent = rows.findIndex((one) => one.item.id === row.parentId);
      return parent >= 0 ? go(parent) : undefined;
    }
    default:
      return key.length === 1 && key !== ' ' ? findNextByLetter(rows, at, key) : undefined;
  }
}

/** The next row whose name begins with a letter, wrapping around at the end. */
function findNextByLetter(rows: readonly KeyRow[], at: number, letter: string): TreeMove | undefined {
  const prefix = letter.toLowerCase();
  for (let step = 1; step <= rows.length; step += 1) {
    const to = (at + step) % rows.length;
    if (rows[to]?.item.displayName.toLowerCase().startsWith(prefix)) return { type: 'go', to };
  }
  return undefined;
}
