import { limits } from '@confab/model';
import type { TableKind } from '../table-kind.ts';

/** Intents, in pages because there are many. */
export const intents: TableKind = { pageSize: limits.tablePageSize };
