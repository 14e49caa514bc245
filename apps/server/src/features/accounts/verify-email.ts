import type { verificationOutcomes } from '@confab/contracts';
import type { Db, Services } from '../../services.ts';
import { findAccount, markVerified } from './accounts.repository.ts';
import { sendVerification } from './send-verification.ts';
import { findTicket, redeemTicket } from './tickets.ts';

type Outcome = (typeof verificationOutcomes)[number];

/**
 * What opening a mailed verification link comes to. An expired link gets a fresh one mailed.
 *
 * Whoever opens the link proves the mailbox, so from then on the account is verified.
 */
export function verifyEmail(services: Services, code: string): Promise<{ outcome: Outcome; email: string }> {
  return services.db.transaction().execute(async (trx) => {
    const redeemed = await redeemTicket(trx, 'verifyEmail', code);
    if (!redeemed) return explain(trx, services, code);
    const account = await findAccount(trx, redeemed.accountId);
    if (!account) return { outcome: 'userNotFound', email: '' };
    await markVerified(trx, account.id);
    return { outcome: 'verified', email: account.email };
  });
}

async function explain(trx: Db, services: Services, code: string): Promise<{ outcome: Outcome; email: string }> {
  const ticket = await findTicket(trx, 'verifyEmail', code);
  const account = ticket && (await findAccount(trx, ticket.accountId));
  if (!ticket || !account) return { outcome: 'userNotFound', email: '' };
  if (account.isVerified) return { outcome: 'alreadyRegistered', email: '' };
  // Expired, or replaced by a newer link: either way a working one is what the person needs now.
  if (ticket.isExpired) await sendVerification(trx, services, account);
  return { outcome: 'emailExpired', email: '' };
}
