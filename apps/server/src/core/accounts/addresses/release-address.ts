import type { Db } from '../../../services.ts';
import { dropAddress, findClaims, setAddress, type Claim } from './address-claims.repository.ts';
import { decideClaim, getClaimState, type ClaimingAction } from './address-state.ts';
import { deleteSessions } from '../sessions/sessions.repository.ts';
import { revokeTickets } from '../tickets.repository.ts';

/** Whether an account may have an address now. */
export interface ReleasedAddress {
  readonly isFree: boolean;
  /** Sessions that were ended; close their sockets after the transaction. */
  readonly endedIds: readonly string[];
}

/**
 * Takes an address from the accounts that claim it without a right to it, as `address-state.ts` decides, so that
 * another account can have it. Nothing changes when one of them has a right to it.
 *
 * The address has to be locked (`lockAddresses`).
 *
 * @param claimantId the account that gets the address, if it exists already.
 */
export async function releaseAddress(
  trx: Db,
  { emailKey, action, claimantId }: { emailKey: string; action: ClaimingAction; claimantId?: string | undefined },
): Promise<ReleasedAddress> {
  const claims = (await findClaims(trx, emailKey))
    .filter(({ accountId }) => accountId !== claimantId)
    .map((claim) => ({ ...claim, outcome: decideClaim(getClaimState(claim, emailKey), action) }));
  if (claims.some(({ outcome }) => outcome === 'block')) return { isFree: false, endedIds: [] };
  const endedIds: string[] = [];
  for (const claim of claims) {
    if (claim.outcome === 'revert') await revertClaim(trx, claim);
    else endedIds.push(...(await dropClaim(trx, claim)));
  }
  return { isFree: true, endedIds };
}

/** Gives an account with an unconfirmed change its proven address back; its sessions continue. */
async function revertClaim(trx: Db, { accountId, recoveryEmail, recoveryEmailKey }: Claim) {
  if (recoveryEmail === null || recoveryEmailKey === null) return;
  await revokeTickets(trx, 'verifyEmail', accountId);
  await setAddress(trx, accountId, { email: recoveryEmail, emailKey: recoveryEmailKey, isVerified: true }, undefined);
}

async function dropClaim(trx: Db, { accountId }: Claim) {
  await revokeTickets(trx, 'resetPassword', accountId);
  await dropAddress(trx, accountId);
  return deleteSessions(trx, accountId);
}
