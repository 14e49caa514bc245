import { invalid } from '@confab/contracts';
import { emailKey, signInMessages } from '@confab/identity';
import type { Db, Services } from '../../services.ts';
import type { AccountLimits } from '../../core/accounts/account-limits.ts';
import {
  findAccount,
  isInAnyTeam,
  lockAccount,
  markVerified,
  setPasswordHash,
  type AccountRow,
} from '../../core/accounts/accounts.repository.ts';
import { lockAddresses, setAddress } from '../../core/accounts/addresses/address-claims.repository.ts';
import { assertAcceptablePassword } from '../../core/accounts/passwords/assert-acceptable-password.ts';
import { forgetDevices } from '../../core/accounts/sessions/devices.repository.ts';
import { giveFirstTeam } from '../../core/accounts/give-first-team.ts';
import { hashPassword } from '../../core/accounts/passwords/hash-password.ts';
import { releaseAddress } from '../../core/accounts/addresses/release-address.ts';
import { deleteSessions } from '../../core/accounts/sessions/sessions.repository.ts';
import { findTicket, redeemTicket, revokeCodes, revokeUndoFor } from '../../core/accounts/tickets.repository.ts';
import { sendPasswordChangeNotice } from '../../core/accounts/passwords/send-password-change-notice.ts';

interface ResetRequest {
  readonly newPassword: string;
  /** Empty when the page was opened without one. */
  readonly resetCode: string;
  readonly ip: string;
}

/**
 * Chooses a new password with a mailed code, once (ACC-6). Ends all sessions, codes and known browsers of the
 * old password (ACC-5).
 */
export async function resetPassword(
  services: Services,
  limits: AccountLimits,
  { newPassword, resetCode, ip }: ResetRequest,
): Promise<null> {
  if (newPassword === '') throw invalid(signInMessages.resetPasswordBlank);
  await limits.checkCodes(ip);
  const ticket = resetCode === '' ? undefined : await findTicket(services.db, 'resetPassword', resetCode);
  const account = ticket && (await findAccount(services.db, ticket.accountId));
  if (!ticket || ticket.usedAt !== null || ticket.isExpired || account?.status !== 'active') {
    await limits.countWrongCode(ip);
    throw invalid();
  }
  assertAcceptablePassword(newPassword, account.email);
  const passwordHash = await hashPassword(newPassword, services.config.passwordPepper);
  const endedIds = await services.db.transaction().execute(async (trx) => {
    const key = emailKey(ticket.address) ?? '';
    await lockAddresses(trx, [key, account.emailKey]);
    await lockAccount(trx, account.id);
    const current = await findAccount(trx, account.id);
    if (!current || !(await redeemTicket(trx, 'resetPassword', resetCode))) throw invalid();
    await setPasswordHash(trx, account.id, passwordHash);
    const released = await proveReadMailbox(trx, current, key);
    if (!(await isInAnyTeam(trx, account.id))) await giveFirstTeam(trx, services, current);
    await revokeCodes(trx, account.id);
    await forgetDevices(trx, account.id);
    await sendPasswordChangeNotice(trx, services, current);
    return [...released, ...(await deleteSessions(trx, account.id))];
  });
  services.hub.endSessions(endedIds);
  return null;
}

/**
 * Marks the address that received the mail as proven if it is the current one of the account. A reset mailed to the
 * recovery address undoes the unconfirmed change: otherwise a person who mistyped the new address would have a
 * password, but no mailbox for the login name. The link that undoes the change becomes invalid, as it would remove the
 * new password.
 *
 * @returns the sessions of other accounts that lost the address and ended.
 */
async function proveReadMailbox(trx: Db, account: AccountRow, key: string): Promise<readonly string[]> {
  const { recoveryEmail } = account;
  if (recoveryEmail !== null && key === account.recoveryEmailKey) {
    await revokeUndoFor(trx, account.id, recoveryEmail);
    await setAddress(trx, account.id, { email: recoveryEmail, emailKey: key, isVerified: true }, undefined);
  }
  if (key !== account.emailKey) return [];
  const { isFree, endedIds } = await releaseAddress(trx, { emailKey: key, action: 'prove', claimantId: account.id });
  if (!isFree) throw invalid();
  await markVerified(trx, account.id);
  return endedIds;
}
