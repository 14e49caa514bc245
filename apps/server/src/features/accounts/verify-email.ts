import type { accountCalls, ResultOf } from '@confab/contracts';
import { emailKey } from '@confab/identity';
import type { Db, Services } from '../../services.ts';
import { findAccount, lockAccount, type AccountRow } from './accounts.repository.ts';
import { lockAddresses, setAddress } from './address-claims.repository.ts';
import { proveMailbox, type LinkOpener } from './prove-mailbox.ts';
import { releaseAddress } from './release-address.ts';
import { sendVerification } from './send-verification.ts';
import { findTicket, hasFreshTicket, redeemTicket } from './tickets.ts';

type Outcome = ResultOf<typeof accountCalls.verifyEmail>;

/** The answer, and what the browser gets besides it. */
export interface Verification {
  readonly answer: Outcome;
  readonly setPasswordTicket?: string | undefined;
}

interface Step extends Verification {
  readonly endedIds: readonly string[];
}

/**
 * What opening a mailed verification link comes to. An expired link gets a fresh one mailed.
 *
 * Whoever opens the link proves the mailbox, so from then on the account is verified, and anybody else who
 * claims the address without proof loses it.
 */
export async function verifyEmail(services: Services, code: string, opener: LinkOpener): Promise<Verification> {
  const { endedIds, ...verification } = await services.db.transaction().execute(async (trx): Promise<Step> => {
    const found = await findTicket(trx, 'verifyEmail', code);
    if (found) {
      await lockAddresses(trx, [emailKey(found.address) ?? '']);
      await lockAccount(trx, found.accountId);
    }
    const redeemed = found && (await redeemTicket(trx, 'verifyEmail', code));
    if (!redeemed) return withoutEffect(await explain(trx, services, code));
    const account = await findAccount(trx, redeemed.accountId);
    if (account?.status !== 'active') return withoutEffect('userNotFound');
    const claimed = await claimAddress(trx, account, redeemed.address || account.email);
    if (!claimed.isFree) return withoutEffect('alreadyRegistered');
    const { isPasswordSet, setPasswordTicket, endedIds: own } = await proveMailbox(trx, services, account, opener);
    const answer = { outcome: 'verified', email: redeemed.address || account.email, isPasswordSet } as const;
    return { answer, setPasswordTicket, endedIds: [...claimed.endedIds, ...own] };
  });
  services.hub.endSessions(endedIds);
  return verification;
}

/** The proven address is the account's own now, also where another account had claimed it meanwhile. */
async function claimAddress(trx: Db, account: AccountRow, address: string) {
  const key = emailKey(address) ?? '';
  const released = await releaseAddress(trx, key, account.id);
  const isLost = released.isFree && account.emailKey !== key;
  if (isLost) await setAddress(trx, account.id, { email: address, emailKey: key, isVerified: false }, undefined);
  return released;
}

function withoutEffect(outcome: Outcome['outcome']): Step {
  return { answer: { outcome, email: '', isPasswordSet: true }, endedIds: [] };
}

async function explain(trx: Db, services: Services, code: string): Promise<Outcome['outcome']> {
  const ticket = await findTicket(trx, 'verifyEmail', code);
  const account = ticket && (await findAccount(trx, ticket.accountId));
  if (!ticket || !account) return 'userNotFound';
  if (account.isVerified) return 'alreadyRegistered';
  // Expired, or replaced by a newer link: either way a working one is what the person needs now.
  if (ticket.isExpired && !(await hasFreshTicket(trx, 'verifyEmail', account.id)))
    await sendVerification(trx, services, account);
  return 'emailExpired';
}
