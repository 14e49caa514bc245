import { accountMessages, notFound, refused, type BodyOf, type accountCalls } from '@confab/contracts';
import { emailKey } from '@confab/identity';
import { writeAudit } from '../../core/audit/audit.repository.ts';
import { findAccountToRecover, lockAccount, setAccountStatus } from '../../core/accounts/accounts.repository.ts';
import { deleteSessions } from '../../core/accounts/sessions/sessions.repository.ts';
import { revokeCodes } from '../../core/accounts/tickets.repository.ts';
import { afterCommit, transact } from '../../db/transact.ts';
import type { Caller, Services } from '../../services.ts';

type StatusChange = BodyOf<typeof accountCalls.setDisabled> & { readonly ip: string; readonly requestId: string };

/**
 * Disables an account, or enables it again. The account is named by its login name or its recovery address.
 *
 * Disabling ends all sessions and mailed codes of the account, and closes its sockets on every process (ACC-16). The
 * content of the account stays, and enabling it requires a new sign-in.
 */
export function setAccountDisabled(
  services: Services,
  caller: Caller,
  { email, isDisabled, ip, requestId }: StatusChange,
): Promise<null> {
  return transact(services.db, async (trx) => {
    const account = await findAccountToRecover(trx, emailKey(email) ?? '');
    if (!account) throw notFound(accountMessages.noSuchAccount);
    if (account.id === caller.accountId) throw refused(accountMessages.ownAccountStays);
    await lockAccount(trx, account.id);
    await setAccountStatus(trx, account.id, isDisabled ? 'disabled' : 'active');
    await writeAudit(trx, {
      id: services.newId(),
      action: isDisabled ? 'account.disabled' : 'account.enabled',
      accountId: caller.accountId,
      sessionId: caller.sessionId,
      objectId: account.id,
      result: 200,
      ip,
      requestId,
    });
    if (!isDisabled) return null;
    await revokeCodes(trx, account.id);
    const endedIds = await deleteSessions(trx, account.id);
    afterCommit(trx, () => services.hub.endSessions(endedIds));
    return null;
  });
}
