import { limits } from '@confab/model';

const localPartMax = 64;
// Quoted local parts and address literals are left out: no mailbox a person types has one.
const localPart = /^[^\s\p{C}\p{Z}@"(),:;<>[\\\]]+$/u;
const domain = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/** What is wrong with an e-mail address, if anything. */
export type EmailFault = 'missing' | 'invalid';

/**
 * Checks an e-mail address as it was typed.
 *
 * Nothing is trimmed: a space or a line break makes it invalid, because what is stored and
 * mailed to is exactly what was checked (ACC-2). A domain outside ASCII has to be given in
 * its `xn--` form.
 */
export function checkEmailAddress(email: string): EmailFault | undefined {
  if (email === '') return 'missing';
  return parts(email) ? undefined : 'invalid';
}

/**
 * The form under which an address is unique: two addresses with one key are one account.
 *
 * Only ASCII letters lose their case and no accent is folded, so a look-alike address never
 * meets another person's account (ACC-2).
 *
 * @returns undefined when the address is not valid.
 */
export function emailKey(email: string): string | undefined {
  const address = parts(email.normalize('NFC'));
  return address ? `${lowerAscii(address.local)}@${address.domain.toLowerCase()}` : undefined;
}

/** The part before the at sign; the whole text when there is none. */
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
