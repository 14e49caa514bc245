import type { Pool } from 'pg';

/** Runs a statement with its values. */
export type RunStatement = (text: string, ...values: readonly unknown[]) => Promise<unknown>;

/** Fills tables in one transaction without a time limit. If it fails, no rows remain. */
export async function fillInTransaction(pool: Pool, fill: (run: RunStatement) => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    await fill((text, ...values) => client.query(text, [...values]));
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
