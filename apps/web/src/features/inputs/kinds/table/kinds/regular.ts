import { limits } from '@confab/model';
import type { TableKind } from '../table-kind.ts';

/** A regular table with ten rows per page (A3.44, A9.40). */
export const regular: TableKind = { pageSize: limits.tablePageSize };
