import { notFound, type ResultOf, type teamCalls } from '@confab/contracts';
import type { AccountId } from '@confab/model';
import { afterCommit, transact } from '../../db/transact.ts';
import type { Db, Services } from '../../services.ts';
import { findAccount, findAccountByKey, insertAccount, type AccountRow } from '../accounts/accounts.repository.ts';
import { proveMailbox, type LinkOpener } from '../accounts/prove-mailbox.ts';
import { notify } from '../notifications/notify.ts';
import { adminsOf, tellTeam } from './hold-team.ts';
import { deleteInvitation, type InvitationRow } from './invitations.repository.ts';
import { insertMember } from './members.repository.ts';
import { openInvitation, type InvitationAnswer } from './open-invitation.ts';

/** What accepting came to. */
export interface Acceptance {
  readonly outcome: ResultOf<typeof teamCalls.acceptInvitation>;
  /** Lets this browser choose the first password of an account that has none. */
  readonly setPasswordTicket: string | undefined;
}

/**
 * Accepts an invitation, once. The account that joins is the one of the invited address; it is made now if
 * there is none. A mailed link proves the mailbox and so verifies the account; the permission is what the
 * invitation says, whatever the request says (TEAM-7).
 */
export function acceptInvitation(
  services: Services,
  answer: InvitationAnswer,
  opener: LinkOpener,
): Promise<Acceptance> {
  return transact(services.db, async (trx) => {
    const { invitation, team, right } = await openInvitation(trx, answer, opener.visitor);
    if (right === 'none') throw notFound();
    const account = await accountOf(
      trx,
      services,
      invitation,
      right === 'account' ? opener.visitor?.accountId : undefined,
    );
    const proven = right === 'mailbox' ? await prove(services, trx, account, opener) : signedIn;
    // The database's own key.
    const accountId = account.id as AccountId;
    await deleteInvitation(trx, invitation.id);
    await insertMember(trx, { teamId: team.teamId, accountId, permission: invitation.permission });
    for (const admin of adminsOf(team, accountId)) {
      await notify(services, trx, admin, `${account.email} has joined the team ${team.name}.`);
    }
    tellTeam(services, trx, team, [accountId]);
    const { teamId, name: teamName } = team;
    return {
      outcome: { teamId, teamName, email: account.email, isPasswordSet: proven.isPasswordSet },
      setPasswordTicket: proven.setPasswordTicket,
    };
  });
}

/** Whoever is signed in has a password. */
const signedIn = { isPasswordSet: true, setPasswordTicket: undefined };

async function prove(services: Services, trx: Db, account: AccountRow, opener: LinkOpener) {
  const proven = await proveMailbox(trx, services, account, opener);
  afterCommit(trx, () => services.hub.endSessions(proven.endedIds));
  return proven;
}

async function accountOf(
  trx: Db,
  { newId }: Services,
  { email, emailKey, teamId }: InvitationRow,
  callerId: AccountId | undefined,
): Promise<AccountRow> {
  if (callerId === undefined) {
    // Whoever makes an account for the address at the same time decides; it is the same mailbox.
    await insertAccount(trx, { id: newId(), email, emailKey, passwordHash: null, activeTeamId: teamId });
  }
  const account = await (callerId === undefined ? findAccountByKey(trx, emailKey) : findAccount(trx, callerId));
  if (!account || account.status !== 'active') throw notFound();
  return account;
}
