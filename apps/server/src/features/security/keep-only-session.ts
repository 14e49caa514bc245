import type { Caller, Db, Services } from '../../services.ts';
import { deleteSessions } from '../../core/accounts/sessions/sessions.repository.ts';
import { renewToken } from '../../core/accounts/sessions/sessions.ts';

/** The caller's session with its new token. */
export interface RenewedSession {
  readonly token: string;
  /** The sessions elsewhere; close their sockets after the transaction. */
  readonly endedIds: readonly string[];
}

/** Ends every other session of the caller and renews this one's token, so that a stolen one stops working too. */
export async function keepOnlySession(
  trx: Db,
  services: Pick<Services, 'newSecret'>,
  { accountId, sessionId }: Caller,
): Promise<RenewedSession> {
  const endedIds = await deleteSessions(trx, accountId, sessionId);
  return { token: await renewToken(trx, services, sessionId), endedIds };
}
