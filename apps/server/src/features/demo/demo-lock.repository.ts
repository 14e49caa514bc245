import { sql } from 'kysely';
import type { Services } from '../../services.ts';

/** The advisory lock of the process that creates the demo world. The number is arbitrary. */
const demoLock = 4_117_205;

/**
 * Runs work that only one process of a database may do at a time.
 *
 * @returns undefined when another process does it.
 */
export async function runAlone<Result>(
  { config, db }: Services,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  // The embedded database has one process, and one connection, which the work needs.
  if (config.databaseUrl === undefined) return work();
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{ isFree: boolean }>`select pg_try_advisory_lock(${demoLock}) as is_free`.execute(
      connection,
    );
    if (!rows[0]?.isFree) return undefined;
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(${demoLock})`.execute(connection);
    }
  });
}
