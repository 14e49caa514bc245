import { sql } from 'kysely';
import type { Db } from '../../services.ts';

/** Asks the database for an answer. @throws when it does not answer */
export async function askDatabase(db: Db): Promise<null> {
  await sql`select 1`.execute(db);
  return null;
}
