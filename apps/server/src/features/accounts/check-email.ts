import { invalid } from '@confab/contracts';
import { checkEmailStep, emailKey } from '@confab/identity';
import type { AccountStatus } from '@confab/model';
import type { Services } from '../../services.ts';
import { findAccountByKey } from './accounts.repository.ts';

/** Says of an address what the sign-in page has to know: whether it is one, has a password, is verified. */
export async function checkEmail({ db }: Services, email: string): Promise<AccountStatus> {
  const fault = checkEmailStep(email);
  const key = emailKey(email);
  if (fault || !key) throw invalid(fault?.message);
  const account = await findAccountByKey(db, key);
  return {
    existingAccount: account !== undefined,
    hasPassword: account !== undefined && account.passwordHash !== null,
    isVerified: account?.isVerified ?? false,
  };
}
