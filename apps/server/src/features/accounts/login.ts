import { invalid, refused } from '@confab/contracts';
import { checkSignIn, emailKey } from '@confab/identity';
import type { SignIn } from '@confab/model';
import { writeAudit } from '../../access/audit.repository.ts';
import type { Services } from '../../services.ts';
import type { AccountLimits } from './account-limits.ts';
import { findAccountByKey, setPasswordHash, type AccountRow } from './accounts.repository.ts';
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
  const isRight = await tryPassword(services, attempt, () => isRightPassword(services, limits, account, request));
  if (!account || !isRight) {
    await noteFailure(services, account, request);
    throw refused(wrong);
  }
  return startSession(services, account, { ...request, isKnown });
}

async function isRightPassword(
  services: Services,
  limits: AccountLimits,
  account: AccountRow | undefined,
  { password, ticket, ip }: Login,
): Promise<boolean> {
  if (account?.status !== 'active') return verifyNothing(password);
  if (account.passwordHash !== null) return isAccountsPassword(services, account, password);
  if (services.config.enumeration === 'strict' && ticket === '') return verifyNothing(password);
  await chooseFirstPassword(services, limits, account, { password, ticket, ip });
  return true;
}

/** Whether a password is the account's; its hash is made anew where the ways of hashing have changed since. */
export async function isAccountsPassword(
  { db, config }: Pick<Services, 'db' | 'config'>,
  account: AccountRow,
  password: string,
): Promise<boolean> {
  const { passwordHash } = account;
  if (passwordHash === null) return verifyNothing(password);
  const isRight = await verifyPassword(passwordHash, password, config.passwordPepper);
  if (isRight && isOutdated(passwordHash, config.passwordPepper))
    await setPasswordHash(db, account.id, await hashPassword(password, config.passwordPepper));
  return isRight;
}

/** Of an address without an account too: it would answer sooner otherwise. */
async function noteFailure({ db, newId }: Services, account: AccountRow | undefined, { ip, requestId }: Login) {
  const objectId = account?.id ?? null;
  const entry = { id: newId(), action: 'login.wrongPassword', objectId, result: 200, ip, requestId };
  await writeAudit(db, entry);
}
