import { forbidden, notFound, signedOut, verificationRequired } from '@confab/contracts';
import { emailKey } from '@confab/identity';
import { timingSafeEqual } from 'node:crypto';
import type { Caller, Db } from '../../services.ts';
import { hashSecret } from '../../core/accounts/hash-secret.ts';
import { lockTeam, type LockedTeam } from './lock-team.ts';
import { findInvitation, type InvitationRow } from './invitations.repository.ts';

/** An answer to an invitation, as it comes. */
export interface InvitationAnswer {
  readonly teamInvitationId: string;
  /** The secret of the mailed link. */
  readonly ticket?: string | undefined;
}

/** An invitation with its team held, and by what right it is answered. */
export interface OpenInvitation {
  readonly invitation: InvitationRow;
  readonly team: LockedTeam;
  /** 'mailbox': with the mailed link, whoever is signed in; 'account': signed in, verified, invited; else 'none'. */
  readonly right: 'mailbox' | 'account' | 'none';
}

/**
 * Looks up an invitation for somebody who answers it.
 *
 * A mailed link speaks for the invited address alone, never for whoever happens to be signed in; without it the
 * caller's own address has to be the invited one, and verified (TEAM-5). The team is held before the invitation is
 * read, so of an answer and a withdrawal at once only one finds it.
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
  return { invitation, team, right: getAnswerRight(invitation, ticket, visitor) };
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
