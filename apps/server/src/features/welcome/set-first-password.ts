import { accountMessages, invalid, refused } from '@confab/contracts';
import { emailKey, signInMessages, welcomeMessages } from '@confab/identity';
import type { Services } from '../../services.ts';
import type { AccountLimits } from '../../core/accounts/account-limits.ts';
import { findAccountByKey } from '../../core/accounts/accounts.repository.ts';
import { chooseFirstPassword } from '../../core/accounts/passwords/choose-first-password.ts';

interface FirstPasswordRequest {
  readonly login: string;
  readonly password: string;
  readonly isSignUpPassword?: boolean | undefined;
  readonly ticket: string;
  readonly ip: string;
  /** The zone of the browser, by its IANA name. */
  readonly timezone?: string | undefined;
}

/**
 * Sets the password of an account that was made without one (ACC-9, ACC-10).
 *
 * An address without an account gets the same answer as one that has to prove its mailbox first.
 */
export async function setFirstPassword(
  services: Services,
  limits: AccountLimits,
  { login, password, isSignUpPassword, ticket, ip, timezone }: FirstPasswordRequest,
): Promise<null> {
  if (password === '') throw invalid(signInMessages.passwordBlank);
  const key = emailKey(login);
  if (!key) throw invalid(signInMessages.emailInvalid);
  await limits.checkCodes(ip);
  const account = await findAccountByKey(services.db, key);
  if (account?.status !== 'active') {
    await limits.countWrongCode(ip);
    throw refused(accountMessages.checkYourEmail);
  }
  if (account.passwordHash !== null) {
    await limits.countWrongCode(ip);
    const tellsNobody = services.config.enumeration === 'strict' && ticket === '';
    throw refused(tellsNobody ? accountMessages.checkYourEmail : welcomeMessages.passwordAlreadySet);
  }
  await chooseFirstPassword(services, limits, account, { password, isSignUpPassword, ticket, ip, timezone });
  return null;
}
