import { invalid } from '@confab/contracts';
import { checkForgotPassword, emailKey, maskEmail } from '@confab/identity';
import { createResetMail } from '../../mail/account-mails.ts';
import { formatTime } from '../../mail/format-time.ts';
import { queueMail } from '../../mail/outbox.repository.ts';
import type { Services } from '../../services.ts';
import type { AccountLimits } from '../../core/accounts/account-limits.ts';
import { findAccountToRecover, lockAccount } from '../../core/accounts/accounts.repository.ts';
import { issueTicket, revokeTickets } from '../../core/accounts/tickets.repository.ts';
import { getProvenAddress } from '../../core/accounts/passwords/send-password-change-notice.ts';

/**
 * Mails a link to choose a new password. Unknown addresses get the same answer and no mail.
 *
 * While a new address is unverified, the mail goes to the previous one, which can also request it; its link undoes the
 * change of address. Only the newest link works.
 */
export async function requestReset(
  services: Services,
  limits: AccountLimits,
  { login, frontendApp, ip }: { login: string; frontendApp: string | undefined; ip: string },
): Promise<null> {
  const fault = checkForgotPassword({ email: login });
  const key = emailKey(login);
  if (fault || !key) throw invalid(fault?.message);
  if (!(await limits.takeResetMail(key, ip))) return null;
  if (services.config.enumeration === 'strict') {
    // The time of the answer must not show whether an account exists.
    setImmediate(() => {
      mailReset(services, key, frontendApp).catch((error: unknown) => {
        services.log.error({ err: error }, 'a link that was asked for could not be mailed');
      });
    });
  } else await mailReset(services, key, frontendApp);
  return null;
}

async function mailReset(services: Services, key: string, frontendApp: string | undefined) {
  await services.db.transaction().execute(async (trx) => {
    const found = await findAccountToRecover(trx, key);
    if (!found) return;
    await lockAccount(trx, found.id);
    // Read again, since an undo or a proof may have given the address to another account.
    const account = await findAccountToRecover(trx, key);
    if (account?.id !== found.id || account.status !== 'active') return;
    const address = getProvenAddress(account) ?? account.email;
    await revokeTickets(trx, 'resetPassword', account.id);
    const code = await issueTicket(trx, services, 'resetPassword', { accountId: account.id, address });
    const at = formatTime(services.now());
    const undone = account.recoveryEmail === null ? undefined : maskEmail(account.email);
    const request = { at, frontendApp, undone };
    await queueMail(trx, services, createResetMail(services.config.publicUrl, address, code, request));
  });
}
