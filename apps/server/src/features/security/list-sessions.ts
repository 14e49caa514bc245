import type { SessionSummary } from '@confab/contracts';
import { browserMessages, describeBrowser, readBrowserNames } from '@confab/identity';
import type { Caller, Services } from '../../services.ts';
import { lockAccount } from '../../core/accounts/accounts.repository.ts';
import {
  deleteSessions,
  deleteSessionsById,
  listLiveSessions,
  type ListedSession,
} from '../../core/accounts/sessions/sessions.repository.ts';
import { afterCommit, transact } from '../../db/transact.ts';
import { nameMessage } from '../../http/failures/name-message.ts';

/**
 * Lists where the caller is signed in, the current device first, then by last use.
 *
 * The sessions of all sites that began with one sign-in are one device. A session that was handed over to another kind
 * of browser is listed on its own, so that a stolen one is visible.
 */
export async function listSessions({ db }: Services, { accountId, sessionId }: Caller): Promise<SessionSummary[]> {
  return groupByDevice(await listLiveSessions(db, accountId))
    .map((device) => toSummary(device, sessionId))
    .toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
}

function groupByDevice(sessions: readonly ListedSession[]): (readonly ListedSession[])[] {
  const devices = new Map<string, ListedSession[]>();
  for (const session of sessions) {
    const key = `${session.familyId} ${describeBrowser(session.agent)}`;
    devices.set(key, [...(devices.get(key) ?? []), session]);
  }
  return [...devices.values()];
}

/** @param device the sessions of a device, the last used first */
function toSummary(device: readonly ListedSession[], currentId: string): SessionSummary {
  const oldest = device.reduce((one, other) => (other.startedAt < one.startedAt ? other : one));
  const newest = device[0] ?? oldest;
  return {
    id: oldest.id,
    isCurrent: device.some(({ id }) => id === currentId),
    createdAt: oldest.startedAt.toISOString(),
    lastSeenAt: newest.lastSeenAt.toISOString(),
    ...describeAgent(newest.agent),
  };
}

/** The name of a browser in English, and as a message where a language joins its parts in its own way. */
function describeAgent(userAgent: string): Pick<SessionSummary, 'agent' | 'agentName' | 'agentParts'> {
  const agent = describeBrowser(userAgent);
  const names = readBrowserNames(userAgent);
  if (!names) return { agent };
  const { name, parts } = nameMessage(browserMessages[names.joined], names.parts);
  return { agent, agentName: name, agentParts: parts };
}

/**
 * Ends all sessions of one of the caller's devices: their tokens stop working and their sockets close at once. A session
 * that has ended, or is of another account, changes nothing.
 *
 * @param id any session of the device
 */
export function endSession({ db, hub }: Services, { accountId }: Caller, id: string): Promise<null> {
  return transact(db, async (trx) => {
    // Waits for a hand-over that is redeemed at the same time.
    await lockAccount(trx, accountId);
    const devices = groupByDevice(await listLiveSessions(trx, accountId));
    const device = devices.find((sessions) => sessions.some((session) => session.id === id)) ?? [];
    const ids = device.map((session) => session.id);
    if (ids.length === 0) return null;
    await deleteSessionsById(trx, accountId, ids);
    afterCommit(trx, () => hub.endSessions(ids));
    return null;
  });
}

/**
 * Ends the caller's other sessions, including those of other sites in the same browser: their tokens stop working and their
 * sockets close at once. The other sites sign in again by the account site.
 */
export function endOtherSessions({ db, hub }: Services, { accountId, sessionId }: Caller): Promise<null> {
  return transact(db, async (trx) => {
    // Waits for a hand-over that is redeemed at the same time.
    await lockAccount(trx, accountId);
    const endedIds = await deleteSessions(trx, accountId, sessionId);
    afterCommit(trx, () => hub.endSessions(endedIds));
    return null;
  });
}
