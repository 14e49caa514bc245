import type { TableKind } from '../table-kind.ts';

/** Values for parameters that are declared elsewhere: a row for each of them (`use-row-sources.ts`). */
export const assignments: TableKind = { pageSize: 50 };
