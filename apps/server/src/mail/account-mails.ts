import { layOutMail } from './lay-out-mail.ts';
import type { ProductMail } from './outbox.repository.ts';
import { toSiteName, createPortalLink } from './site-link.ts';

/** The mail whose link verifies the address of a new account. */
export function createVerificationMail(
  publicUrl: string,
  recipient: string,
  code: string,
  frontendApp?: string,
): ProductMail {
  const link = createPortalLink(publicUrl, { path: '/welcome', query: { signupType: toSiteName(frontendApp) }, code });
  return layOutMail(recipient, ({ verification }) => ({ ...verification, link }));
}

/** The mail whose link sets the first password of an account that was created without one. */
export function createSetPasswordMail(
  publicUrl: string,
  recipient: string,
  code: string,
  frontendApp?: string,
): ProductMail {
  const query = { signupType: toSiteName(frontendApp), isPasswordSet: 'false' };
  const link = createPortalLink(publicUrl, { path: '/welcome', query, code });
  return layOutMail(recipient, ({ setPassword }) => ({ ...setPassword, link }));
}

/** The mail to an address that is already registered, after another registration attempt. */
export function createAlreadyRegisteredMail(publicUrl: string, recipient: string): ProductMail {
  const link = createPortalLink(publicUrl, { path: '/login' });
  return layOutMail(recipient, ({ alreadyRegistered }) => ({ ...alreadyRegistered, link }));
}

/**
 * The mail whose link resets the password. The code is in the query, as the specification defines the URL (P2.30).
 *
 * @param request `undone` is the unconfirmed address, masked, whose change the reset undoes.
 */
export function createResetMail(
  publicUrl: string,
  recipient: string,
  code: string,
  { frontendApp, ...request }: { at: string; frontendApp: string | undefined; undone?: string | undefined },
): ProductMail {
  const query = { code, frontendApp: toSiteName(frontendApp) };
  const link = createPortalLink(publicUrl, { path: '/passwordReset', query });
  return layOutMail(recipient, ({ reset }) => ({ ...reset(request), link }));
}
