import { limits } from '@confab/model';

const localPartMax = 64;
// Quoted local parts and address literals are rejected: no real mailbox of a person uses them.
const localPart = /^[^\s\p{C}\p{Z}@"(),:;<>[\\\]]+$/u;
const domain = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/** A fault of an email address. */
export type EmailFault = 'missing' | 'invalid';

/**
 * Checks an email address as it was typed.
 *
 * Nothing is trimmed: a space or a line break makes it invalid, because the stored and mailed
 * address is exactly the checked one (ACC-2). A domain outside ASCII has to be given in
 * its `xn--` form.
 */
export function checkEmailAddress(email: string): EmailFault | undefined {
  if (email === '') return 'missing';
  return parts(email) ? undefined : 'invalid';
}

/**
 * Returns the form in which an address is unique: two addresses with the same key belong to one account.
 *
 * Only ASCII letters are lower-cased and accents are kept, so a look-alike address never
 * matches another person's account (ACC-2).
 *
 * @returns undefined when the address is not valid.
 */
export function emailKey(email: string): string | undefined {
  const address = parts(email.normalize('NFC'));
  return address ? `${lowerAscii(address.local)}@${address.domain.toLowerCase()}` : undefined;
}

/** The part before the at sign, or the whole text when there is none. */
export function localPartOf(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 0 ? email : email.slice(0, at);
}

function parts(email: string) {
  if (email.length > limits.emailMax) return undefined;
  const at = email.lastIndexOf('@');
  const address = { local: email.slice(0, Math.max(at, 0)), domain: email.slice(at + 1) };
  const isValid =
    localPart.test(address.local) &&
    address.local.length <= localPartMax &&
    !/^\.|\.\.|\.$/.test(address.local) &&
    domain.test(address.domain);
  return isValid ? address : undefined;
}

function lowerAscii(text: string) {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
