import { signedOut } from '@confab/contracts';
import type { Caller, Db } from '../../../services.ts';
import { findAccount, lockAccount, type AccountRow } from '../accounts.repository.ts';
import { hasSession } from './sessions.repository.ts';

/**
 * Locks the caller's account and reads it again.
 *
 * @throws signedOut when the session ended after the call began: somebody else has proven the mailbox or reset the
 * password since then, so the caller's change must not be stored (ACC-5).
 */
export async function lockCaller(trx: Db, { accountId, sessionId }: Caller): Promise<AccountRow> {
  await lockAccount(trx, accountId);
  const account = (await hasSession(trx, sessionId)) ? await findAccount(trx, accountId) : undefined;
  if (!account) throw signedOut();
  return account;
}
