import { notFound, notificationMessages, type ResultOf, type teamCalls } from '@confab/contracts';
import { afterCommit, transact } from '../../db/transact.ts';
import type { Db, Services } from '../../services.ts';
import {
  claimProvenAddress,
  findVerifiedHolder,
  type ProvenAccount,
} from '../../core/accounts/addresses/claim-proven-address.ts';
import type { LinkOpener } from '../../core/accounts/addresses/prove-mailbox.ts';
import { issueTicketOfHash } from '../../core/accounts/tickets.repository.ts';
import { createNotice, notify, teamsLink } from '../notifications/index.ts';
import { listAdminIds, publishTeamChange } from './lock-team.ts';
import { deleteInvitation, type InvitationRow } from './invitations.repository.ts';
import { findFirstProject, insertAcceptedInvitation } from './invitation-page/accepted-invitations.repository.ts';
import { insertMember } from './members.repository.ts';
import { openInvitation, type InvitationAnswer } from './open-invitation.ts';
import { setActiveTeamId } from './teams.repository.ts';

/** The result of accepting an invitation. */
export interface AcceptanceResult {
  readonly outcome: ResultOf<typeof teamCalls.acceptInvitation>;
  /** Lets this browser choose the first password of an account that has none. */
  readonly setPasswordTicket: string | undefined;
}

/**
 * Accepts an invitation once. The account that is verified at the invited address joins; it is created if there is
 * none. A mailed link proves the mailbox: an unverified account that claims the address loses it (TEAM-5).
 * The permission is the invitation's, not the request's (TEAM-7). The team becomes the active team of the account that
 * accepts.
 */
export function acceptInvitation(
  services: Services,
  answer: InvitationAnswer,
  opener: LinkOpener,
): Promise<AcceptanceResult> {
  return transact(services.db, async (trx) => {
    const { invitation, team, right } = await openInvitation(trx, answer, opener.visitor);
    if (right === 'none') throw notFound();
    const { account, ...proven } =
      right === 'mailbox'
        ? await claimProvenAddress(trx, services, invitation, opener)
        : await findSignedInAccount(trx, invitation, opener);
    afterCommit(trx, () => services.hub.endSessions(proven.endedIds));
    const accountId = account.id;
    const { teamId, name: teamName } = team;
    const { id: invitationId, projectId, ticketHash } = invitation;
    await deleteInvitation(trx, invitationId);
    await insertAcceptedInvitation(trx, { ticketHash, invitationId, accountId, teamId, projectId });
    if (right === 'mailbox' && !proven.isPasswordSet) {
      // The link continues working for somebody who closes the page before choosing a password.
      const { emailKey: address } = invitation;
      await issueTicketOfHash(trx, 'resumeInvitation', { secretHash: ticketHash, accountId, address });
    }
    await insertMember(trx, { teamId, accountId, permission: invitation.permission });
    await setActiveTeamId(trx, accountId, teamId);
    const parts = { email: account.email, team: teamName };
    const joined = createNotice(notificationMessages.memberJoined, parts, teamsLink);
    for (const admin of listAdminIds(team, accountId)) await notify(services, trx, admin, joined);
    publishTeamChange(services, trx, team, [accountId]);
    const first = await findFirstProject(trx, teamId, projectId);
    const { isPasswordSet, hasSignUpPassword } = proven;
    return {
      outcome: { teamId, teamName, email: account.email, isPasswordSet, hasSignUpPassword, ...first },
      setPasswordTicket: proven.setPasswordTicket,
    };
  });
}

/** Finds the caller's account. A caller is signed in and therefore has a password. */
async function findSignedInAccount(
  trx: Db,
  { emailKey }: InvitationRow,
  { visitor }: LinkOpener,
): Promise<ProvenAccount> {
  if (!visitor) throw notFound();
  const account = await findVerifiedHolder(trx, visitor.accountId, emailKey);
  return { account, isPasswordSet: true, hasSignUpPassword: false, setPasswordTicket: undefined, endedIds: [] };
}
