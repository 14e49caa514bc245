import type { SessionSummary } from '@confab/contracts';
import { describeBrowser } from '@confab/identity';
import type { Caller, Services } from '../../services.ts';
import { deleteSessions, listLiveSessions } from '../../core/accounts/sessions/sessions.repository.ts';

/** Lists the caller's sessions, the current one first, then by last use. */
export async function listSessions({ db }: Services, { accountId, sessionId }: Caller): Promise<SessionSummary[]> {
  const sessions = (await listLiveSessions(db, accountId)).map((session) => ({
    id: session.id,
    isCurrent: session.id === sessionId,
    createdAt: session.createdAt.toISOString(),
    lastSeenAt: session.lastSeenAt.toISOString(),
    agent: describeBrowser(session.agent),
  }));
  return sessions.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
}

/** Ends the caller's other sessions: their tokens stop working and their sockets close at once. */
export async function endOtherSessions({ db, hub }: Services, { accountId, sessionId }: Caller): Promise<null> {
  hub.endSessions(await deleteSessions(db, accountId, sessionId));
  return null;
}
