import { trimBy } from '@confab/model';
import { commonPasswords } from './common-passwords.ts';
import { passwordCore, unmaskedCore } from './password-core.ts';

const known: ReadonlySet<string> = new Set(commonPasswords.split(/\s+/).filter(Boolean));

/**
 * Whether a password is a common one, ignoring case, digits and symbols at its ends,
 * and the usual letter substitutions (`P@ssw0rd!`, `Welcome123`).
 */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  const withoutSymbols = trimBy(lower, (character) => !/[\p{L}\p{N}]/u.test(character));
  const forms = [lower, withoutSymbols, passwordCore(password), unmaskedCore(password)];
  return forms.some((form) => known.has(form));
}
