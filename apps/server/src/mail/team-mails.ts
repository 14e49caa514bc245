import { layOutMail } from './lay-out-mail.ts';
import type { Mail } from './outbox.repository.ts';
import { preventLinks } from './prevent-links.ts';
import { productSubjects } from './product-subjects.ts';
import { createPortalLink } from './site-link.ts';

/** The data of an invitation mail. Names are chosen by other people, so they are shown as text and never linked. */
export interface Invitation {
  readonly recipient: string;
  readonly teamName: string;
  readonly inviterName: string;
  /** The display name of the role, for example `App Editor`. */
  readonly permission: string;
  readonly invitationId: string;
  /** The secret that proves the invited mailbox. */
  readonly ticket: string;
}

/** The invitation to a team, with a link that accepts and one that declines (P6.13). */
export function createInvitationMail(publicUrl: string, invitation: Invitation): Mail {
  const { recipient, permission } = invitation;
  const [teamName, inviterName] = [preventLinks(invitation.teamName), preventLinks(invitation.inviterName)];
  return layOutMail({
    recipient,
    subject: productSubjects.invitation,
    heading: 'Join a team on Confab',
    paragraphs: [
      `${inviterName} invites you to the team “${teamName}” as ${permission}.`,
      'Confab is where teams design, test and publish voice and chat assistants together.',
    ],
    action: { label: 'Accept the invitation', link: createAnswerLink(publicUrl, 'teamAccept', invitation) },
    otherAction: { label: 'Decline it', link: createAnswerLink(publicUrl, 'teamReject', invitation) },
    footnote: 'The invitation is only for this address and works for 7 days. If you do not know the team, ignore it.',
  });
}

function createAnswerLink(publicUrl: string, signupType: string, { invitationId, ticket }: Invitation) {
  // The page shows team and inviter and asks, instead of answering at once.
  const query = { confirm: 'true', signupType, teamInvitationId: invitationId };
  return createPortalLink(publicUrl, { path: '/welcome', query, code: ticket });
}

/** The notice to a member whom an Admin removed from a team. */
export function createRemovedFromTeamMail(publicUrl: string, recipient: string, teamName: string): Mail {
  return layOutMail({
    recipient,
    subject: productSubjects.removedFromTeam,
    heading: 'You were removed from a team',
    paragraphs: [
      `You are no longer a member of the team “${preventLinks(teamName)}”. You no longer have access to its projects.`,
      'Your account and your other teams stay unchanged.',
    ],
    action: { label: 'See my teams', link: createPortalLink(publicUrl, { path: '/teams' }) },
    footnote: 'If you think this is a mistake, ask an Admin of the team to invite you again.',
  });
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
export function createMailReportMail(publicUrl: string, report: MailReport): Mail {
  const [teamName, projectName] = [preventLinks(report.teamName), preventLinks(report.projectName)];
  return layOutMail({
    recipient: report.recipient,
    subject: productSubjects.mailReport,
    heading: 'A message was reported',
    paragraphs: [
      `Somebody reported a message that the assistant “${projectName}” of the team “${teamName}” sent to them. They get no further messages of this team.`,
      `Team ${report.teamId}, project ${report.projectId}, message ${report.mailId}.`,
    ],
    action: { label: 'Open Confab', link: createPortalLink(publicUrl, { path: '/' }) },
    footnote: 'You get this email at most once a day for each assistant, because you belong to the staff.',
  });
}

/** The notice to the last member of a team that was deleted with the account. */
export function createTeamDeletedMail(publicUrl: string, recipient: string, teamName: string): Mail {
  return layOutMail({
    recipient,
    subject: productSubjects.teamDeleted,
    heading: 'Your team was deleted',
    paragraphs: [
      `The team “${preventLinks(teamName)}” was deleted with your account. Its projects are kept for 30 days and then deleted permanently.`,
    ],
    action: { label: 'See my teams', link: createPortalLink(publicUrl, { path: '/teams' }) },
    footnote: 'If it was not you, change your password and ask the operators of this installation to restore the team.',
  });
}
