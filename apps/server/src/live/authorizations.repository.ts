import type { AccountId } from '@confab/model';
import { sql } from 'kysely';
import { hashSecret } from '../core/accounts/hash-secret.ts';
import type { Db } from '../services.ts';
import type { Owner } from './sockets/connection.ts';

/** Finds the owner of a hub access token, which is valid for 15 minutes and at most as long as its session. */
export async function findHubOwner(db: Db, accessToken: string): Promise<Owner | undefined> {
  if (!/^[A-Za-z0-9_-]{43}$/.test(accessToken)) return undefined;
  const row = await db
    .selectFrom('ticket')
    .innerJoin('session', 'session.id', 'ticket.sessionId')
    .innerJoin('account', 'account.id', 'session.accountId')
    .where('ticket.secretHash', '=', hashSecret(accessToken))
    .where('ticket.purpose', '=', 'hub')
    .where(sql<boolean>`ticket.expires_at > now()`)
    .where('account.status', '=', 'active')
    .select(['ticket.accountId', 'session.id'])
    .executeTakeFirst();
  return row && { accountId: row.accountId, sessionId: row.id };
}

/** Whether a session is still valid, and its account not disabled; a connection token can outlive it by up to a minute. */
export async function isSessionAlive(db: Db, { sessionId, accountId }: Owner): Promise<boolean> {
  const row = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.accountId')
    .select('session.id')
    .where('session.id', '=', sessionId)
    .where('session.accountId', '=', accountId)
    .where('account.status', '=', 'active')
    .executeTakeFirst();
  return row !== undefined;
}

/** The ids of those sessions that are valid and whose accounts are not disabled. */
export async function listLiveSessions(db: Db, sessionIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.accountId')
    .select('session.id')
    .where('session.id', 'in', sessionIds)
    .where('account.status', '=', 'active')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The memberships of accounts in teams that are not deleted. */
export async function listMemberships(
  db: Db,
  accountIds: readonly AccountId[],
): Promise<readonly { readonly accountId: AccountId; readonly teamId: string }[]> {
  return db
    .selectFrom('teamMember')
    .innerJoin('team', 'team.id', 'teamMember.teamId')
    .select(['teamMember.accountId', 'teamMember.teamId'])
    .where('teamMember.accountId', 'in', accountIds)
    .where('team.deletedAt', 'is', null)
    .execute();
}
