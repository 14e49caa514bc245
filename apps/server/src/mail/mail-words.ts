import { roleName } from '@confab/access';
import type { MailWords } from './mail-texts.ts';
import { german } from './mail-words.de.ts';

const ignoreIt = 'you can ignore this email';

const alertFootnote =
  'You get this email at most once a day for each figure. Switch such emails off in your profile, or the alerts in the project.';

const english: MailWords = {
  openAddress: 'Or open this address:',
  verification: {
    subject: 'Verify your email address for Confab',
    heading: 'Welcome to Confab',
    paragraphs: [
      'Verify your email address to finish setting up your account.',
      'Then you can create projects, invite colleagues and publish assistants.',
    ],
    action: 'Verify my email address',
    footnote: `The link works once, within 24 hours. If you did not create an account, ${ignoreIt}.`,
  },
  setPassword: {
    subject: 'Set the password of your Confab account',
    heading: 'Set your password',
    paragraphs: [
      'Your Confab account is ready and has no password yet.',
      'Open the link to confirm this address and choose a password.',
    ],
    action: 'Set my password',
    footnote: `The link works once, within 24 hours. If you do not want an account, ${ignoreIt}: without this link, nobody can use the account.`,
  },
  alreadyRegistered: {
    subject: 'You already have a Confab account',
    heading: 'You already have an account',
    paragraphs: [
      'Someone, perhaps you, tried to create a Confab account with this email address. Nothing was changed.',
      'Log in with your password, or reset it on the login page.',
    ],
    action: 'Log in',
    footnote: `If it was not you, ${ignoreIt}. Your account stays unchanged.`,
  },
  reset: ({ at, undone }) => ({
    subject: 'Reset your Confab password',
    heading: 'Choose a new password',
    paragraphs: [
      `A password reset was requested on ${at}. Choosing a new password signs you out on every device${undone ? ` and undoes the change to ${undone}: you log in with this address again` : ''}.`,
    ],
    action: 'Reset my password',
    footnote: `The newest link works once, within 60 minutes. If it was not you, ${ignoreIt}. Your password stays unchanged.`,
  }),
  passwordChanged: (at) => ({
    subject: 'Your Confab password was changed',
    heading: 'Your password was changed',
    paragraphs: [
      `The password of your account was changed on ${at}.`,
      'If it was you, there is nothing to do. All your other sessions have been signed out.',
    ],
    action: 'Reset my password',
    footnote:
      'If it was not you, choose “Forgot Password” on the login page now. A new password signs out every session.',
  }),
  newAddress: {
    subject: 'Confirm your new email address for Confab',
    heading: 'Confirm your new address',
    paragraphs: [
      'You now log in to Confab with this email address.',
      'Confirm that it is yours. Until then, password resets go to your previous address.',
    ],
    action: 'Confirm my new address',
    footnote:
      'The link works once, within 24 hours. If this is not your account, do not open it and ignore this email.',
  },
  addressChanged: ({ at, newAddress }) => ({
    subject: 'The email address of your Confab account was changed',
    heading: 'Your email address was changed',
    paragraphs: [
      `On ${at} the email address of your account was changed to ${newAddress}.`,
      'If it was you, there is nothing to do. If it was not, undo the change: your account gets this address back, all devices are signed out, and you choose a new password.',
    ],
    action: 'Undo the change',
    footnote: 'The link works once, within 7 days.',
  }),
  addressTaken: {
    subject: 'Someone tried to use your email address on Confab',
    heading: 'Your account is unchanged',
    paragraphs: [
      'Someone, perhaps you with another account, tried to change the address of a Confab account to this one. Nothing was changed, because this address already has an account.',
    ],
    action: 'Log in',
    footnote: `If it was not you, ${ignoreIt}.`,
  },
  signInCode: (code) => ({
    subject: 'Your Confab confirmation code',
    heading: 'Confirm that it is you',
    paragraphs: ['Copy this code into the dialog that asked for it:', code],
    action: 'Show my sessions',
    footnote:
      'The code works once, within 10 minutes. Never give it to anybody. If you did not ask for it, somebody else may be signed in to your account: sign out everywhere else and change your password.',
  }),
  newSignIn: ({ at, browser }) => ({
    subject: 'New sign-in to your Confab account',
    heading: 'New sign-in',
    paragraphs: [
      `Your account was used to sign in on ${at} with ${browser || 'an unknown browser'}, a browser that is new for your account.`,
      'If it was you, there is nothing to do. If it was not, change your password. This signs out every other session.',
    ],
    action: 'Show my sessions',
    footnote: 'You get this email at most once a day for each browser.',
  }),
  invitation: ({ teamName, inviterName, permission }) => ({
    subject: 'You are invited to a team on Confab',
    heading: 'Join a team on Confab',
    paragraphs: [
      `${inviterName} invites you to the team “${teamName}” as ${roleName(permission)}.`,
      'Confab is where teams design, test and publish voice and chat assistants together.',
    ],
    action: 'Accept the invitation',
    decline: 'Decline it',
    footnote: 'The invitation is only for this address and works for 7 days. If you do not know the team, ignore it.',
  }),
  removedFromTeam: (teamName) => ({
    subject: 'You are no longer in a team on Confab',
    heading: 'You were removed from a team',
    paragraphs: [
      `You are no longer a member of the team “${teamName}”. You no longer have access to its projects.`,
      'Your account and your other teams stay unchanged.',
    ],
    action: 'See my teams',
    footnote: 'If you think this is a mistake, ask an Admin of the team to invite you again.',
  }),
  teamDeleted: (teamName) => ({
    subject: 'Your team on Confab was deleted',
    heading: 'Your team was deleted',
    paragraphs: [
      `The team “${teamName}” was deleted with your account. Its projects are kept for 30 days and then deleted permanently.`,
    ],
    action: 'See my teams',
    footnote: 'If it was not you, change your password and ask the operators of this installation to restore the team.',
  }),
  projectApproved: (projectName) => ({
    subject: 'Your project on Confab was approved',
    heading: 'Your project was approved',
    paragraphs: [`A reviewer approved “${projectName}”. You can now publish it to live.`],
    action: 'Open the project',
    footnote: 'You get this email because you requested the review.',
  }),
  projectDenied: (projectName) => ({
    subject: 'Your project on Confab was not approved',
    heading: 'Your project was not approved',
    paragraphs: [
      `A reviewer did not approve “${projectName}”. Change it as the reviewer asks, then request another review.`,
    ],
    action: 'Open the project',
    footnote: 'You get this email because you requested the review.',
  }),
  reviewReason: (reason) => `The reviewer wrote: “${reason}”`,
  unreadComments: (comments, more) => ({
    subject: 'New comments for you on Confab',
    heading: comments.length + more === 1 ? 'A comment for you' : `${comments.length + more} comments for you`,
    paragraphs: [
      ...(more === 0 ? [] : [`The last ${comments.length} of them:`]),
      ...comments.map(({ kind, name, item, quote }) =>
        kind === 'mentioned'
          ? `${name} mentioned you in a comment on “${item}”: ${quote}`
          : `${name} replied to a comment on “${item}”: ${quote}`,
      ),
    ],
    action: comments.length === 1 ? 'Open the comment' : 'Open the latest comment',
    footnote: 'You get this email when you have not read a comment after ten minutes. Switch it off in your profile.',
  }),
  alertMissed: ({ projectName, hours, share, usual }) => ({
    subject: 'A project on Confab understands less than usual',
    heading: 'More is not understood than usual',
    paragraphs: [
      `“${projectName}” did not understand ${share} of what visitors said ${hours === 1 ? 'in the last hour' : 'in the last 24 hours'}. The usual share at this time is ${usual}.`,
      'Read the conversations to see what visitors ask for.',
    ],
    action: 'Show the conversations',
    footnote: alertFootnote,
  }),
  alertErrors: ({ projectName, hours, share, usual }) => ({
    subject: 'A project on Confab has more errors than usual',
    heading: 'More errors than usual',
    paragraphs: [
      `“${projectName}” had errors in ${share} of its turns ${hours === 1 ? 'in the last hour' : 'in the last 24 hours'}. The usual share at this time is ${usual}.`,
      'Read the conversations to see where they happen.',
    ],
    action: 'Show the conversations',
    footnote: alertFootnote,
  }),
  mailReport: ({ teamName, projectName, ids }) => ({
    subject: 'A message of an assistant was reported on Confab',
    heading: 'A message was reported',
    paragraphs: [
      `Somebody reported a message that the assistant “${projectName}” of the team “${teamName}” sent to them. They get no further messages of this team.`,
      `Team / project / message: ${ids}`,
    ],
    action: 'Open Confab',
    footnote: 'You get this email at most once a day for each assistant, because you belong to the staff.',
  }),
};

/** The languages of mails. */
export type MailLanguage = 'en' | 'de';

export const mailWords: Readonly<Record<MailLanguage, MailWords>> = { en: english, de: german };
