import type { TableKind } from '../table-kind.ts';

/**
 * Rows as cards: each expands and collapses by itself and is removed only after a warning (A2.42). A row that nothing
 * is indexed by is skipped (A4.12).
 */
export const stackedTable: TableKind = {
  pageSize: 50,
  opensSeveral: true,
  asksBeforeRemoving: true,
  skipsWithoutIndex: true,
};
