import { sql } from 'kysely';
import type { Db } from '../../services.ts';

/** A session with what a caller is made of. */
export interface SessionRow {
  readonly id: string;
  readonly accountId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly isVerified: boolean;
  readonly roles: string;
  readonly activeTeamId: string | null;
}

/** Alive: used within 7 days, begun within 30, by the database's clock; and its account not disabled. */
export function findLiveSession(db: Db, tokenHash: Buffer): Promise<SessionRow | undefined> {
  return db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.accountId')
    .where('session.tokenHash', '=', tokenHash)
    .where('account.status', '=', 'active')
    .where(
      sql<boolean>`session.last_seen_at > now() - interval '7 days' and session.created_at > now() - interval '30 days'`,
    )
    .select([
      'session.id',
      'session.accountId',
      'account.email',
      'account.firstName',
      'account.lastName',
      'account.isVerified',
      'account.roles',
      'account.activeTeamId',
    ])
    .executeTakeFirst();
}

/** Notes that a session was used; at most once a minute, so that reading stays reading. */
export async function touchSession(db: Db, sessionId: string): Promise<void> {
  await db
    .updateTable('session')
    .set({ lastSeenAt: sql<Date>`now()` })
    .where('id', '=', sessionId)
    .where(sql<boolean>`last_seen_at < now() - interval '1 minute'`)
    .execute();
}

export async function insertSession(
  db: Db,
  row: { id: string; tokenHash: Buffer; accountId: string; ip: string; agent: string },
): Promise<void> {
  await db.insertInto('session').values(row).execute();
}

/** Ends all sessions of an account beyond the newest `keep`. @returns the ids of those that ended. */
export async function endOldestSessions(db: Db, accountId: string, keep: number): Promise<string[]> {
  const rows = await db
    .deleteFrom('session')
    .where('id', 'in', (query) =>
      query
        .selectFrom('session')
        .select('id')
        .where('accountId', '=', accountId)
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .offset(keep),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function deleteSession(db: Db, sessionId: string): Promise<void> {
  await db.deleteFrom('session').where('id', '=', sessionId).execute();
}

/** Ends every session of an account, except one that may be kept. @returns the ids of those that ended. */
export async function deleteSessionsOf(db: Db, accountId: string, keptId?: string): Promise<string[]> {
  const rows = await db
    .deleteFrom('session')
    .where('accountId', '=', accountId)
    .$if(keptId !== undefined, (query) => query.where('id', '!=', keptId ?? ''))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
