import type { TableKind } from '../table-kind.ts';

/** Declared input and output parameters of a module or move (A3.50), on one page because there are few. */
export const moduleParams: TableKind = { pageSize: 50 };
