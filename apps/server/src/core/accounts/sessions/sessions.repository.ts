import type { AccountId, TeamId } from '@confab/model';
import { sql } from 'kysely';
import { shownEmail } from '../addresses/shown-address.repository.ts';
import { compileOnce } from '../../../db/compile-once.ts';
import { skipNewest } from '../../../db/skip-newest.ts';
import type { Db } from '../../../services.ts';

/** A session with the columns that a `Caller` needs. */
export interface SessionRow {
  readonly id: string;
  readonly accountId: AccountId;
  readonly email: string;
  /** The last proven address, which others see. */
  readonly shownEmail: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly isVerified: boolean;
  readonly roles: string;
  readonly activeTeamId: TeamId | null;
}

export async function findLiveSession(db: Db, tokenHash: Buffer): Promise<SessionRow | undefined> {
  return (await liveSession(db, { tokenHash }))[0];
}

const liveSession = compileOnce<{ tokenHash: Buffer }, SessionRow>((db, given) => liveSessions(db, given.tokenHash));

/** Finds a live session by its id, for tickets that were issued in it. */
export function findLiveSessionById(db: Db, sessionId: string): Promise<SessionRow | undefined> {
  return selectLiveSessions(db).where('session.id', '=', sessionId).executeTakeFirst();
}

/** Selects the live session of a token. */
export function liveSessions(db: Db, tokenHash: Buffer) {
  return selectLiveSessions(db).where('session.tokenHash', '=', tokenHash);
}

/** Live sessions: used within 7 days, begun within 30, by the database's clock, of accounts not disabled. */
function selectLiveSessions(db: Db) {
  return db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.accountId')
    .where('account.status', '=', 'active')
    .where(
      sql<boolean>`session.last_seen_at > now() - interval '7 days' and session.created_at > now() - interval '30 days'`,
    )
    .select([
      'session.id',
      'session.accountId',
      'account.email',
      shownEmail.as('shownEmail'),
      'account.firstName',
      'account.lastName',
      'account.isVerified',
      'account.roles',
      'account.activeTeamId',
    ]);
}

/** Records that a session was used, at most once a minute, so that most reads need no write. */
export async function touchSession(db: Db, sessionId: string): Promise<void> {
  await db
    .updateTable('session')
    .set({ lastSeenAt: sql<Date>`now()` })
    .where('id', '=', sessionId)
    .where(sql<boolean>`last_seen_at < now() - interval '1 minute'`)
    .execute();
}

/**
 * Stores a session. One that another session handed over belongs to its family, and gets its age and its time of
 * authentication: a hand-over needs no password, so it must not make a sign-in last longer.
 */
export async function insertSession(
  db: Db,
  {
    parentId,
    ...row
  }: {
    id: string;
    tokenHash: Buffer;
    accountId: AccountId;
    ip: string;
    agent: string;
    parentId?: string | null | undefined;
  },
): Promise<void> {
  const takeOver = (column: 'created_at' | 'authenticated_at') =>
    parentId
      ? sql<Date>`coalesce((select ${sql.ref(column)} from session where id = ${parentId}), 'epoch')`
      : sql<Date>`now()`;
  await db
    .insertInto('session')
    .values({
      ...row,
      createdAt: takeOver('created_at'),
      authenticatedAt: takeOver('authenticated_at'),
      familyId: parentId ? familyOf(parentId) : null,
    })
    .execute();
}

/** The session that a session's family began with. */
function familyOf(sessionId: string) {
  return sql<string>`(select coalesce(family_id, id) from session where id = ${sessionId})`;
}

export async function replaceToken(trx: Db, sessionId: string, tokenHash: Buffer): Promise<void> {
  await trx.updateTable('session').set({ tokenHash }).where('id', '=', sessionId).execute();
}

/** Whether a session has not been ended. */
export async function hasSession(db: Db, sessionId: string): Promise<boolean> {
  const row = await db.selectFrom('session').select('id').where('id', '=', sessionId).executeTakeFirst();
  return row !== undefined;
}

/** Whether the password was typed for a session within ten minutes, by the database's clock. */
export async function isFreshlyAuthenticated(db: Db, sessionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('session')
    .select('id')
    .where('id', '=', sessionId)
    .where(sql<boolean>`authenticated_at > now() - interval '10 minutes'`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Records that the password was just typed for a session. */
export async function markFreshlyAuthenticated(trx: Db, sessionId: string): Promise<void> {
  await trx
    .updateTable('session')
    .set({ authenticatedAt: sql<Date>`now()` })
    .where('id', '=', sessionId)
    .execute();
}

/** A live session as its owner may see it. */
export interface ListedSession {
  readonly id: string;
  /** When it began in its browser, even when it was handed over by an older one. */
  readonly startedAt: Date;
  readonly lastSeenAt: Date;
  readonly agent: string;
  /** Equal for all sessions that began with one sign-in. */
  readonly familyId: string;
}

/** The live sessions of an account, the last used first. */
export function listLiveSessions(db: Db, accountId: AccountId): Promise<ListedSession[]> {
  return db
    .selectFrom('session')
    .where('accountId', '=', accountId)
    .where(sql<boolean>`last_seen_at > now() - interval '7 days' and created_at > now() - interval '30 days'`)
    .orderBy('lastSeenAt', 'desc')
    .select(['id', 'startedAt', 'lastSeenAt', 'agent', sql<string>`coalesce(family_id, id)`.as('familyId')])
    .execute();
}

/**
 * Ends all sessions of an account except one and the newest `others`. That one just began, but counts as old if an old
 * session handed it over.
 *
 * @returns the ids of those that ended.
 */
export async function endOldestSessions(
  db: Db,
  accountId: AccountId,
  kept: { readonly sessionId: string; readonly others: number },
): Promise<string[]> {
  const rows = await db
    .deleteFrom('session')
    .where('id', 'in', (query) =>
      query
        .selectFrom('session')
        .select('id')
        .where('accountId', '=', accountId)
        .where('id', '!=', kept.sessionId)
        .$call(skipNewest(kept.others)),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Ends a session with all of its family: those that began with the same sign-in, on whichever site.
 *
 * @param trx has locked the account, so that no session of the family begins at the same time
 * @returns the ids of those that ended
 */
export async function deleteSessionFamily(trx: Db, accountId: AccountId, sessionId: string): Promise<string[]> {
  const family = familyOf(sessionId);
  const rows = await trx
    .deleteFrom('session')
    .where('accountId', '=', accountId)
    .where(({ or, eb }) => or([eb('id', '=', family), eb('familyId', '=', family)]))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Ends every session of an account, except one that may be kept. @returns the ids of those that ended. */
export async function deleteSessions(db: Db, accountId: AccountId, keptId?: string): Promise<string[]> {
  const rows = await db
    .deleteFrom('session')
    .where('accountId', '=', accountId)
    .$if(keptId !== undefined, (query) => query.where('id', '!=', keptId ?? ''))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Ends sessions of an account. */
export async function deleteSessionsById(db: Db, accountId: AccountId, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('session').where('accountId', '=', accountId).where('id', 'in', ids).execute();
}
