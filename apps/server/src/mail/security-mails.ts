import { layOutMail } from './lay-out-mail.ts';
import type { Mail } from './outbox.repository.ts';
import { portalLink } from './site-link.ts';

/** Told to the owner when the password of an account was changed, set or reset (MAIL-5). */
export function passwordChangedMail(publicUrl: string, recipient: string, at: string): Mail {
  return layOutMail({
    recipient,
    subject: 'Your Confab password was changed',
    heading: 'Your password was changed',
    paragraphs: [
      `The password of your account was changed on ${at}.`,
      'If it was you, there is nothing to do. You are signed out wherever else you were signed in.',
    ],
    action: { label: 'It was not me: reset it', link: portalLink(publicUrl, { path: '/login' }) },
    footnote:
      'If it was not you, choose “Forgot Password” on the login page at once: a new password ends every session.',
  });
}

/** The mail whose link verifies an address that an account was changed to. */
export function newAddressMail(publicUrl: string, recipient: string, code: string): Mail {
  return layOutMail({
    recipient,
    subject: 'Confirm your new email address for Confab',
    heading: 'Confirm your new address',
    paragraphs: [
      'This is now the email address that you log in to Confab with.',
      'Confirm that it is yours. Until then, password resets go to the address you had before.',
    ],
    action: {
      label: 'Confirm my new address',
      link: portalLink(publicUrl, { path: '/welcome', query: { signupType: 'my' }, code }),
    },
    footnote:
      'The link works for 24 hours, once. If this is not your account, do not follow it: you can ignore this mail.',
  });
}

/** Told to the address that an account had, with a link that takes the change back (ACC-12). */
export function addressChangedMail(
  publicUrl: string,
  recipient: string,
  change: { code: string; at: string; newAddress: string },
): Mail {
  return layOutMail({
    recipient,
    subject: 'The email address of your Confab account was changed',
    heading: 'Your email address was changed',
    paragraphs: [
      `On ${change.at} the email address of your account was changed to ${change.newAddress}.`,
      'If it was you, there is nothing to do. If it was not, undo it: your account gets this address back, everybody is signed out, and you choose a new password.',
    ],
    action: { label: 'Undo the change', link: portalLink(publicUrl, { path: '/revertEmail', code: change.code }) },
    footnote: 'The link works for 7 days, once.',
  });
}

/** Told to the owner of an address that somebody else tried to change an account to. Nothing was changed. */
export function addressTakenMail(publicUrl: string, recipient: string): Mail {
  return layOutMail({
    recipient,
    subject: 'Somebody tried to use your email address on Confab',
    heading: 'Your address stays yours',
    paragraphs: [
      'Somebody, perhaps you with another account, tried to change the address of a Confab account to this one. Nothing was changed, as this address already has an account.',
    ],
    action: { label: 'Log in', link: portalLink(publicUrl, { path: '/login' }) },
    footnote: 'If it was not you, you can ignore this mail.',
  });
}

/** Told to the owner when somebody signed in with a browser that was not seen before (MAIL-5). */
export function newSignInMail(publicUrl: string, recipient: string, signIn: { browser: string; at: string }): Mail {
  return layOutMail({
    recipient,
    subject: 'New sign-in to your Confab account',
    heading: 'A new sign-in',
    paragraphs: [
      `Somebody signed in to your account on ${signIn.at} with ${signIn.browser}, where you had not signed in before.`,
      'If it was you, there is nothing to do. If it was not, change your password: that signs out every other session.',
    ],
    action: { label: 'See where I am signed in', link: portalLink(publicUrl, { path: '/security' }) },
    footnote: 'You get this mail once a day at most for each browser.',
  });
}
