import { sql } from 'kysely';
import type { Db } from '../../services.ts';

/**
 * Updates the table statistics of the embedded database.
 *
 * A PostgreSQL server does this automatically. Without statistics, query plans made for empty tables stay, and a key
 * check reads the whole table.
 */
export async function analyze(db: Db): Promise<void> {
  await sql`analyze`.execute(db);
}
