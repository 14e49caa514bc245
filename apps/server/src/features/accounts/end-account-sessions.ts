import { accountMessages, notFound, type BodyOf, type accountCalls } from '@confab/contracts';
import { emailKey } from '@confab/identity';
import { writeAudit } from '../../core/audit/audit.repository.ts';
import { findAccountToRecover, lockAccount } from '../../core/accounts/accounts.repository.ts';
import { deleteSessions } from '../../core/accounts/sessions/sessions.repository.ts';
import { afterCommit, transact } from '../../db/transact.ts';
import type { Caller, Services } from '../../services.ts';

type SignOut = BodyOf<typeof accountCalls.endSessions> & { readonly ip: string; readonly requestId: string };

/** Signs an account out on every device. The account is named by its login name or its recovery address. */
export function endAccountSessions(
  services: Services,
  caller: Caller,
  { email, ip, requestId }: SignOut,
): Promise<null> {
  return transact(services.db, async (trx) => {
    const account = await findAccountToRecover(trx, emailKey(email) ?? '');
    if (!account) throw notFound(accountMessages.noSuchAccount);
    await lockAccount(trx, account.id);
    const endedIds = await deleteSessions(trx, account.id);
    await writeAudit(trx, {
      id: services.newId(),
      action: 'account.signedOut',
      accountId: caller.accountId,
      sessionId: caller.sessionId,
      objectId: account.id,
      result: 200,
      ip,
      requestId,
    });
    afterCommit(trx, () => services.hub.endSessions(endedIds));
    return null;
  });
}
