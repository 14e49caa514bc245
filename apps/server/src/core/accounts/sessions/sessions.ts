import type { AccountId } from '@confab/model';
import type { Caller, Db, Services } from '../../../services.ts';
import { lockAccount } from '../accounts.repository.ts';
import { hashSecret } from '../hash-secret.ts';
import {
  endOldestSessions,
  findLiveSession,
  insertSession,
  replaceToken,
  touchSession,
  type SessionRow,
} from './sessions.repository.ts';

const prefix = 'tvs_';
const tokenShape = /^tvs_[A-Za-z0-9_-]{43}$/;
const maxSessions = 20;

/**
 * Who holds a token; undefined for a token that never was, has ended or belongs to a disabled account.
 *
 * @param find reads the session, for somebody who reads more along with it.
 */
export async function findCaller(
  services: Services,
  token: string,
  find: typeof findLiveSession = findLiveSession,
): Promise<Caller | undefined> {
  if (!tokenShape.test(token)) return undefined;
  const row = await find(services.db, hashSecret(token));
  if (!row) return undefined;
  touchInBackground(services, row.id);
  return toCaller(row);
}

const touchedAt = new Map<string, number>();

/** The database is asked at most once a minute for each session, and nobody waits for it. */
function touchInBackground({ db, log, now }: Services, sessionId: string) {
  const time = now();
  if (time - (touchedAt.get(sessionId) ?? 0) < 60_000) return;
  if (touchedAt.size > 10_000) touchedAt.clear();
  touchedAt.set(sessionId, time);
  touchSession(db, sessionId).catch((error: unknown) => log.warn({ error }, 'a session could not be touched'));
}

function toCaller(row: SessionRow): Caller {
  return {
    // Both come from the database's own keys.
    accountId: row.accountId,
    activeTeamId: row.activeTeamId,
    sessionId: row.id,
    email: row.email,
    name: getAccountName(row),
    isVerified: row.isVerified,
    roles: row.roles,
  };
}

/** What colleagues see: the name if there is one, else the address. */
export function getAccountName({
  firstName,
  lastName,
  email,
}: Pick<SessionRow, 'firstName' | 'lastName' | 'email'>): string {
  return `${firstName} ${lastName}`.trim() || email;
}

export interface NewSession {
  readonly sessionId: string;
  readonly token: string;
  /** Older sessions that had to go for this one. */
  readonly endedIds: readonly string[];
}

/**
 * Begins a session. The token is told once and stored only as a hash.
 *
 * A session handed over from another one is no fresher than that: the password was typed there.
 */
export async function beginSession(
  trx: Db,
  { newId, newSecret }: Pick<Services, 'newId' | 'newSecret'>,
  accountId: AccountId,
  from: { ip: string; userAgent: string; parentId?: string | null },
): Promise<NewSession> {
  const token = `${prefix}${newSecret()}`;
  const sessionId = newId();
  // Of many at once each has to see the others, or there would be more than there may be.
  await lockAccount(trx, accountId);
  const agent = from.userAgent.slice(0, 300);
  await insertSession(trx, {
    id: sessionId,
    tokenHash: hashSecret(token),
    accountId,
    ip: from.ip,
    agent,
    parentId: from.parentId,
  });
  return { sessionId, token, endedIds: await endOldestSessions(trx, accountId, maxSessions) };
}

/** A new token for a session that goes on; the one before is worth nothing from now on. */
export async function renewToken(
  trx: Db,
  { newSecret }: Pick<Services, 'newSecret'>,
  sessionId: string,
): Promise<string> {
  const token = `${prefix}${newSecret()}`;
  await replaceToken(trx, sessionId, hashSecret(token));
  return token;
}
