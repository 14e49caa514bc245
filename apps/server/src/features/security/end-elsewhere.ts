import type { Caller, Db, Services } from '../../services.ts';
import { deleteSessionsOf } from '../accounts/sessions.repository.ts';
import { renewToken } from '../accounts/sessions.ts';

/** The session that goes on, under a new token. */
export interface RenewedSession {
  readonly token: string;
  /** The sessions elsewhere; close their sockets after the transaction. */
  readonly endedIds: readonly string[];
}

/** Ends every other session of the caller and gives this one a new token: who stole the one before is out too. */
export async function endElsewhere(
  trx: Db,
  services: Pick<Services, 'newSecret'>,
  { accountId, sessionId }: Caller,
): Promise<RenewedSession> {
  const endedIds = await deleteSessionsOf(trx, accountId, sessionId);
  return { token: await renewToken(trx, services, sessionId), endedIds };
}
