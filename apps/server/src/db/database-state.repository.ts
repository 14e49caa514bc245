import { sql } from 'kysely';
import type { Db } from '../services.ts';

/** Asks the database for an answer. @throws when it does not answer */
export async function askDatabase(db: Db): Promise<null> {
  await sql`select 1`.execute(db);
  return null;
}

/** Whether the database answers. Who needs its data reports why it doesn't. */
export async function answersQueries(db: Db): Promise<boolean> {
  try {
    await askDatabase(db);
    return true;
  } catch {
    return false;
  }
}

/** The position in the write-ahead log, which moves with every written row. */
export async function readLogPosition(db: Db): Promise<string> {
  const { rows } = await sql<{ position: string }>`select pg_current_wal_insert_lsn()::text as position`.execute(db);
  return rows[0]?.position ?? '';
}
