import { sql } from 'kysely';
import type { Db } from '../services.ts';

/** Asks the database for an answer. @throws when it does not answer */
export async function askDatabase(db: Db): Promise<null> {
  await sql`select 1`.execute(db);
  return null;
}

/** Whether the database answers. Callers that need the reason of a failure use `askDatabase`. */
export async function answersQueries(db: Db): Promise<boolean> {
  try {
    await askDatabase(db);
    return true;
  } catch {
    return false;
  }
}

/** Tables in which jobs store their progress, even while the installation is idle. */
const progressTables = ['alert_check', 'analytics_progress', 'team_usage'];

/**
 * Counts the rows of the embedded database that were written since its counters began. The text stays the same until
 * data changes. The position in the write-ahead log is no alternative: it moves with every run of a job.
 */
export async function countChanges(db: Db): Promise<string> {
  // A session reports its counters once a second at most.
  await sql`select pg_stat_force_next_flush()`.execute(db);
  const { rows } = await sql<{ count: string | null }>`
    select sum(n_tup_ins + n_tup_upd + n_tup_del)::text as count from pg_stat_user_tables
    where relname <> all(${sql.val(progressTables)}::text[])`.execute(db);
  return rows[0]?.count ?? '';
}
