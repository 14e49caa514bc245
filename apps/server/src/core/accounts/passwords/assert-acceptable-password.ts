import { invalid } from '@confab/contracts';
import { isAcceptablePassword, signInMessages } from '@confab/identity';
import { isCommonPassword } from '@confab/identity/common-passwords';

/**
 * Refuses a password that the server does not take: weak, common, or too much like the address.
 *
 * @throws Refusal with the words for a weak one in every case, so that a form has one thing to say.
 */
export function assertAcceptablePassword(password: string, email: string): void {
  if (!isAcceptablePassword(password, { email, isCommon: isCommonPassword }))
    throw invalid(signInMessages.passwordWeak);
}
