import { forbidden, notFound, signedOut, verificationRequired } from '@confab/contracts';
import { emailKey } from '@confab/identity';
import { timingSafeEqual } from 'node:crypto';
import type { Caller, Db } from '../../services.ts';
import { hashSecret } from '../../core/accounts/hash-secret.ts';
import { lockTeam, type LockedTeam } from './lock-team.ts';
import { findInvitation, type InvitationRow, type KeptInvitation } from './invitations.repository.ts';

/** An answer to an invitation, as the client sends it. */
export interface InvitationAnswer {
  readonly teamInvitationId: string;
  /** The secret of the mailed link. */
  readonly ticket?: string | undefined;
}

/** An invitation, its locked team, and the right by which the caller answers. */
export interface OpenInvitation {
  readonly invitation: KeptInvitation;
  readonly team: LockedTeam;
  /** `mailbox`: with the mailed link, for any caller; `account`: signed in, verified and invited; otherwise `none`. */
  readonly right: 'mailbox' | 'account' | 'none';
}

/**
 * Finds an invitation that is being answered, and locks its team. One that has expired can only be withdrawn.
 *
 * A mailed link counts for the invited address only, never for the account signed in. Without the link, the caller's
 * own address has to be the invited one and verified (TEAM-5). The team is locked before the invitation is read, so
 * that only one of a simultaneous answer and withdrawal finds it.
 */
export async function openInvitation(
  trx: Db,
  { teamInvitationId, ticket }: InvitationAnswer,
  visitor: Caller | undefined,
): Promise<OpenInvitation> {
  if (ticket === undefined && !visitor) throw signedOut();
  const known = await findInvitation(trx, teamInvitationId);
  if (!known) throw notFound();
  const team = await lockTeam(trx, known.teamId);
  const invitation = await findInvitation(trx, teamInvitationId);
  if (!invitation) throw notFound();
  const right = getAnswerRight(invitation, ticket, visitor);
  if (invitation.isExpired && right !== 'none') throw notFound();
  return { invitation, team, right };
}

function getAnswerRight(invitation: InvitationRow, ticket: string | undefined, visitor: Caller | undefined) {
  if (ticket !== undefined) {
    if (!timingSafeEqual(hashSecret(ticket), invitation.ticketHash)) throw notFound();
    return 'mailbox';
  }
  if (!visitor || emailKey(visitor.email) !== invitation.emailKey) return 'none';
  if (!visitor.isVerified) throw forbidden(verificationRequired);
  return 'account';
}
