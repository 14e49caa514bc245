import { notFound, type BodyOf, type ResultOf, type teamCalls } from '@confab/contracts';
import { timingSafeEqual } from 'node:crypto';
import { findAccount, lockAccount } from '../../../core/accounts/accounts.repository.ts';
import { issueSetPasswordTicket } from '../../../core/accounts/addresses/prove-mailbox.ts';
import { hashSecret } from '../../../core/accounts/hash-secret.ts';
import { getAccountName } from '../../../core/accounts/sessions/sessions.ts';
import { findTicket } from '../../../core/accounts/tickets.repository.ts';
import { transact } from '../../../db/transact.ts';
import type { Caller, Services } from '../../../services.ts';
import { findInvitationToShow } from '../invitations.repository.ts';
import { findAccountTeam } from '../teams.repository.ts';
import { findAcceptedInvitation, findFirstProject } from './accepted-invitations.repository.ts';

type InvitationView = ResultOf<typeof teamCalls.openInvitation>;

/** What the page shows, and the secret that lets its browser choose a first password. */
export interface OpenedInvitation {
  readonly view: InvitationView;
  readonly setPasswordTicket: string | undefined;
}

/**
 * Shows an invitation to the reader of its mail before it is answered. Opening it answers nothing, so a mail scanner
 * may do it. The link of an accepted invitation works until the account has a password: a person who closed the page
 * before choosing one can continue, in any browser. To the member who accepted it, it shows a link to the team; to
 * everybody else, a used link looks like one that never existed (TEAM-6).
 */
export async function showInvitation(
  services: Services,
  { teamInvitationId, ticket }: BodyOf<typeof teamCalls.openInvitation>,
  visitor: Caller | undefined,
): Promise<OpenedInvitation> {
  const invitation = await findInvitationToShow(services.db, teamInvitationId);
  if (!invitation)
    return (await showMembership(services, teamInvitationId, ticket, visitor)) ?? resumeSetUp(services, ticket);
  if (!timingSafeEqual(hashSecret(ticket), invitation.ticketHash)) throw notFound();
  const { teamName, permission, email } = invitation;
  const inviterName = getAccountName({ ...invitation, email: invitation.inviterEmail });
  return {
    view: { state: 'pending', teamName, inviterName, permission, email, hasSignUpPassword: false },
    setPasswordTicket: undefined,
  };
}

/** The page for the member who accepted the invitation before; undefined for everybody else. */
async function showMembership(
  { db }: Services,
  invitationId: string,
  ticket: string,
  visitor: Caller | undefined,
): Promise<OpenedInvitation | undefined> {
  if (!visitor) return undefined;
  const { accountId, email } = visitor;
  const accepted = await findAcceptedInvitation(db, { ticketHash: hashSecret(ticket), invitationId, accountId });
  const team = accepted && (await findAccountTeam(db, accountId, accepted.teamId));
  if (!team) return undefined;
  const { teamId, teamName, permissions: permission } = team;
  const first = await findFirstProject(db, teamId, accepted.projectId);
  return {
    view: { state: 'member', teamName, inviterName: '', permission, email, hasSignUpPassword: false, teamId, ...first },
    setPasswordTicket: undefined,
  };
}

function resumeSetUp(services: Services, ticket: string): Promise<OpenedInvitation> {
  return transact(services.db, async (trx) => {
    const found = await findTicket(trx, 'resumeInvitation', ticket);
    if (!found || found.usedAt !== null || found.isExpired) throw notFound();
    await lockAccount(trx, found.accountId);
    const account = await findAccount(trx, found.accountId);
    // The address may belong to another account by now.
    if (account?.status !== 'active' || account.passwordHash !== null || account.emailKey !== found.address)
      throw notFound();
    return {
      view: {
        state: 'accepted',
        teamName: '',
        inviterName: '',
        permission: null,
        email: account.email,
        hasSignUpPassword: account.signUpPasswordHash !== null,
      },
      setPasswordTicket: await issueSetPasswordTicket(trx, services, account.id),
    };
  });
}
