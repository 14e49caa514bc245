import type { TableKind } from '../table-kind.ts';

/**
 * Rows as cards that expand independently. Removing one asks first (A2.42), and rows without an index value are skipped
 * (A4.12).
 */
export const stackedTable: TableKind = {
  pageSize: 50,
  opensSeveral: true,
  asksBeforeRemoving: true,
  skipsWithoutIndex: true,
};
