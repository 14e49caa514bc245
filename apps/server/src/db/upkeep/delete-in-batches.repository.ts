import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../services.ts';

/** Rows of one table that have expired. */
export interface ExpiredRows {
  readonly table: string;
  /** One or several conditions, each covered by an index of the table. The rows of each are deleted separately. */
  readonly conditions: readonly RawBuilder<unknown>[];
  /** Rows per statement; 1,000 by default. Less for rows whose deletion cascades to many others. */
  readonly batchSize?: number;
}

/** Rows per statement: far below what the statement timeout of a server allows. */
const defaultBatchSize = 1_000;

/**
 * Deletes rows in statements of a limited number of rows each, until none is left. Each statement commits separately,
 * so the next run continues an interrupted one. Rows that another process is deleting are left to it.
 *
 * @param all the database without the tenant guard.
 * @param isStopped asked before each statement, so that a server can stop in the middle of a run.
 */
export async function deleteInBatches(
  all: Db,
  { table, conditions, batchSize = defaultBatchSize }: ExpiredRows,
  isStopped: () => boolean = () => false,
): Promise<void> {
  for (const condition of conditions)
    while (!isStopped() && (await deleteBatch(all, table, condition, batchSize)) === batchSize);
}

async function deleteBatch(all: Db, table: string, condition: RawBuilder<unknown>, batchSize: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${condition} limit ${sql.lit(batchSize)} for update skip locked))`.execute(
    all,
  );
  return Number(numAffectedRows);
}
