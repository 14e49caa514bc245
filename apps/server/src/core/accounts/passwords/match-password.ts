import type { Services } from '../../../services.ts';
import { replacePasswordHash, type AccountRow } from '../accounts.repository.ts';
import { hashPassword, isOutdated, verifyDummyPassword, verifyPassword } from './hash-password.ts';

/**
 * Checks a password, and rehashes it if its hash is outdated.
 *
 * @returns the account's hash that the password matches; undefined when it is wrong.
 */
export async function matchPassword(
  { db, config }: Pick<Services, 'db' | 'config'>,
  account: AccountRow,
  password: string,
): Promise<string | undefined> {
  const { passwordHash } = account;
  if (passwordHash === null) {
    await verifyDummyPassword(password);
    return undefined;
  }
  const isRight = await verifyPassword(passwordHash, password, config.passwordPepper);
  if (!isRight) return undefined;
  if (!isOutdated(passwordHash, config.passwordPepper)) return passwordHash;
  const newHash = await hashPassword(password, config.passwordPepper);
  const isReplaced = await replacePasswordHash(db, account.id, { from: passwordHash, to: newHash });
  return isReplaced ? newHash : passwordHash;
}
