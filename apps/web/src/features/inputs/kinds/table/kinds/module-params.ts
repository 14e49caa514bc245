import type { TableKind } from '../table-kind.ts';

/** What a module or a move is given and gives back, as it is declared (A3.50). Few enough to be seen together. */
export const moduleParams: TableKind = { pageSize: 50 };
