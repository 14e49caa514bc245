import type { Caller, Services } from '../../services.ts';
import { deleteSession } from '../../core/accounts/sessions/sessions.repository.ts';

/** Ends the session: its token stops working and its sockets close. */
export async function logOut({ db, hub }: Services, { sessionId }: Caller): Promise<null> {
  await deleteSession(db, sessionId);
  hub.endSessions([sessionId]);
  return null;
}
