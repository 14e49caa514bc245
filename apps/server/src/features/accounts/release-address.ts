import type { Db } from '../../services.ts';
import { dropAddress, findClaims, setAddress } from './address-claims.repository.ts';
import { deleteSessionsOf } from './sessions.repository.ts';
import { revokeTickets } from './tickets.ts';

/** Whether an address can be given to somebody else now. */
export interface ReleasedAddress {
  readonly isFree: boolean;
  /** Sessions that ended for it; close their sockets after the transaction. */
  readonly endedIds: readonly string[];
}

/**
 * Takes an address from whoever claims it without ever having proved it, so that nobody can squat on one.
 *
 * An account that had changed to it goes back to its verified address; one that had registered with it is left
 * without, until its mailed link proves the mailbox after all. A verified address is never taken, nor is one
 * that somebody's change can still be undone to. The address has to be locked (`lockAddresses`).
 */
export async function releaseAddress(trx: Db, emailKey: string, exceptAccountId?: string): Promise<ReleasedAddress> {
  const claims = (await findClaims(trx, emailKey)).filter(({ accountId }) => accountId !== exceptAccountId);
  const isProven = claims.some((claim) => claim.isVerified || claim.recoveryEmailKey === emailKey);
  if (isProven) return { isFree: false, endedIds: [] };
  const endedIds: string[] = [];
  for (const { accountId, recoveryEmail, recoveryEmailKey } of claims) {
    if (recoveryEmail !== null && recoveryEmailKey !== null) {
      await revokeTickets(trx, 'verifyEmail', accountId);
      await setAddress(
        trx,
        accountId,
        { email: recoveryEmail, emailKey: recoveryEmailKey, isVerified: true },
        undefined,
      );
    } else {
      await revokeTickets(trx, 'resetPassword', accountId);
      await dropAddress(trx, accountId);
      endedIds.push(...(await deleteSessionsOf(trx, accountId)));
    }
  }
  return { isFree: true, endedIds };
}
