import type { Caller, Db, Services } from '../../services.ts';
import { lockAccount, markVerified, setPasswordHash, type AccountRow } from './accounts.repository.ts';
import { deleteSessionsOf } from './sessions.repository.ts';
import { issueTicket, redeemTicket, revokeCodes, revokeTickets } from './tickets.ts';

/** What somebody who opens a mailed link has with them besides the link. */
export interface LinkOpener {
  readonly visitor: Caller | undefined;
  /** The secret of the browser that registered the account; empty for any other browser. */
  readonly registration: string;
}

/** What proving a mailbox came to. */
export interface ProvenMailbox {
  readonly isPasswordSet: boolean;
  /** There while the account has no password: hand it to the browser with `sendSecret`. */
  readonly setPasswordTicket: string | undefined;
  /** Sessions that ended; close their sockets with `hub.endSessions` after the transaction. */
  readonly endedIds: readonly string[];
}

/** Lets its holder choose the first password of one account, once, within 30 minutes (ACC-9). */
async function issueSetPasswordTicket(
  trx: Db,
  services: Pick<Services, 'newSecret'>,
  accountId: string,
): Promise<string> {
  await revokeTickets(trx, 'setPassword', accountId);
  return issueTicket(trx, services, 'setPassword', { accountId });
}

/**
 * The mailbox of an account's address is proven by a mailed link, of whatever kind.
 *
 * The first time, nothing that was there before is trusted: whoever registered the address need not be its
 * owner. Sessions and codes end, and the password goes too unless the link was opened by somebody who knows
 * it: signed in to that very account, or in the browser that registered it (ACC-5).
 */
export async function proveMailbox(
  trx: Db,
  services: Pick<Services, 'newSecret'>,
  account: AccountRow,
  opener: LinkOpener,
): Promise<ProvenMailbox> {
  await lockAccount(trx, account.id);
  const isFirst = !account.isVerified && account.recoveryEmail === null;
  const endedIds = isFirst ? await endWhatWasBefore(trx, account, opener) : { ended: [], isTrusted: true };
  await markVerified(trx, account.id);
  const isPasswordSet = account.passwordHash !== null && endedIds.isTrusted;
  return {
    isPasswordSet,
    setPasswordTicket: isPasswordSet ? undefined : await issueSetPasswordTicket(trx, services, account.id),
    endedIds: endedIds.ended,
  };
}

async function endWhatWasBefore(trx: Db, account: AccountRow, { visitor, registration }: LinkOpener) {
  const own = visitor?.accountId === account.id ? visitor.sessionId : undefined;
  const registrar = registration === '' ? undefined : await redeemTicket(trx, 'registration', registration);
  const isTrusted = own !== undefined || registrar?.accountId === account.id;
  await revokeCodes(trx, account.id);
  if (!isTrusted) await setPasswordHash(trx, account.id, null);
  return { ended: await deleteSessionsOf(trx, account.id, own), isTrusted };
}
