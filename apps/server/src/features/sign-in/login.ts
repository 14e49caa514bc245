import { invalid, refused, signInCalls } from '@confab/contracts';
import { checkSignIn, emailKey } from '@confab/identity';
import { countInAudit } from '../../access/count-in-audit.ts';
import type { Services } from '../../services.ts';
import type { AccountLimits } from '../../core/accounts/account-limits.ts';
import { findAccountByKey, type AccountRow } from '../../core/accounts/accounts.repository.ts';
import { chooseFirstPassword } from '../../core/accounts/passwords/choose-first-password.ts';
import { isKnownDevice } from '../../core/accounts/sessions/devices.repository.ts';
import { verifyDummyPassword } from '../../core/accounts/passwords/hash-password.ts';
import { matchPassword } from '../../core/accounts/passwords/match-password.ts';
import { tryPassword } from '../../core/accounts/passwords/try-password.ts';
import { startSession, type StartedSession } from '../../core/accounts/sessions/start-session.ts';

export interface LoginRequest {
  readonly username: string;
  readonly password: string;
  /** The set-password ticket and the device secret of the browser; empty where it has none. */
  readonly ticket: string;
  readonly device: string;
  readonly ip: string;
  readonly userAgent: string;
  readonly requestId: string;
}

const wrong = signInCalls.login.fallbackMessage;

/**
 * Signs in. A wrong password, an unknown address and a disabled account get the same answer after the same work.
 *
 * For an account without a password, signing in sets it (P4.16), which needs the ticket of a mailed link.
 */
export async function login(services: Services, limits: AccountLimits, request: LoginRequest): Promise<StartedSession> {
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
    await auditFailure(services, account, request);
    throw refused(wrong);
  }
  return started;
}

/** @returns the account's hash that the password matches; undefined when it is wrong. */
async function findMatchingHash(
  services: Services,
  limits: AccountLimits,
  account: AccountRow | undefined,
  { password, ticket, ip }: LoginRequest,
): Promise<string | undefined> {
  if (account?.status === 'active') {
    if (account.passwordHash !== null) return matchPassword(services, account, password);
    if (services.config.enumeration !== 'strict' || ticket !== '')
      return chooseFirstPassword(services, limits, account, { password, ticket, ip });
  }
  await verifyDummyPassword(password);
  return undefined;
}

/** Writes the audit row for an unknown address too, so that its answer takes as long. */
async function auditFailure(services: Services, account: AccountRow | undefined, { ip, requestId }: LoginRequest) {
  const objectId = account?.id ?? null;
  const entry = { id: services.newId(), action: 'login.wrongPassword', objectId, result: 200, ip, requestId };
  await countInAudit(services, entry);
}
