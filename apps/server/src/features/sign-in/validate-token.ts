import { signedOut } from '@confab/contracts';
import type { SignIn } from '@confab/model';
import type { Caller, Services } from '../../services.ts';
import { findAccount } from '../../core/accounts/accounts.repository.ts';
import { toSignIn } from '../../core/accounts/sessions/to-sign-in.ts';

/** Returns the account of a token, with a fresh hub token. The role that a client asks for is ignored. */
export async function validateToken(services: Services, caller: Caller, token: string): Promise<SignIn> {
  const account = await findAccount(services.db, caller.accountId);
  if (!account) throw signedOut();
  return toSignIn(services.db, services, account, { sessionId: caller.sessionId, token });
}
