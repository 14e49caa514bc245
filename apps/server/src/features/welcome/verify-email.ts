import type { ResultOf, welcomeCalls } from '@confab/contracts';
import { emailKey } from '@confab/identity';
import type { Db, Services } from '../../services.ts';
import { findAccount, lockAccount, type AccountRow } from '../../core/accounts/accounts.repository.ts';
import { lockAddresses, setAddress } from '../../core/accounts/addresses/address-claims.repository.ts';
import { proveMailbox, type LinkOpener } from '../../core/accounts/addresses/prove-mailbox.ts';
import { releaseAddress } from '../../core/accounts/addresses/release-address.ts';
import { sendVerification } from '../../core/accounts/addresses/send-verification.ts';
import { findTicket, hasFreshTicket, revokeTickets } from '../../core/accounts/tickets.repository.ts';

type Verification = ResultOf<typeof welcomeCalls.verifyEmail>;

/** The answer, and the secret that the browser gets besides it. */
export interface VerificationResult {
  readonly answer: Verification;
  readonly setPasswordTicket?: string | undefined;
}

interface Step extends VerificationResult {
  readonly endedIds: readonly string[];
}

/**
 * Verifies the address that a mailed link was sent to. An expired link gets a fresh one mailed.
 *
 * Opening the link proves the mailbox: the account is verified, and every other account that claims the address without
 * proof loses it. The link of a changed address works only for a person who is signed in to the account.
 */
export async function verifyEmail(services: Services, code: string, opener: LinkOpener): Promise<VerificationResult> {
  const { endedIds, ...result } = await services.db.transaction().execute(async (trx): Promise<Step> => {
    const found = await findTicket(trx, 'verifyEmail', code);
    const owner = found && (await findAccount(trx, found.accountId));
    if (!found || !owner) return withoutEffect('userNotFound');
    // Older tickets were stored without an address; they are for the account's own address.
    const address = found.address || owner.email;
    await lockAddresses(trx, [emailKey(address) ?? '']);
    await lockAccount(trx, owner.id);
    // Only under the lock is it certain that nobody uses the link at the same time.
    const ticket = await findTicket(trx, 'verifyEmail', code);
    const account = await findAccount(trx, owner.id);
    if (!ticket || !account) return withoutEffect('userNotFound');
    if (ticket.usedAt !== null || ticket.isExpired)
      return withoutEffect(await explainUnusable(trx, services, ticket, account));
    if (account.status !== 'active') return withoutEffect('userNotFound');
    const claimed = await claimAddress(trx, account, address);
    if (!claimed.isFree) return withoutEffect('alreadyRegistered');
    const proven = await proveMailbox(trx, services, account, opener);
    if (!proven) return withoutEffect('signInRequired');
    await revokeTickets(trx, 'verifyEmail', account.id);
    const { isPasswordSet, hasSignUpPassword, setPasswordTicket } = proven;
    const answer = { outcome: 'verified', email: address, isPasswordSet, hasSignUpPassword } as const;
    return { answer, setPasswordTicket, endedIds: [...claimed.endedIds, ...proven.endedIds] };
  });
  services.hub.endSessions(endedIds);
  return result;
}

/** Gives the account the proven address, even if another account claimed it after the link was mailed. */
async function claimAddress(trx: Db, account: AccountRow, address: string) {
  const key = emailKey(address) ?? '';
  const released = await releaseAddress(trx, { emailKey: key, action: 'prove', claimantId: account.id });
  const hasLostIt = released.isFree && account.emailKey !== key;
  if (hasLostIt) await setAddress(trx, account.id, { email: address, emailKey: key, isVerified: false }, undefined);
  return released;
}

function withoutEffect(outcome: Verification['outcome']): Step {
  return { answer: { outcome, email: '', isPasswordSet: true, hasSignUpPassword: false }, endedIds: [] };
}

async function explainUnusable(
  trx: Db,
  services: Services,
  { isExpired }: { isExpired: boolean },
  account: AccountRow,
): Promise<Verification['outcome']> {
  if (account.isVerified) return 'alreadyRegistered';
  // Expired, or replaced by a newer link: either way the person needs one that works.
  if (isExpired && !(await hasFreshTicket(trx, 'verifyEmail', account.id)))
    await sendVerification(trx, services, account);
  return 'emailExpired';
}
