import { invalid, refused } from '@confab/contracts';
import { checkSignIn, emailKey } from '@confab/identity';
import type { SignIn } from '@confab/model';
import { writeAudit } from '../../access/audit.repository.ts';
import type { Services } from '../../services.ts';
import type { AccountLimits } from './account-limits.ts';
import { findAccountByKey, replacePasswordHash, type AccountRow } from './accounts.repository.ts';
import { chooseFirstPassword } from './choose-first-password.ts';
import { isKnownDevice } from './devices.ts';
import { hashPassword, isOutdated, verifyNothing, verifyPassword } from './hash-password.ts';
import { tryPassword } from './password-attempt.ts';
import { startSession } from './start-session.ts';

export interface Login {
  readonly username: string;
  readonly password: string;
  /** The set-password ticket and the device secret of the browser; empty where it has none. */
  readonly ticket: string;
  readonly device: string;
  readonly ip: string;
  readonly userAgent: string;
  readonly requestId: string;
}

/** The answer to a sign-in, and what the browser keeps of it. */
export interface LoggedIn {
  readonly signIn: SignIn;
  readonly device: string;
}

const wrong = 'Error logging in';

/**
 * Signs in. A wrong password, an unknown address and a disabled account answer alike and take as long.
 *
 * For an account without a password, signing in sets it (P4.16), which needs the ticket of a mailed link.
 */
export async function login(services: Services, limits: AccountLimits, request: Login): Promise<LoggedIn> {
  const fault = checkSignIn({ email: request.username, password: request.password });
  if (fault) throw invalid(fault.message);
  const key = emailKey(request.username) ?? '';
  const account = await findAccountByKey(services.db, key);
  const isKnown = account !== undefined && (await isKnownDevice(services.db, account.id, request.device));
  const attempt = { emailKey: key, ip: request.ip, knownDevice: isKnown ? request.device : undefined };
  let passwordHash: string | undefined;
  await tryPassword(services, attempt, async () => {
    passwordHash = await findMatchingHash(services, limits, account, request);
    return passwordHash !== undefined;
  });
  const started =
    account && passwordHash !== undefined
      ? await startSession(services, { ...account, passwordHash }, { ...request, isKnown })
      : undefined;
  if (!started) {
    await noteFailure(services, account, request);
    throw refused(wrong);
  }
  return started;
}

/** @returns the account's hash that the password matches; undefined when it is wrong. */
async function findMatchingHash(
  services: Services,
  limits: AccountLimits,
  account: AccountRow | undefined,
  { password, ticket, ip }: Login,
): Promise<string | undefined> {
  if (account?.status === 'active') {
    if (account.passwordHash !== null) return matchPassword(services, account, password);
    if (services.config.enumeration !== 'strict' || ticket !== '')
      return chooseFirstPassword(services, limits, account, { password, ticket, ip });
  }
  await verifyNothing(password);
  return undefined;
}

/**
 * Checks a password, and stores a new hash of it where hashes are made with other costs by now.
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
    await verifyNothing(password);
    return undefined;
  }
  const isRight = await verifyPassword(passwordHash, password, config.passwordPepper);
  if (!isRight) return undefined;
  if (!isOutdated(passwordHash, config.passwordPepper)) return passwordHash;
  const newHash = await hashPassword(password, config.passwordPepper);
  const isReplaced = await replacePasswordHash(db, account.id, { from: passwordHash, to: newHash });
  return isReplaced ? newHash : passwordHash;
}

/** Of an address without an account too: it would answer sooner otherwise. */
async function noteFailure({ db, newId }: Services, account: AccountRow | undefined, { ip, requestId }: Login) {
  const objectId = account?.id ?? null;
  const entry = { id: newId(), action: 'login.wrongPassword', objectId, result: 200, ip, requestId };
  await writeAudit(db, entry);
}
