import { invalid } from '@confab/contracts';
import { isAcceptablePassword, signInMessages } from '@confab/identity';
import { isCommonPassword } from '@confab/identity/common-passwords';

/**
 * Rejects a password that is weak, common, or too similar to the address.
 *
 * @throws invalid with the message for a weak password in every case.
 */
export function assertAcceptablePassword(password: string, email: string): void {
  if (!isAcceptablePassword(password, { email, isCommon: isCommonPassword }))
    throw invalid(signInMessages.passwordWeak);
}
