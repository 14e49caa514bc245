import { notFound, type BodyOf, type ResultOf, type teamCalls } from '@confab/contracts';
import { timingSafeEqual } from 'node:crypto';
import { findAccount, lockAccount } from '../../../core/accounts/accounts.repository.ts';
import { issueSetPasswordTicket } from '../../../core/accounts/addresses/prove-mailbox.ts';
import { hashSecret } from '../../../core/accounts/hash-secret.ts';
import { getAccountName } from '../../../core/accounts/sessions/sessions.ts';
import { findTicket } from '../../../core/accounts/tickets.repository.ts';
import { transact } from '../../../db/transact.ts';
import type { Services } from '../../../services.ts';
import { findInvitationToShow } from '../invitations.repository.ts';

type InvitationView = ResultOf<typeof teamCalls.openInvitation>;

/** What the page shows, and the secret that lets its browser choose a first password. */
export interface OpenedInvitation {
  readonly view: InvitationView;
  readonly setPasswordTicket: string | undefined;
}

/**
 * Shows an invitation to the reader of its mail before it is answered. Opening it answers nothing, so a mail scanner may
 * do it. The link of an accepted invitation works until the account has a password: a person who closed the page before
 * choosing one can continue, in any browser.
 */
export async function showInvitation(
  services: Services,
  { teamInvitationId, ticket }: BodyOf<typeof teamCalls.openInvitation>,
): Promise<OpenedInvitation> {
  const invitation = await findInvitationToShow(services.db, teamInvitationId);
  if (!invitation) return resumeSetUp(services, ticket);
  if (!timingSafeEqual(hashSecret(ticket), invitation.ticketHash)) throw notFound();
  const { teamName, permission, email } = invitation;
  const inviterName = getAccountName({ ...invitation, email: invitation.inviterEmail });
  return {
    view: { state: 'pending', teamName, inviterName, permission, email, hasSignUpPassword: false },
    setPasswordTicket: undefined,
  };
}

function resumeSetUp(services: Services, ticket: string): Promise<OpenedInvitation> {
  return transact(services.db, async (trx) => {
    const found = await findTicket(trx, 'resumeInvitation', ticket);
    if (!found || found.usedAt !== null || found.isExpired) throw notFound();
    await lockAccount(trx, found.accountId);
    const account = await findAccount(trx, found.accountId);
    // The address may have gone to another account since.
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
