import { emailKey } from '@confab/identity';
import type { Caller, Services } from '../../services.ts';
import type { AccountLimits } from '../../core/accounts/account-limits.ts';
import { findAccount, lockAccount } from '../../core/accounts/accounts.repository.ts';
import { sendVerification } from '../../core/accounts/addresses/send-verification.ts';

/** Mails the verification link again; nothing to do for a verified account. */
export async function resendVerification(
  services: Services,
  limits: AccountLimits,
  caller: Caller,
  ip: string,
): Promise<null> {
  if (caller.isVerified) return null;
  await limits.takeMail(emailKey(caller.email) ?? '', ip, 'verification');
  await services.db.transaction().execute(async (trx) => {
    await lockAccount(trx, caller.accountId);
    const account = await findAccount(trx, caller.accountId);
    if (account && !account.isVerified) await sendVerification(trx, services, account);
  });
  return null;
}
