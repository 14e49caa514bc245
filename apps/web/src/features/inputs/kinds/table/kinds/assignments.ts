import type { TableKind } from '../table-kind.ts';

/** Values for parameters declared elsewhere, with one row per parameter (`use-row-sources.ts`). */
export const assignments: TableKind = { pageSize: 50 };
