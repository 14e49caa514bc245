import { limits } from '@confab/model';
import { localPartOf } from './email-address.ts';
import { passwordCore } from './password-core.ts';
import { passwordLength, passwordStrength } from './password-strength.ts';

const productWords = ['confab'];

/** What a password is held against besides the rules of the form. */
export interface PasswordSetting {
  readonly email: string;
  /** `isCommonPassword` of `@confab/identity/common-passwords`; an argument, so that the list stays on the server. */
  readonly isCommon: (password: string) => boolean;
}

/**
 * Whether the server takes a password for an account.
 *
 * Stricter than the form: a password that is the e-mail address, its local part, the
 * product's name or a common one, give or take digits and symbols at its ends, is refused
 * with the same words as a weak one. The password itself is never trimmed or normalised.
 */
export function isAcceptablePassword(password: string, { email, isCommon }: PasswordSetting): boolean {
  if (passwordLength(password) > limits.passwordMax || !passwordStrength(password).isStrong) return false;
  const core = passwordCore(password);
  const tooClose = [email, localPartOf(email), ...productWords].map(passwordCore);
  return !tooClose.includes(core) && !isCommon(password);
}
