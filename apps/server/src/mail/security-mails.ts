import { layOutMail } from './lay-out-mail.ts';
import type { Mail } from './outbox.repository.ts';
import { createPortalLink } from './site-link.ts';

/** The notice that the password of an account was changed, set or reset (MAIL-5). */
export function createPasswordChangedMail(publicUrl: string, recipient: string, at: string): Mail {
  return layOutMail({
    recipient,
    subject: 'Your Confab password was changed',
    heading: 'Your password was changed',
    paragraphs: [
      `The password of your account was changed on ${at}.`,
      'If it was you, there is nothing to do. You are signed out wherever else you were signed in.',
    ],
    action: { label: 'It was not me: reset it', link: createPortalLink(publicUrl, { path: '/login' }) },
    footnote:
      'If it was not you, choose “Forgot Password” on the login page at once: a new password ends every session.',
  });
}

/** The mail whose link verifies the new address of an account. */
export function createNewAddressMail(publicUrl: string, recipient: string, code: string): Mail {
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
      link: createPortalLink(publicUrl, { path: '/welcome', query: { signupType: 'my' }, code }),
    },
    footnote:
      'The link works for 24 hours, once. If this is not your account, do not follow it: you can ignore this mail.',
  });
}

/** The notice to the previous address of an account, with a link that reverts the change (ACC-12). */
export function createAddressChangedMail(
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
    action: {
      label: 'Undo the change',
      link: createPortalLink(publicUrl, { path: '/revertEmail', code: change.code }),
    },
    footnote: 'The link works for 7 days, once.',
  });
}

/** The notice that another account tried to change to this address. Nothing was changed. */
export function createAddressTakenMail(publicUrl: string, recipient: string): Mail {
  return layOutMail({
    recipient,
    subject: 'Somebody tried to use your email address on Confab',
    heading: 'Your address stays yours',
    paragraphs: [
      'Somebody, perhaps you with another account, tried to change the address of a Confab account to this one. Nothing was changed, as this address already has an account.',
    ],
    action: { label: 'Log in', link: createPortalLink(publicUrl, { path: '/login' }) },
    footnote: 'If it was not you, you can ignore this mail.',
  });
}

/** The notice of a sign-in from a new browser (MAIL-5). */
export function createNewSignInMail(
  publicUrl: string,
  recipient: string,
  signIn: { browser: string; at: string },
): Mail {
  return layOutMail({
    recipient,
    subject: 'New sign-in to your Confab account',
    heading: 'A new sign-in',
    paragraphs: [
      `Somebody signed in to your account on ${signIn.at} with ${signIn.browser}, where you had not signed in before.`,
      'If it was you, there is nothing to do. If it was not, change your password: that signs out every other session.',
    ],
    action: { label: 'See where I am signed in', link: createPortalLink(publicUrl, { path: '/security' }) },
    footnote: 'You get this mail once a day at most for each browser.',
  });
}
