import type { accountCalls, ResultOf } from '@confab/contracts';
import type { Db, Services } from '../../services.ts';
import { findAccount, markVerified } from './accounts.repository.ts';
import { sendVerification } from './send-verification.ts';
import { findTicket, redeemTicket } from './tickets.ts';

type Verification = ResultOf<typeof accountCalls.verifyEmail>;

/**
 * What opening a mailed verification link comes to. An expired link gets a fresh one mailed.
 *
 * Whoever opens the link proves the mailbox, so from then on the account is verified.
 */
export function verifyEmail(services: Services, code: string): Promise<Verification> {
  return services.db.transaction().execute(async (trx) => {
    const redeemed = await redeemTicket(trx, 'verifyEmail', code);
    if (!redeemed) return explain(trx, services, code);
    const account = await findAccount(trx, redeemed.accountId);
    if (!account) return { outcome: 'userNotFound', email: '', isPasswordSet: true };
    await markVerified(trx, account.id);
    return { outcome: 'verified', email: account.email, isPasswordSet: account.passwordHash !== null };
  });
}

async function explain(trx: Db, services: Services, code: string): Promise<Verification> {
  const ticket = await findTicket(trx, 'verifyEmail', code);
  const account = ticket && (await findAccount(trx, ticket.accountId));
  if (!ticket || !account) return { outcome: 'userNotFound', email: '', isPasswordSet: true };
  if (account.isVerified) return { outcome: 'alreadyRegistered', email: '', isPasswordSet: true };
  // Expired, or replaced by a newer link: either way a working one is what the person needs now.
  if (ticket.isExpired) await sendVerification(trx, services, account);
  return { outcome: 'emailExpired', email: '', isPasswordSet: true };
}
