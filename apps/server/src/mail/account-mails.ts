import { layOutMail } from './lay-out-mail.ts';
import type { Mail } from './outbox.repository.ts';
import { toSiteName, createPortalLink } from './site-link.ts';

const ignoreIt = 'you can ignore this mail';

/** The mail whose link verifies the address of a new account. */
export function createVerificationMail(publicUrl: string, recipient: string, code: string, frontendApp?: string): Mail {
  return layOutMail({
    recipient,
    subject: 'Verify your email address for Confab',
    heading: 'Welcome to Confab',
    paragraphs: [
      'One step is left: verify your email address to finish setting up your account.',
      'After that you can create projects, invite colleagues and publish assistants.',
    ],
    action: {
      label: 'Verify my email address',
      link: createPortalLink(publicUrl, { path: '/welcome', query: { signupType: toSiteName(frontendApp) }, code }),
    },
    footnote: `The link works for 24 hours, once. If you did not create an account, ${ignoreIt}.`,
  });
}

/** The mail whose link sets the first password of an account that was created without one. */
export function createSetPasswordMail(publicUrl: string, recipient: string, code: string, frontendApp?: string): Mail {
  const query = { signupType: toSiteName(frontendApp), isPasswordSet: 'false' };
  return layOutMail({
    recipient,
    subject: 'Set the password of your Confab account',
    heading: 'Set your password',
    paragraphs: [
      'Your Confab account is ready and has no password yet.',
      'Open the link to prove that this address is yours, and choose the password there.',
    ],
    action: { label: 'Set my password', link: createPortalLink(publicUrl, { path: '/welcome', query, code }) },
    footnote: `The link works for 24 hours, once. If you do not want an account, ${ignoreIt}: nobody can use it without this link.`,
  });
}

/** The mail to an address that is already registered, after another registration attempt. */
export function createAlreadyRegisteredMail(publicUrl: string, recipient: string): Mail {
  return layOutMail({
    recipient,
    subject: 'You already have a Confab account',
    heading: 'You already have an account',
    paragraphs: [
      'Somebody, perhaps you, tried to create a Confab account with this email address. Nothing was changed.',
      'Log in with the password that you have, or ask for a new one on the login page.',
    ],
    action: { label: 'Log in', link: createPortalLink(publicUrl, { path: '/login' }) },
    footnote: `If it was not you, ${ignoreIt}: your password and your account stay as they are.`,
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
    subject: 'Reset your Confab password',
    heading: 'Choose a new password',
    paragraphs: [
      `A new password was asked for on ${request.at}.`,
      'Choosing it signs you out everywhere, so that nobody else stays in your account.',
    ],
    action: { label: 'Reset my password', link: createPortalLink(publicUrl, { path: '/passwordReset', query }) },
    footnote: `The link works for 60 minutes, once, and only the newest one does. Not you? Then ${ignoreIt}: your password stays as it is.`,
  });
}
