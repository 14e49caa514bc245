import { invalid } from '@confab/contracts';
import { isAcceptablePassword, signInMessages } from '@confab/identity';
import { isCommonPassword } from '@confab/identity/common-passwords';

/**
 * Refuses a password that the server does not take: weak, common, or too much like the address.
 *
 * @throws invalid with the message for a weak password in every case.
 */
export function assertAcceptablePassword(password: string, email: string): void {
  if (!isAcceptablePassword(password, { email, isCommon: isCommonPassword }))
    throw invalid(signInMessages.passwordWeak);
}
