import type { TeamRole } from '@confab/model';
import { layOutMail } from './lay-out-mail.ts';
import type { MailWords } from './mail-texts.ts';
import type { ProductMail } from './outbox.repository.ts';
import { preventLinks } from './prevent-links.ts';
import { createPortalLink } from './site-link.ts';

/** The data of an invitation mail. Names are chosen by other people, so they are shown as text and never linked. */
export interface Invitation {
  readonly recipient: string;
  readonly teamName: string;
  readonly inviterName: string;
  /** An invitation to a person without an account is written in the language of the inviter. */
  readonly inviterEmail: string;
  readonly permission: TeamRole;
  readonly invitationId: string;
  /** The secret that proves the invited mailbox. */
  readonly ticket: string;
}

/** The invitation to a team, with a link that accepts and one that declines (P6.13). */
export function createInvitationMail(publicUrl: string, invitation: Invitation): ProductMail {
  const { recipient, permission, inviterEmail } = invitation;
  const [teamName, inviterName] = [preventLinks(invitation.teamName), preventLinks(invitation.inviterName)];
  const link = createAnswerLink(publicUrl, 'teamAccept', invitation);
  const declineLink = createAnswerLink(publicUrl, 'teamReject', invitation);
  const write = (words: MailWords) => {
    const { decline, ...texts } = words.invitation({ teamName, inviterName, permission });
    return { ...texts, link, otherAction: { label: decline, link: declineLink } };
  };
  return layOutMail(recipient, write, inviterEmail);
}

function createAnswerLink(publicUrl: string, signupType: string, { invitationId, ticket }: Invitation) {
  // The page shows team and inviter and asks for confirmation, instead of answering at once.
  const query = { confirm: 'true', signupType, teamInvitationId: invitationId };
  return createPortalLink(publicUrl, { path: '/welcome', query, code: ticket });
}

/** The notice to a member whom an Admin removed from a team. */
export function createRemovedFromTeamMail(publicUrl: string, recipient: string, teamName: string): ProductMail {
  const link = createPortalLink(publicUrl, { path: '/teams' });
  return layOutMail(recipient, ({ removedFromTeam }) => ({ ...removedFromTeam(preventLinks(teamName)), link }));
}

/** A mail of an assistant that its recipient reported. */
export interface MailReport {
  readonly recipient: string;
  readonly teamName: string;
  readonly projectName: string;
  readonly teamId: string;
  readonly projectId: string;
  readonly mailId: string;
}

/** The notice to the staff of the installation that a message of an assistant was reported. */
export function createMailReportMail(publicUrl: string, report: MailReport): ProductMail {
  const [teamName, projectName] = [preventLinks(report.teamName), preventLinks(report.projectName)];
  const ids = `${report.teamId} / ${report.projectId} / ${report.mailId}`;
  const link = createPortalLink(publicUrl, { path: '/' });
  return layOutMail(report.recipient, ({ mailReport }) => ({ ...mailReport({ teamName, projectName, ids }), link }));
}

/** The notice to the last member of a team that was deleted with the account. */
export function createTeamDeletedMail(publicUrl: string, recipient: string, teamName: string): ProductMail {
  const link = createPortalLink(publicUrl, { path: '/teams' });
  return layOutMail(recipient, ({ teamDeleted }) => ({ ...teamDeleted(preventLinks(teamName)), link }));
}
