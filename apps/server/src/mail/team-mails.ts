import { layOutMail } from './lay-out-mail.ts';
import type { Mail } from './outbox.repository.ts';
import { portalLink } from './site-link.ts';

/** What an invitation's mail tells. Names are other people's words: they are shown as text and never linked. */
export interface Invitation {
  readonly recipient: string;
  readonly teamName: string;
  readonly inviterName: string;
  /** As people read it: `App Editor`. */
  readonly permission: string;
  readonly invitationId: string;
  /** The secret that proves the invited mailbox. */
  readonly ticket: string;
}

/** Invites somebody to a team, with a link that accepts and one that declines (P6.13). */
export function invitationMail(publicUrl: string, invitation: Invitation): Mail {
  const { recipient, permission } = invitation;
  const [teamName, inviterName] = [unlinked(invitation.teamName), unlinked(invitation.inviterName)];
  return layOutMail({
    recipient,
    subject: 'You are invited to a team on Confab',
    heading: 'Join a team on Confab',
    paragraphs: [
      `${inviterName} invites you to the team “${teamName}” as ${permission}.`,
      'Confab is where teams design, test and publish voice and chat assistants together.',
    ],
    action: { label: 'Accept the invitation', link: answerLink(publicUrl, 'teamAccept', invitation) },
    otherAction: { label: 'Decline it', link: answerLink(publicUrl, 'teamReject', invitation) },
    footnote: 'The invitation is for this address alone and works for 7 days. If you do not know the team, ignore it.',
  });
}

function answerLink(publicUrl: string, signupType: string, { invitationId, ticket }: Invitation) {
  const query = { signupType, teamInvitationId: invitationId };
  return portalLink(publicUrl, { path: '/welcome', query, code: ticket });
}

/** Told to somebody whom an Admin took out of a team. */
export function removedFromTeamMail(publicUrl: string, recipient: string, teamName: string): Mail {
  return layOutMail({
    recipient,
    subject: 'You are no longer in a team on Confab',
    heading: 'You were removed from a team',
    paragraphs: [
      `You are no longer a member of the team “${unlinked(teamName)}”. Its projects are not open to you any more.`,
      'Your account and your other teams stay as they are.',
    ],
    action: { label: 'See my teams', link: portalLink(publicUrl, { path: '/teams' }) },
    footnote: 'If you think this is a mistake, ask an Admin of the team to invite you again.',
  });
}

/** Told to whoever deleted a team, as its last member. */
export function teamDeletedMail(publicUrl: string, recipient: string, teamName: string): Mail {
  return layOutMail({
    recipient,
    subject: 'A team of yours on Confab was deleted',
    heading: 'Your team was deleted',
    paragraphs: [
      `The team “${unlinked(teamName)}” was deleted with your account. Its projects are kept for 30 days and then removed for good.`,
    ],
    action: { label: 'See my teams', link: portalLink(publicUrl, { path: '/teams' }) },
    footnote: 'If it was not you, change your password and ask whoever runs this installation to restore the team.',
  });
}

/**
 * A name that other people chose, as it may stand in a mail: mail programs make links of what looks like an
 * address, so an unseen mark parts it, and marks that turn the direction of reading go (TEAM-9).
 */
function unlinked(name: string): string {
  return name
    .replace(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/(?<=\S)[.:/@](?=\S)/g, '$&\u2060');
}
