import { staffListMax } from '@confab/contracts';
import type { SelectQueryBuilder } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Db } from '../../services.ts';

/** Counts the rows of a query, up to the maximum of the lists of the staff. */
export async function countUpTo<Table extends keyof Tables>(
  db: Db,
  rows: SelectQueryBuilder<Tables, Table, { id: string }>,
): Promise<number> {
  const { count } = await db
    .selectFrom(rows.limit(staffListMax).as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
