import type { AccountId } from '@confab/model';
import { forbidden, invalid, notFound, reauthRequired, refused, signedOut } from '@confab/contracts';
import { emailKey, securityMessages, signInMessages } from '@confab/identity';
import type { Caller, Services } from '../../services.ts';
import { findAccount, setPasswordHash, type AccountRow } from '../../core/accounts/accounts.repository.ts';
import { assertAcceptablePassword } from '../../core/accounts/passwords/assert-acceptable-password.ts';
import { hashPassword } from '../../core/accounts/passwords/hash-password.ts';
import { matchPassword } from '../../core/accounts/passwords/match-password.ts';
import { tryOwnPassword } from '../../core/accounts/passwords/try-password.ts';
import { isFreshlyAuthenticated, markFreshlyAuthenticated } from '../../core/accounts/sessions/sessions.repository.ts';
import { revokeCodes } from '../../core/accounts/tickets.repository.ts';
import { lockCaller } from '../../core/accounts/sessions/lock-caller.ts';
import { keepOnlySession } from './keep-only-session.ts';
import { sendPasswordChangeNotice } from '../../core/accounts/passwords/send-password-change-notice.ts';

interface PasswordChangeRequest {
  readonly email: string;
  readonly tvAccountId: AccountId;
  readonly oldPassword: string;
  readonly password: string;
}

/**
 * Changes the caller's own password, which requires the old one; a request that names another account is refused
 * (ACC-11).
 */
export async function changePassword(
  services: Services,
  caller: Caller,
  { email, tvAccountId, oldPassword, password }: PasswordChangeRequest,
): Promise<{ token: string }> {
  if (tvAccountId !== caller.accountId || emailKey(email) !== emailKey(caller.email)) throw notFound();
  if (oldPassword === '') throw invalid(securityMessages.currentMissing);
  if (password === '') throw invalid(securityMessages.newMissing);
  const account = await getAccount(services, caller);
  assertAcceptablePassword(password, account.email);
  if (!(await isCorrectPassword(services, caller, account, oldPassword))) throw refused('');
  return replacePassword(services, caller, account, password);
}

/**
 * Sets a new password for the caller: with the old one, or within ten minutes of typing it.
 *
 * A token alone is not enough, since it may be stolen.
 */
export async function resetSignedIn(
  services: Services,
  caller: Caller,
  { password, oldPassword }: { password: string; oldPassword?: string | undefined },
): Promise<{ token: string }> {
  if (password === '') throw invalid(signInMessages.resetPasswordBlank);
  const account = await getAccount(services, caller);
  assertAcceptablePassword(password, account.email);
  await confirmPassword(services, caller, account, oldPassword);
  return replacePassword(services, caller, account, password);
}

/**
 * Makes sure that the caller has typed the password, and not only holds a token.
 *
 * @throws forbidden `reauth_required` when the password has to be typed again, and the call's own message when it
 * was typed wrong.
 */
export async function confirmPassword(
  services: Services,
  caller: Caller,
  account: AccountRow,
  password: string | undefined,
): Promise<void> {
  if (password === undefined) {
    if (await isFreshlyAuthenticated(services.db, caller.sessionId)) return;
    throw forbidden(reauthRequired);
  }
  if (!(await isCorrectPassword(services, caller, account, password))) throw refused('');
  await markFreshlyAuthenticated(services.db, caller.sessionId);
}

/** Reads the account of a caller. */
export async function getAccount({ db }: Pick<Services, 'db'>, { accountId }: Caller): Promise<AccountRow> {
  const account = await findAccount(db, accountId);
  if (!account) throw signedOut();
  return account;
}

/** Checks the password of the caller's account. Wrong ones are limited, so a stolen token does not help guessing. */
export function isCorrectPassword(
  services: Services,
  caller: Caller,
  account: AccountRow,
  password: string,
): Promise<boolean> {
  return tryOwnPassword(services, caller, async () => (await matchPassword(services, account, password)) !== undefined);
}

async function replacePassword(services: Services, caller: Caller, account: AccountRow, password: string) {
  const passwordHash = await hashPassword(password, services.config.passwordPepper);
  const { token, endedIds } = await services.db.transaction().execute(async (trx) => {
    await lockCaller(trx, caller);
    await setPasswordHash(trx, account.id, passwordHash);
    await markFreshlyAuthenticated(trx, caller.sessionId);
    await revokeCodes(trx, account.id);
    await sendPasswordChangeNotice(trx, services, account);
    return keepOnlySession(trx, services, caller);
  });
  services.hub.endSessions(endedIds);
  return { token };
}
