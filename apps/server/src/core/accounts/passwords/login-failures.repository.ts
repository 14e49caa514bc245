import { sql } from 'kysely';
import type { Db } from '../../../services.ts';

/** Wrong passwords of one origin for one account; times by the database's clock. */
export interface FailureRow {
  readonly origin: string;
  readonly failures: number;
  readonly sinceFirst: number;
  readonly sinceLast: number;
}

/** Reads the failure counts of an account by origin and locks them until the transaction ends; missing ones are 0. */
export async function lockFailures(trx: Db, subject: Buffer, origins: readonly string[]): Promise<FailureRow[]> {
  await trx
    .insertInto('loginFailure')
    .values(origins.map((origin) => ({ subject, origin, failures: 0 })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return trx
    .selectFrom('loginFailure')
    .where('subject', '=', subject)
    .where('origin', 'in', origins)
    .orderBy('origin')
    .select([
      'origin',
      'failures',
      sql<number>`extract(epoch from now() - first_at)::float8`.as('sinceFirst'),
      sql<number>`extract(epoch from now() - last_at)::float8`.as('sinceLast'),
    ])
    .forUpdate()
    .execute();
}

/** Counts one more failure. `before` is the number that still counts; 0 starts a new count. */
export async function countFailure(trx: Db, subject: Buffer, origin: string, before: number): Promise<void> {
  await trx
    .updateTable('loginFailure')
    .set({
      failures: before + 1,
      lastAt: sql<Date>`now()`,
      ...(before === 0 && { firstAt: sql<Date>`now()` }),
    })
    .where('subject', '=', subject)
    .where('origin', '=', origin)
    .execute();
}

/** Removes a failure that was counted before the password turned out to be right. */
export async function removeFailure(db: Db, subject: Buffer, origin: string): Promise<void> {
  await db
    .updateTable('loginFailure')
    .set(({ eb }) => ({ failures: eb('failures', '-', 1) }))
    .where('subject', '=', subject)
    .where('origin', '=', origin)
    .where('failures', '>', 0)
    .execute();
}

export async function forgetFailures(db: Db, subject: Buffer, origin: string): Promise<void> {
  await db.deleteFrom('loginFailure').where('subject', '=', subject).where('origin', '=', origin).execute();
}
