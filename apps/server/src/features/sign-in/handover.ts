import { refused, signedOut, type BodyOf, type signInCalls } from '@confab/contracts';
import type { SignIn } from '@confab/model';
import { siteAddress } from '../../config.ts';
import type { Caller, Services } from '../../services.ts';
import { findAccount, lockAccount } from '../../core/accounts/accounts.repository.ts';
import { beginSession } from '../../core/accounts/sessions/sessions.ts';
import { toSignIn } from '../../core/accounts/sessions/to-sign-in.ts';
import { findTicket, issueSessionTicket, redeemTicket } from '../../core/accounts/tickets.repository.ts';

/** Who redeems a code. A browser sends the origin of its page, which scripts cannot change; other clients send none. */
interface Redeemer {
  readonly origin: string;
  readonly ip: string;
  readonly userAgent: string;
}

/**
 * A code that another site of ours exchanges for a session of its own: 30 seconds, one use, on that site only.
 *
 * A site that asked for the code gets it for the `state` that it asked with. Without one, the code works only from the
 * IP address that it was created from, so that nobody can sign other people in to his own account by a link.
 */
export async function createHandover(
  services: Services,
  { accountId, sessionId }: Caller,
  { site, state }: BodyOf<typeof signInCalls.createHandover>,
  ip: string,
): Promise<{ code: string }> {
  const origin = site === undefined ? '' : new URL(siteAddress(services.config.publicUrl, site)).origin;
  const address = nameRedeemer({ origin, ip }, state);
  const code = await issueSessionTicket(services.db, services, 'handover', { accountId, sessionId, address });
  if (code === undefined) throw signedOut();
  return { code };
}

/** Begins a session from a hand-over code. A code that is redeemed on the wrong site is refused and used up. */
export async function redeemHandover(
  services: Services,
  { code, state }: BodyOf<typeof signInCalls.redeemHandover>,
  from: Redeemer,
): Promise<SignIn> {
  const result = await services.db.transaction().execute(async (trx) => {
    const found = await findTicket(trx, 'handover', code);
    if (!found) return undefined;
    // Locked before the ticket is used, so that it waits for a proof or a reset that ends the code.
    await lockAccount(trx, found.accountId);
    const ticket = await redeemTicket(trx, 'handover', code);
    if (ticket?.address !== nameRedeemer(from, state)) return undefined;
    const account = await findAccount(trx, ticket.accountId);
    if (!account || account.status !== 'active') return undefined;
    const session = await beginSession(trx, services, account.id, { ...from, parentId: ticket.sessionId });
    return { signIn: await toSignIn(trx, services, account, session), endedIds: session.endedIds };
  });
  if (!result) throw refused('');
  services.hub.endSessions(result.endedIds);
  return result.signIn;
}

/** Names who may redeem a code; the name is stored with it. Clients other than browsers have no origin. */
function nameRedeemer({ origin, ip }: Pick<Redeemer, 'origin' | 'ip'>, state: string | undefined): string {
  if (origin === '') return state ?? '';
  return `${origin} ${state ?? ip}`;
}
