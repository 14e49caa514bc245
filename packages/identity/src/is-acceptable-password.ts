import { limits } from '@confab/model';
import { localPartOf } from './email-address.ts';
import { passwordCore } from './password-core.ts';
import { passwordLength, passwordStrength } from './password-strength.ts';

const productWords = ['confab'];

/** The texts that the server compares a password with, in addition to the rules of the form. */
export interface PasswordSetting {
  readonly email: string;
  /** `isCommonPassword` of `@confab/identity/common-passwords`; a parameter, so that the list stays on the server. */
  readonly isCommon: (password: string) => boolean;
}

/**
 * Whether the server accepts a password for an account.
 *
 * Stricter than the form: it also rejects the email address, its local part, the product's
 * name and common passwords, even with digits and symbols at the ends, and shows the same
 * message as for a weak one. The password itself is never trimmed or normalised.
 */
export function isAcceptablePassword(password: string, { email, isCommon }: PasswordSetting): boolean {
  if (passwordLength(password) > limits.passwordMax || !passwordStrength(password).isStrong) return false;
  const core = passwordCore(password);
  const tooClose = [email, localPartOf(email), ...productWords].map(passwordCore);
  return !tooClose.includes(core) && !isCommon(password);
}
