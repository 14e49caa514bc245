import type { TeamId } from '@confab/model';
import { sql } from 'kysely';
import type { Db } from '../../services.ts';

/** Stores the limit of every team. @param bytes 0 for no limit. */
export async function storeTeamLimit(db: Db, bytes: number): Promise<void> {
  const limit = bytes === 0 ? null : bytes;
  await db
    .insertInto('teamQuota')
    .values({ isOnly: true, bytes: limit })
    .onConflict((conflict) => conflict.column('isOnly').doUpdateSet({ bytes: limit }))
    .execute();
}

/** Lets the rest of a transaction write to a full team; for deletions, whose events take some bytes. */
export async function ignoreQuota(trx: Db): Promise<void> {
  await sql`select set_config('confab.ignores_quota', 'on', true)`.execute(trx);
}

/** The bytes that a team stores, and the limit; undefined without one. */
export async function findTeamStorage(db: Db, teamId: TeamId) {
  const usage = await db.selectFrom('teamUsage').select('bytes').where('teamId', '=', teamId).executeTakeFirst();
  const quota = await db.selectFrom('teamQuota').select('bytes').executeTakeFirst();
  return { usedBytes: usage?.bytes ?? 0, allowedBytes: quota?.bytes ?? undefined };
}
