import { accountMessages, invalid, refused, signedOut } from '@confab/contracts';
import { emailKey, maskEmail } from '@confab/identity';
import { countInAudit } from '../../access/count-in-audit.ts';
import type { AccountLimits } from '../../core/accounts/account-limits.ts';
import { getProvenAddress } from '../../core/accounts/passwords/send-password-change-notice.ts';
import { lockCaller } from '../../core/accounts/sessions/lock-caller.ts';
import { markFreshlyAuthenticated } from '../../core/accounts/sessions/sessions.repository.ts';
import { issueSessionTicket, redeemTicket, revokeTickets } from '../../core/accounts/tickets.repository.ts';
import { queueMail } from '../../mail/outbox.repository.ts';
import { createSignInCodeMail } from '../../mail/security-mails.ts';
import type { Caller, Services } from '../../services.ts';
import { getAccount, isCorrectPassword } from './change-password.ts';

interface Confirmation {
  readonly password?: string | undefined;
  readonly code?: string | undefined;
  readonly ip: string;
  readonly requestId: string;
}

/**
 * Renews the time of the caller's sign-in, by the password or by a mailed code (ACC-12).
 *
 * Wrong passwords count towards the lockout of this session, wrong codes towards the limit of codes; both are audited.
 */
export async function confirmSignIn(
  services: Services,
  limits: AccountLimits,
  caller: Caller,
  { password, code, ip, requestId }: Confirmation,
): Promise<null> {
  if ((password === undefined) === (code === undefined)) throw invalid();
  const isConfirmed =
    code === undefined
      ? await isCorrectPassword(services, caller, await getAccount(services, caller), password ?? '')
      : await redeemCode(services, limits, caller, { code, ip });
  if (!isConfirmed) {
    const { accountId, sessionId } = caller;
    const action = code === undefined ? 'confirmSignIn.wrongPassword' : 'confirmSignIn.wrongCode';
    await countInAudit(services, { id: services.newId(), action, accountId, sessionId, result: 200, ip, requestId });
    throw refused(code === undefined ? accountMessages.passwordWrong : accountMessages.signInCodeWrong);
  }
  await markFreshlyAuthenticated(services.db, caller.sessionId);
  return null;
}

/** A code works once, and only for the session that asked for it. */
async function redeemCode(
  { db }: Services,
  limits: AccountLimits,
  { accountId, sessionId }: Caller,
  { code, ip }: { readonly code: string; readonly ip: string },
): Promise<boolean> {
  await limits.checkCodes(ip);
  const ticket = await redeemTicket(db, 'confirmSignIn', code);
  const isRight = ticket?.accountId === accountId && ticket.sessionId === sessionId;
  if (!isRight) await limits.countWrongCode(ip);
  return isRight;
}

/**
 * Mails a code that confirms the sign-in of this session, for people who have or know no password.
 *
 * It goes to the proven address only: the owner of a token may have changed the login name.
 */
export async function mailSignInCode(
  services: Services,
  limits: AccountLimits,
  caller: Caller,
  ip: string,
): Promise<{ mailbox: string }> {
  const mailbox = getProvenAddress(await getAccount(services, caller));
  if (mailbox === undefined) throw refused(accountMessages.noProvenAddress);
  await limits.takeMail(emailKey(mailbox) ?? '', ip, 'confirmation');
  await services.db.transaction().execute(async (trx) => {
    if (getProvenAddress(await lockCaller(trx, caller)) !== mailbox) throw refused('');
    const { accountId, sessionId } = caller;
    await revokeTickets(trx, 'confirmSignIn', accountId);
    const code = await issueSessionTicket(trx, services, 'confirmSignIn', { accountId, sessionId, address: mailbox });
    if (code === undefined) throw signedOut();
    await queueMail(trx, services, createSignInCodeMail(services.config.publicUrl, mailbox, code));
  });
  return { mailbox: maskEmail(mailbox) };
}
