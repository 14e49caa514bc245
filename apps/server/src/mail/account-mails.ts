import { layOutMail } from './lay-out-mail.ts';
import type { Mail } from './outbox.repository.ts';
import { productSubjects } from './product-subjects.ts';
import { toSiteName, createPortalLink } from './site-link.ts';

const ignoreIt = 'you can ignore this email';

/** The mail whose link verifies the address of a new account. */
export function createVerificationMail(publicUrl: string, recipient: string, code: string, frontendApp?: string): Mail {
  return layOutMail({
    recipient,
    subject: productSubjects.verification,
    heading: 'Welcome to Confab',
    paragraphs: [
      'Verify your email address to finish setting up your account.',
      'Then you can create projects, invite colleagues and publish assistants.',
    ],
    action: {
      label: 'Verify my email address',
      link: createPortalLink(publicUrl, { path: '/welcome', query: { signupType: toSiteName(frontendApp) }, code }),
    },
    footnote: `The link works once, within 24 hours. If you did not create an account, ${ignoreIt}.`,
  });
}

/** The mail whose link sets the first password of an account that was created without one. */
export function createSetPasswordMail(publicUrl: string, recipient: string, code: string, frontendApp?: string): Mail {
  const query = { signupType: toSiteName(frontendApp), isPasswordSet: 'false' };
  return layOutMail({
    recipient,
    subject: productSubjects.setPassword,
    heading: 'Set your password',
    paragraphs: [
      'Your Confab account is ready and has no password yet.',
      'Open the link to confirm this address and choose a password.',
    ],
    action: { label: 'Set my password', link: createPortalLink(publicUrl, { path: '/welcome', query, code }) },
    footnote: `The link works once, within 24 hours. If you do not want an account, ${ignoreIt}: without this link, nobody can use the account.`,
  });
}

/** The mail to an address that is already registered, after another registration attempt. */
export function createAlreadyRegisteredMail(publicUrl: string, recipient: string): Mail {
  return layOutMail({
    recipient,
    subject: productSubjects.alreadyRegistered,
    heading: 'You already have an account',
    paragraphs: [
      'Someone, perhaps you, tried to create a Confab account with this email address. Nothing was changed.',
      'Log in with your password, or reset it on the login page.',
    ],
    action: { label: 'Log in', link: createPortalLink(publicUrl, { path: '/login' }) },
    footnote: `If it was not you, ${ignoreIt}. Your account stays unchanged.`,
  });
}

/** The mail whose link resets the password. The code is in the query, as the specification defines the URL (P2.30). */
export function createResetMail(
  publicUrl: string,
  recipient: string,
  code: string,
  request: { at: string; frontendApp: string | undefined },
): Mail {
  const query = { code, frontendApp: toSiteName(request.frontendApp) };
  return layOutMail({
    recipient,
    subject: productSubjects.reset,
    heading: 'Choose a new password',
    paragraphs: [
      `A password reset was requested on ${request.at}.`,
      'Choosing a new password signs you out on every device.',
    ],
    action: { label: 'Reset my password', link: createPortalLink(publicUrl, { path: '/passwordReset', query }) },
    footnote: `The newest link works once, within 60 minutes. If it was not you, ${ignoreIt}. Your password stays unchanged.`,
  });
}
