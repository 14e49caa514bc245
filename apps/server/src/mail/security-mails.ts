import { browserMessages, describeBrowser, type BrowserMessages } from '@confab/identity';
import { layOutMail } from './lay-out-mail.ts';
import type { MailLanguage } from './mail-words.ts';
import type { ProductMail } from './outbox.repository.ts';
import { createPortalLink } from './site-link.ts';

/** How each language joins the names of a browser and its system or device. */
const browserTexts: Readonly<Record<MailLanguage, BrowserMessages>> = {
  en: browserMessages,
  de: { onSystem: '{browser} unter {system}', onDevice: '{browser} auf dem {device}' },
};

/** The notice that the password of an account was changed, set or reset (MAIL-5). */
export function createPasswordChangedMail(publicUrl: string, recipient: string, at: string): ProductMail {
  const link = createPortalLink(publicUrl, { path: '/login' });
  return layOutMail(recipient, ({ passwordChanged }) => ({ ...passwordChanged(at), link }));
}

/** The mail whose link verifies the new address of an account. */
export function createNewAddressMail(publicUrl: string, recipient: string, code: string): ProductMail {
  const link = createPortalLink(publicUrl, { path: '/welcome', query: { signupType: 'my' }, code });
  return layOutMail(recipient, ({ newAddress }) => ({ ...newAddress, link }));
}

/** The notice to the previous address of an account, with a link that reverts the change (ACC-12). */
export function createAddressChangedMail(
  publicUrl: string,
  recipient: string,
  change: { code: string; at: string; newAddress: string },
): ProductMail {
  const link = createPortalLink(publicUrl, { path: '/revertEmail', code: change.code });
  return layOutMail(recipient, ({ addressChanged }) => ({ ...addressChanged(change), link }));
}

/** The mail with the code that confirms the sign-in of a session. The code is typed in, so no link can be abused. */
export function createSignInCodeMail(publicUrl: string, recipient: string, code: string): ProductMail {
  const link = createPortalLink(publicUrl, { path: '/security' });
  return layOutMail(recipient, ({ signInCode }) => ({ ...signInCode(code), link }));
}

/** The notice that another account tried to change to this address. Nothing was changed. */
export function createAddressTakenMail(publicUrl: string, recipient: string): ProductMail {
  const link = createPortalLink(publicUrl, { path: '/login' });
  return layOutMail(recipient, ({ addressTaken }) => ({ ...addressTaken, link }));
}

/** The notice of a sign-in from a new browser (MAIL-5). */
export function createNewSignInMail(
  publicUrl: string,
  recipient: string,
  { userAgent, at }: { readonly userAgent: string; readonly at: string },
): ProductMail {
  const link = createPortalLink(publicUrl, { path: '/security' });
  return layOutMail(recipient, ({ newSignIn }, language) => {
    const browser = describeBrowser(userAgent, browserTexts[language]);
    return { ...newSignIn({ at, browser }), link };
  });
}
