import { createHmac, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { hashSecret } from '../../core/accounts/hash-secret.ts';
import type { Db } from '../../services.ts';
import type { Owner } from './connection.ts';

const tokenMs = 60_000;

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

/** The content of a connection token. It is signed, so any process can accept its socket. */
export interface ConnectionTicket extends Owner {
  readonly connectionId: string;
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

export function signTicket(ticket: ConnectionTicket, secret: string, now: number): string {
  const body = Buffer.from(JSON.stringify({ ...ticket, until: now + tokenMs })).toString('base64url');
  return `${body}.${signature(body, secret)}`;
}

/**
 * Reads a connection token. Only its first use has to be within a minute; reconnecting uses it again.
 *
 * @returns undefined for a token without our signature, or one that is too old for a first use.
 */
export function readTicket(
  token: string,
  secret: string,
  now: number,
  isKnown: (connectionId: string) => boolean,
): ConnectionTicket | undefined {
  const [body = '', given = ''] = token.split('.');
  const expected = Buffer.from(signature(body, secret));
  const actual = Buffer.from(given);
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return undefined;
  // The signature proves that signTicket created it.
  const { until, ...ticket } = JSON.parse(Buffer.from(body, 'base64url').toString()) as ConnectionTicket & {
    until: number;
  };
  return now <= until || isKnown(ticket.connectionId) ? ticket : undefined;
}

function signature(body: string, secret: string) {
  return createHmac('sha256', secret).update(`hub:${body}`).digest('base64url');
}
