import { refused, signedOut } from '@confab/contracts';
import type { SignIn } from '@confab/model';
import type { Caller, Services } from '../../services.ts';
import { findAccount, lockAccount } from '../../core/accounts/accounts.repository.ts';
import { beginSession } from '../../core/accounts/sessions/sessions.ts';
import { toSignIn } from '../../core/accounts/sessions/to-sign-in.ts';
import { findTicket, issueSessionTicket, redeemTicket } from '../../core/accounts/tickets.repository.ts';

/** A code that another site of ours exchanges for a session of its own: 30 seconds, one use. */
export async function createHandover(services: Services, { accountId, sessionId }: Caller): Promise<{ code: string }> {
  const code = await issueSessionTicket(services.db, services, 'handover', { accountId, sessionId });
  if (code === undefined) throw signedOut();
  return { code };
}

/** Begins a session from a hand-over code. */
export async function redeemHandover(
  services: Services,
  code: string,
  from: { ip: string; userAgent: string },
): Promise<SignIn> {
  const result = await services.db.transaction().execute(async (trx) => {
    const found = await findTicket(trx, 'handover', code);
    if (!found) return undefined;
    // Locked before the ticket is used, so that a proof or a reset that ends the code is waited for.
    await lockAccount(trx, found.accountId);
    const ticket = await redeemTicket(trx, 'handover', code);
    const account = ticket && (await findAccount(trx, ticket.accountId));
    if (!account || account.status !== 'active') return undefined;
    const session = await beginSession(trx, services, account.id, { ...from, parentId: ticket.sessionId });
    return { signIn: await toSignIn(trx, services, account, session), endedIds: session.endedIds };
  });
  if (!result) throw refused('');
  services.hub.endSessions(result.endedIds);
  return result.signIn;
}
