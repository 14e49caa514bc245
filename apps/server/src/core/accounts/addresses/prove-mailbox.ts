import type { AccountId } from '@confab/model';
import type { Caller, Db, Services } from '../../../services.ts';
import { markVerified, setPasswordAside, type AccountRow } from '../accounts.repository.ts';
import { decideProof, getClaimState, type ProofOutcome } from './address-state.ts';
import { forgetDevices } from '../sessions/devices.repository.ts';
import { deleteSessions } from '../sessions/sessions.repository.ts';
import { issueTicket, redeemTicket, revokeCodes, revokeTickets } from '../tickets.repository.ts';

/** What the person who opens a mailed link has besides the link. */
export interface LinkOpener {
  readonly visitor: Caller | undefined;
  /** The secret of the browser that registered the account; empty for any other browser. */
  readonly registration: string;
}

/** What proving a mailbox did to the account. */
export interface ProvenMailbox {
  readonly isPasswordSet: boolean;
  /** Whether the password chosen at sign-up can be kept by typing it again. */
  readonly hasSignUpPassword: boolean;
  /** Set while the account has no password; send it to the browser with `sendSecret`. */
  readonly setPasswordTicket: string | undefined;
  /** Sessions that ended; close their sockets with `hub.endSessions` after the transaction. */
  readonly endedIds: readonly string[];
}

/**
 * Marks the address of an account as proven by a mailed link, and revokes sessions and codes of others.
 *
 * The address and the account have to be locked, the account read after that, and the address released from other
 * accounts.
 *
 * @returns undefined, with nothing changed, when the account was proven at another address before and the opener is
 * not signed in to it.
 */
export async function proveMailbox(
  trx: Db,
  services: Pick<Services, 'newSecret'>,
  account: AccountRow,
  { visitor, registration }: LinkOpener,
): Promise<ProvenMailbox | undefined> {
  const ownSessionId = visitor?.accountId === account.id ? visitor.sessionId : undefined;
  const state = getClaimState({ ...account, hasPassword: account.passwordHash !== null }, account.emailKey);
  const outcome = decideProof(state, {
    isSignedIn: ownSessionId !== undefined,
    isRegistrar: state === 'registered' && (await isRegistrar(trx, account, registration)),
  });
  if (outcome === 'signInFirst') return undefined;
  const endedIds = await applyProof(trx, account, { outcome, state, ownSessionId });
  const isPasswordSet = account.passwordHash !== null && outcome !== 'takeOver';
  return {
    isPasswordSet,
    hasSignUpPassword: !isPasswordSet && (account.passwordHash ?? account.signUpPasswordHash) !== null,
    setPasswordTicket: isPasswordSet ? undefined : await issueSetPasswordTicket(trx, services, account.id),
    endedIds,
  };
}

async function isRegistrar(trx: Db, account: AccountRow, registration: string) {
  if (registration === '') return false;
  return (await redeemTicket(trx, 'registration', registration))?.accountId === account.id;
}

interface Proof {
  readonly outcome: ProofOutcome;
  readonly state: ReturnType<typeof getClaimState>;
  readonly ownSessionId: string | undefined;
}

/** @returns the sessions that ended. */
async function applyProof(trx: Db, { id }: AccountRow, { outcome, state, ownSessionId }: Proof): Promise<string[]> {
  if (outcome === 'none') return [];
  await revokeCodes(trx, id);
  await markVerified(trx, id);
  if (outcome === 'takeOver') {
    await setPasswordAside(trx, id);
    await forgetDevices(trx, id);
  }
  // Before a first proof, other people may have signed in; a change of address has ended the other sessions already.
  return state === 'changing' ? [] : deleteSessions(trx, id, ownSessionId);
}

/** Issues a ticket with which the first password of one account can be chosen once, within 30 minutes (ACC-9). */
export async function issueSetPasswordTicket(
  trx: Db,
  services: Pick<Services, 'newSecret'>,
  accountId: AccountId,
): Promise<string> {
  await revokeTickets(trx, 'setPassword', accountId);
  return issueTicket(trx, services, 'setPassword', { accountId });
}
