import type { AccountId } from '@confab/model';
import type { Caller, Db, Services } from '../../../services.ts';
import { lockAccount } from '../accounts.repository.ts';
import { hashSecret } from '../hash-secret.ts';
import {
  endOldestSessions,
  findLiveSession,
  findLiveSessionById,
  insertSession,
  replaceToken,
  touchSession,
  type SessionRow,
} from './sessions.repository.ts';

const prefix = 'tvs_';
const tokenShape = /^tvs_[A-Za-z0-9_-]{43}$/;
const maxSessions = 20;

/**
 * Finds the caller of a token; undefined for an unknown or ended one and for a disabled account.
 *
 * @param find reads the session; the guard passes one that reads more in the same statement.
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

/** Finds the caller in whose session a ticket was issued; undefined when the session has ended. */
export async function findTicketCaller({ db }: Services, sessionId: string): Promise<Caller | undefined> {
  const row = await findLiveSessionById(db, sessionId);
  return row && toCaller(row);
}

/** When this process last updated the last use of each session, in milliseconds. */
const createTouchTimes = () => new Map<string, number>();

/** Updates the last use of a session in the background, at most once a minute. */
function touchInBackground({ db, log, now, processState }: Services, sessionId: string) {
  const time = now();
  const touchedAt = processState.get(createTouchTimes);
  if (time - (touchedAt.get(sessionId) ?? 0) < 60_000) return;
  if (touchedAt.size > 10_000) touchedAt.clear();
  touchedAt.set(sessionId, time);
  touchSession(db, sessionId).catch((error: unknown) => log.warn({ err: error }, 'a session could not be touched'));
}

function toCaller(row: SessionRow): Caller {
  return {
    accountId: row.accountId,
    activeTeamId: row.activeTeamId,
    sessionId: row.id,
    email: row.email,
    name: getAccountName({ ...row, email: row.shownEmail }),
    isVerified: row.isVerified,
    roles: row.roles,
  };
}

/** The name that team members see: the account's name, or its address without one. */
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
  /** The oldest sessions, ended because the account had too many. */
  readonly endedIds: readonly string[];
}

/**
 * Begins a session. The token is returned once and stored only as a hash.
 *
 * A session handed over from another one gets its beginning and its time of authentication, since the password was
 * typed there.
 */
export async function beginSession(
  trx: Db,
  { newId, newSecret }: Pick<Services, 'newId' | 'newSecret'>,
  accountId: AccountId,
  from: { ip: string; userAgent: string; parentId?: string | null },
): Promise<NewSession> {
  const token = `${prefix}${newSecret()}`;
  const sessionId = newId();
  // Simultaneous sign-ins have to see each other's sessions, so that the maximum holds.
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
  return {
    sessionId,
    token,
    endedIds: await endOldestSessions(trx, accountId, { sessionId, others: maxSessions - 1 }),
  };
}

/** Gives a session a new token; the previous one stops working. */
export async function renewToken(
  trx: Db,
  { newSecret }: Pick<Services, 'newSecret'>,
  sessionId: string,
): Promise<string> {
  const token = `${prefix}${newSecret()}`;
  await replaceToken(trx, sessionId, hashSecret(token));
  return token;
}
