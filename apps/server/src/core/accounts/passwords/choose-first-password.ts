import { accountMessages, refused } from '@confab/contracts';
import { welcomeMessages } from '@confab/identity';
import type { Services } from '../../../services.ts';
import type { AccountLimits } from '../account-limits.ts';
import {
  findAccount,
  isInAnyTeam,
  lockAccount,
  setFirstPasswordHash,
  storeBrowserSettings,
  type AccountRow,
} from '../accounts.repository.ts';
import { assertAcceptablePassword } from './assert-acceptable-password.ts';
import { giveFirstTeam } from '../give-first-team.ts';
import { hashPassword, verifyPassword } from './hash-password.ts';
import { sendVerification } from '../addresses/send-verification.ts';
import { findTicket, hasFreshTicket, redeemTicket, revokeCodes } from '../tickets.repository.ts';

export interface FirstPasswordChoice {
  readonly password: string;
  /** Whether the typed password is the one chosen at sign-up, to be kept, rather than a new one. */
  readonly isSignUpPassword?: boolean | undefined;
  /** The set-password ticket; empty when there is none. */
  readonly ticket: string;
  readonly ip: string;
  /** The zone of the browser, by its IANA name. */
  readonly timezone?: string | undefined;
}

/**
 * Sets the password of an account that has none.
 *
 * The owner of the mailbox keeps the password chosen at sign-up by typing it again, or chooses a new one.
 * Only the ticket of a mailed link allows it, once, for the account that the link was mailed to (ACC-9). Without it a fresh link is mailed and nothing changes.
 *
 * @returns the hash of the password.
 */
export async function chooseFirstPassword(
  services: Services,
  limits: AccountLimits,
  account: AccountRow,
  { password, isSignUpPassword = false, ticket, ip, timezone }: FirstPasswordChoice,
): Promise<string> {
  const found = ticket === '' ? undefined : await findTicket(services.db, 'setPassword', ticket);
  if (found?.accountId !== account.id || found.usedAt !== null || found.isExpired) {
    await limits.countWrongCode(ip);
    await mailFreshLink(services, limits, account, ip);
    throw refused(accountMessages.checkYourEmail);
  }
  if (isSignUpPassword) await assertSignUpPassword(services, limits, account, { password, ip });
  else assertAcceptablePassword(password, account.email);
  const passwordHash = await hashPassword(password, services.config.passwordPepper);
  await services.db.transaction().execute(async (trx) => {
    await lockAccount(trx, account.id);
    const redeemed = await redeemTicket(trx, 'setPassword', ticket);
    const isSet = redeemed !== undefined && (await setFirstPasswordHash(trx, account.id, passwordHash));
    if (!isSet) throw refused(welcomeMessages.passwordAlreadySet);
    await storeBrowserSettings(trx, account.id, { timezone });
    await revokeCodes(trx, account.id);
    if (!(await isInAnyTeam(trx, account.id))) await giveFirstTeam(trx, services, account);
  });
  return passwordHash;
}

/** Rejects a password that was not chosen at sign-up. Wrong ones are counted like wrong codes. */
async function assertSignUpPassword(
  { config }: Services,
  limits: AccountLimits,
  { signUpPasswordHash }: AccountRow,
  { password, ip }: { readonly password: string; readonly ip: string },
): Promise<void> {
  if (signUpPasswordHash !== null && (await verifyPassword(signUpPasswordHash, password, config.passwordPepper)))
    return;
  await limits.countWrongCode(ip);
  throw refused(welcomeMessages.otherPasswordAtSignUp);
}

async function mailFreshLink(services: Services, limits: AccountLimits, account: AccountRow, ip: string) {
  if (!(await limits.tryTakeMail(account.emailKey, ip, 'verification'))) return;
  await services.db.transaction().execute(async (trx) => {
    await lockAccount(trx, account.id);
    const current = await findAccount(trx, account.id);
    if (current?.emailKey !== account.emailKey) return;
    if (!(await hasFreshTicket(trx, 'verifyEmail', account.id))) await sendVerification(trx, services, account);
  });
}
