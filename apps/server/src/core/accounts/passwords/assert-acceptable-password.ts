import { invalid } from '@confab/contracts';
import { isAcceptablePassword, isPasswordTooLong, passwordMessages, signInMessages } from '@confab/identity';
import { isCommonPassword } from '@confab/identity/common-passwords';

/**
 * Rejects a password that is too long, weak, common, or too similar to the address.
 *
 * @throws invalid with the message for a weak password in every case but the first.
 */
export function assertAcceptablePassword(password: string, email: string): void {
  if (isPasswordTooLong(password)) throw invalid(passwordMessages.tooLong);
  if (!isAcceptablePassword(password, { email, isCommon: isCommonPassword }))
    throw invalid(signInMessages.passwordWeak);
}
