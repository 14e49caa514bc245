import { accountMessages, refused } from '@confab/contracts';
import { emailKey } from '@confab/identity';
import type { Services } from '../../services.ts';
import type { AccountLimits } from '../../core/accounts/account-limits.ts';
import { findAccount, lockAccount, setPasswordHash } from '../../core/accounts/accounts.repository.ts';
import { lockAddresses, setAddress } from '../../core/accounts/addresses/address-claims.repository.ts';
import { forgetDevices } from '../../core/accounts/sessions/devices.repository.ts';
import { releaseAddress } from '../../core/accounts/addresses/release-address.ts';
import { deleteSessions } from '../../core/accounts/sessions/sessions.repository.ts';
import { findTicket, issueTicket, redeemTicket, revokeCodes } from '../../core/accounts/tickets.repository.ts';
import { revokeLaterUndos } from './undo.repository.ts';

/** The address that the account has again, and the code that chooses its new password. */
export interface RevertedEmail {
  readonly email: string;
  readonly resetCode: string;
}

/**
 * Gives an account back the address that a change took from it (ACC-12).
 *
 * The person who changed it knew the password, so that is cleared too: the answer carries a code that chooses a
 * new one. All sessions end.
 *
 * @throws refused while another account has proven the address: two people, or one twice, have shown that they read the
 * mailbox, so neither account loses it. Its holder decides which account keeps it, and can open the link again.
 */
export async function revertEmail(
  services: Services,
  limits: AccountLimits,
  { code, ip }: { code: string; ip: string },
): Promise<RevertedEmail> {
  await limits.checkCodes(ip);
  const reverted = await services.db.transaction().execute(async (trx) => {
    const ticket = await findTicket(trx, 'revertEmail', code);
    const key = ticket && emailKey(ticket.address);
    if (!ticket || !key) return undefined;
    const { accountId, address: email } = ticket;
    const changed = await findAccount(trx, accountId);
    await lockAddresses(trx, changed ? [key, changed.emailKey] : [key]);
    await lockAccount(trx, accountId);
    if (!(await redeemTicket(trx, 'revertEmail', code))) return undefined;
    const released = await releaseAddress(trx, { emailKey: key, action: 'prove', claimantId: accountId });
    // Another account has proven the address since; the link stays valid in case it is released.
    if (!released.isFree) throw refused(accountMessages.addressProvenByOther);
    await revokeLaterUndos(trx, accountId, code);
    await revokeCodes(trx, accountId);
    await setAddress(trx, accountId, { email, emailKey: key, isVerified: true }, undefined);
    await setPasswordHash(trx, accountId, null);
    await forgetDevices(trx, accountId);
    const endedIds = [...released.endedIds, ...(await deleteSessions(trx, accountId))];
    const resetCode = await issueTicket(trx, services, 'resetPassword', { accountId, address: email });
    return { email, resetCode, endedIds };
  });
  if (!reverted) {
    await limits.countWrongCode(ip);
    throw refused('');
  }
  const { endedIds, ...answer } = reverted;
  services.hub.endSessions(endedIds);
  return answer;
}
