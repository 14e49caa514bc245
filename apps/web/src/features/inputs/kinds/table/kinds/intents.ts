import { limits } from '@confab/model';
import type { TableKind } from '../table-kind.ts';

/** What people may want: many, each with many samples, so they come in pages. */
export const intents: TableKind = { pageSize: limits.tablePageSize };
