import { sql } from 'kysely';
import type { Db } from '../services.ts';

/**
 * Counts again what the tables of the embedded database hold.
 *
 * A server has a process of its own for this. Without it, plans made while the tables were empty stay, and checking
 * a key then reads the whole table.
 */
export async function analyze(db: Db): Promise<void> {
  await sql`analyze`.execute(db);
}
