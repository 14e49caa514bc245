import type { TeamRole } from '@confab/model';

/** The texts of a mail. Links are added to the labels. */
export interface MailTexts {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly action: string;
  readonly footnote: string;
}

/** An invitation has a second link. */
interface InvitationTexts extends MailTexts {
  readonly decline: string;
}

/** The text about the figure in the mail of an alert. */
interface AlertFigures {
  readonly projectName: string;
  /** The length of the range, 1 or 24. */
  readonly hours: number;
  /** In per cent. */
  readonly share: string;
  readonly usual: string;
}

/** A comment as a mail quotes it. */
interface QuotedComment {
  readonly kind: 'mentioned' | 'replied';
  readonly name: string;
  readonly item: string;
  readonly quote: string;
}

/** All texts of the mails of the product, in one language. Names that people chose are passed in without links. */
export interface MailWords {
  /** The line above the address of the link. */
  readonly openAddress: string;
  readonly verification: MailTexts;
  readonly setPassword: MailTexts;
  readonly alreadyRegistered: MailTexts;
  reset(request: { readonly at: string; readonly undone?: string | undefined }): MailTexts;
  passwordChanged(at: string): MailTexts;
  readonly newAddress: MailTexts;
  addressChanged(change: { readonly at: string; readonly newAddress: string }): MailTexts;
  readonly addressTaken: MailTexts;
  signInCode(code: string): MailTexts;
  /** @param signIn `browser` is empty when the browser is unknown */
  newSignIn(signIn: { readonly at: string; readonly browser: string }): MailTexts;
  invitation(names: {
    readonly teamName: string;
    readonly inviterName: string;
    readonly permission: TeamRole;
  }): InvitationTexts;
  removedFromTeam(teamName: string): MailTexts;
  teamDeleted(teamName: string): MailTexts;
  projectApproved(projectName: string): MailTexts;
  projectDenied(projectName: string): MailTexts;
  /** Added to a decision that has a reason. */
  reviewReason(reason: string): string;
  /** @param more how many earlier comments are not quoted */
  unreadComments(comments: readonly QuotedComment[], more: number): MailTexts;
  alertMissed(alert: AlertFigures): MailTexts;
  alertErrors(alert: AlertFigures): MailTexts;
  mailReport(names: { readonly teamName: string; readonly projectName: string; readonly ids: string }): MailTexts;
}
