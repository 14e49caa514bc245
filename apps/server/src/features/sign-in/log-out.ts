import { lockAccount } from '../../core/accounts/accounts.repository.ts';
import { deleteSessionFamily } from '../../core/accounts/sessions/sessions.repository.ts';
import { afterCommit, transact } from '../../db/transact.ts';
import type { Caller, Services } from '../../services.ts';

/**
 * Signs out on all sites at once: ends the session and all others that began with the same sign-in. Their tokens stop
 * working and their sockets close (TOK-4).
 */
export function logOut({ db, hub }: Services, { accountId, sessionId }: Caller): Promise<null> {
  return transact(db, async (trx) => {
    // A hand-over that is redeemed at the same time either ends with the family or finds its code deleted.
    await lockAccount(trx, accountId);
    const endedIds = await deleteSessionFamily(trx, accountId, sessionId);
    afterCommit(trx, () => hub.endSessions(endedIds));
    return null;
  });
}
