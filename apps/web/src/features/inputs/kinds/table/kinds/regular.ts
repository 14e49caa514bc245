import { limits } from '@confab/model';
import type { TableKind } from '../table-kind.ts';

/** Rows in columns, ten to a page (A3.44, A9.40). */
export const regular: TableKind = { pageSize: limits.tablePageSize };
