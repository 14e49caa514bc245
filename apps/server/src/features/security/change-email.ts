import type { AccountId } from '@confab/model';
import { invalid, notFound } from '@confab/contracts';
import { checkEmailChange, emailKey, maskEmail, securityMessages } from '@confab/identity';
import { formatTime } from '../../mail/format-time.ts';
import { queueMail } from '../../mail/outbox.repository.ts';
import { createAddressChangedMail, createAddressTakenMail } from '../../mail/security-mails.ts';
import type { Caller, Db, Services } from '../../services.ts';
import type { AccountLimits } from '../../core/accounts/account-limits.ts';
import type { AccountRow } from '../../core/accounts/accounts.repository.ts';
import { lockAddresses, setAddress } from '../../core/accounts/addresses/address-claims.repository.ts';
import { releaseAddress } from '../../core/accounts/addresses/release-address.ts';
import { sendVerification } from '../../core/accounts/addresses/send-verification.ts';
import { issueTicket, revokeCodes, revokeUndoFor } from '../../core/accounts/tickets.repository.ts';
import { confirmPassword, getAccount } from './change-password.ts';
import { lockCaller } from '../../core/accounts/sessions/lock-caller.ts';
import { keepOnlySession } from './keep-only-session.ts';
import { getProvenAddress } from '../../core/accounts/passwords/send-password-change-notice.ts';

interface EmailChangeRequest {
  readonly tvAccountId: AccountId;
  readonly email: string;
  /** Required when the sign-in was more than ten minutes ago. */
  readonly password?: string | undefined;
  readonly ip: string;
}

/**
 * Changes the address that the caller logs in with, at once (P4.24).
 *
 * A previous address that was verified keeps recovery until the new one is verified, and gets a mail with a link that
 * undoes the change (ACC-12). The caller does not get an address that another account has verified or registered; its
 * owner gets a mail. The caller gets the same answer, which does not reveal who has an account.
 *
 * @throws TooMany when too many mails were sent to the address, whether it is free or not; then nothing is changed
 */
export async function changeEmail(
  services: Services,
  limits: AccountLimits,
  caller: Caller,
  { tvAccountId, email, password, ip }: EmailChangeRequest,
): Promise<{ token: string }> {
  if (tvAccountId !== caller.accountId) throw notFound();
  const key = emailKey(email);
  const account = await getAccount(services, caller);
  const message = checkEmailChange(email)?.message;
  if (message !== undefined || !key || key === account.emailKey)
    throw invalid(message ?? securityMessages.emailInvalid);
  await confirmPassword(services, caller, account, password);
  // Checked before the address is looked up, so that the refusal does not show whether it is free. A change back to the
  // proven address mails nothing.
  if (key !== account.recoveryEmailKey) await limits.takeMail(key, ip, 'addressChange');
  const { token, endedIds } = await services.db.transaction().execute(async (trx) => {
    await lockAddresses(trx, [key, account.emailKey]);
    const current = await lockCaller(trx, caller);
    const released = await releaseAddress(trx, { emailKey: key, action: 'change', claimantId: caller.accountId });
    if (released.isFree) await applyChange(trx, services, current, { email, emailKey: key });
    else await queueMail(trx, services, createAddressTakenMail(services.config.publicUrl, email));
    const renewed = await keepOnlySession(trx, services, caller);
    return { token: renewed.token, endedIds: [...released.endedIds, ...renewed.endedIds] };
  });
  services.hub.endSessions(endedIds);
  return { token };
}

async function applyChange(trx: Db, services: Services, account: AccountRow, to: { email: string; emailKey: string }) {
  await revokeCodes(trx, account.id);
  const proven = getProvenAddress(account);
  const provenKey = proven === undefined ? undefined : emailKey(proven);
  const recovery = proven !== undefined && provenKey !== undefined ? { email: proven, emailKey: provenKey } : undefined;
  if (recovery?.emailKey === to.emailKey) {
    // A change back to the proven address needs no verification and no undo link.
    await revokeUndoFor(trx, account.id, recovery.email);
    await setAddress(trx, account.id, { ...to, isVerified: true }, undefined);
    return;
  }
  await setAddress(trx, account.id, { ...to, isVerified: false }, recovery);
  await sendVerification(trx, services, { ...account, email: to.email, recoveryEmail: recovery?.email ?? null });
  if (recovery === undefined) return;
  await revokeUndoFor(trx, account.id, recovery.email);
  const code = await issueTicket(trx, services, 'revertEmail', { accountId: account.id, address: recovery.email });
  const change = { code, at: formatTime(services.now()), newAddress: maskEmail(to.email) };
  await queueMail(trx, services, createAddressChangedMail(services.config.publicUrl, recovery.email, change));
}
