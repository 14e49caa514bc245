import { invalid } from '@confab/contracts';
import { emailKey, signInMessages } from '@confab/identity';
import type { Db, Services } from '../../services.ts';
import type { AccountLimits } from '../accounts/account-limits.ts';
import {
  findAccount,
  isInAnyTeam,
  lockAccount,
  markVerified,
  setPasswordHash,
  type AccountRow,
} from '../accounts/accounts.repository.ts';
import { checkAcceptable } from '../accounts/check-acceptable.ts';
import { forgetDevices } from '../accounts/devices.ts';
import { giveFirstTeam } from '../accounts/give-first-team.ts';
import { hashPassword } from '../accounts/hash-password.ts';
import { deleteSessionsOf } from '../accounts/sessions.repository.ts';
import { findTicket, redeemTicket, revokeCodes } from '../accounts/tickets.ts';
import { noticePasswordChange } from './notify-owner.ts';

interface Reset {
  readonly newPassword: string;
  /** Empty when the page was opened without one. */
  readonly resetCode: string;
  readonly ip: string;
}

/**
 * Chooses a new password with a mailed code, once (ACC-6). Whoever was in the account is out: sessions, codes
 * and known browsers end with the password before (ACC-5).
 */
export async function resetPassword(
  services: Services,
  limits: AccountLimits,
  { newPassword, resetCode, ip }: Reset,
): Promise<null> {
  if (newPassword === '') throw invalid(signInMessages.resetPasswordBlank);
  await limits.checkCodes(ip);
  const ticket = resetCode === '' ? undefined : await findTicket(services.db, 'resetPassword', resetCode);
  const account = ticket && (await findAccount(services.db, ticket.accountId));
  if (!ticket || ticket.usedAt !== null || ticket.isExpired || account?.status !== 'active') {
    await limits.wrongCode(ip);
    throw invalid();
  }
  checkAcceptable(newPassword, account.email);
  const passwordHash = await hashPassword(newPassword, services.config.passwordPepper);
  const endedIds = await services.db.transaction().execute(async (trx) => {
    await lockAccount(trx, account.id);
    const redeemed = await redeemTicket(trx, 'resetPassword', resetCode);
    if (!redeemed) throw invalid();
    await setPasswordHash(trx, account.id, passwordHash);
    await proveReadMailbox(trx, services, account, redeemed.address);
    await revokeCodes(trx, account.id);
    await forgetDevices(trx, account.id);
    await noticePasswordChange(trx, services, account);
    return deleteSessionsOf(trx, account.id);
  });
  services.hub.endSessions(endedIds);
  return null;
}

/** The mail was read, so its mailbox is proven, as far as it is the address that the account has. */
async function proveReadMailbox(trx: Db, services: Services, account: AccountRow, mailedTo: string) {
  if (emailKey(mailedTo) === account.emailKey) await markVerified(trx, account.id);
  if (!(await isInAnyTeam(trx, account.id))) await giveFirstTeam(trx, services, account);
}
