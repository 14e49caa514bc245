import { layOutMail } from './lay-out-mail.ts';
import type { Mail } from './outbox.repository.ts';
import { productSubjects } from './product-subjects.ts';
import { createPortalLink } from './site-link.ts';

/** The notice that the password of an account was changed, set or reset (MAIL-5). */
export function createPasswordChangedMail(publicUrl: string, recipient: string, at: string): Mail {
  return layOutMail({
    recipient,
    subject: productSubjects.passwordChanged,
    heading: 'Your password was changed',
    paragraphs: [
      `The password of your account was changed on ${at}.`,
      'If it was you, there is nothing to do. All your other sessions have been signed out.',
    ],
    action: { label: 'Reset my password', link: createPortalLink(publicUrl, { path: '/login' }) },
    footnote:
      'If it was not you, choose “Forgot Password” on the login page now. A new password signs out every session.',
  });
}

/** The mail whose link verifies the new address of an account. */
export function createNewAddressMail(publicUrl: string, recipient: string, code: string): Mail {
  return layOutMail({
    recipient,
    subject: productSubjects.newAddress,
    heading: 'Confirm your new address',
    paragraphs: [
      'You now log in to Confab with this email address.',
      'Confirm that it is yours. Until then, password resets go to your previous address.',
    ],
    action: {
      label: 'Confirm my new address',
      link: createPortalLink(publicUrl, { path: '/welcome', query: { signupType: 'my' }, code }),
    },
    footnote:
      'The link works once, within 24 hours. If this is not your account, do not open it and ignore this email.',
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
    subject: productSubjects.addressChanged,
    heading: 'Your email address was changed',
    paragraphs: [
      `On ${change.at} the email address of your account was changed to ${change.newAddress}.`,
      'If it was you, there is nothing to do. If it was not, undo the change: your account gets this address back, all devices are signed out, and you choose a new password.',
    ],
    action: {
      label: 'Undo the change',
      link: createPortalLink(publicUrl, { path: '/revertEmail', code: change.code }),
    },
    footnote: 'The link works once, within 7 days.',
  });
}

/** The mail with the code that confirms the sign-in of a session. The code is typed in, so no link can be abused. */
export function createSignInCodeMail(publicUrl: string, recipient: string, code: string): Mail {
  return layOutMail({
    recipient,
    subject: productSubjects.signInCode,
    heading: 'Confirm that it is you',
    paragraphs: ['Copy this code into the dialog that asked for it:', code],
    action: { label: 'Show my sessions', link: createPortalLink(publicUrl, { path: '/security' }) },
    footnote:
      'The code works once, within 10 minutes. Never give it to anybody. If you did not ask for it, somebody else may be signed in to your account: sign out everywhere else and change your password.',
  });
}

/** The notice that another account tried to change to this address. Nothing was changed. */
export function createAddressTakenMail(publicUrl: string, recipient: string): Mail {
  return layOutMail({
    recipient,
    subject: productSubjects.addressTaken,
    heading: 'Your account is unchanged',
    paragraphs: [
      'Someone, perhaps you with another account, tried to change the address of a Confab account to this one. Nothing was changed, because this address already has an account.',
    ],
    action: { label: 'Log in', link: createPortalLink(publicUrl, { path: '/login' }) },
    footnote: 'If it was not you, you can ignore this email.',
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
    subject: productSubjects.newSignIn,
    heading: 'New sign-in',
    paragraphs: [
      `Your account was used to sign in on ${signIn.at} with ${signIn.browser}, a browser that is new for your account.`,
      'If it was you, there is nothing to do. If it was not, change your password. This signs out every other session.',
    ],
    action: { label: 'Show my sessions', link: createPortalLink(publicUrl, { path: '/security' }) },
    footnote: 'You get this email at most once a day for each browser.',
  });
}
