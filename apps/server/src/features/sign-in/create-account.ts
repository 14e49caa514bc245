import { invalid } from '@confab/contracts';
import { checkCreateAccount, emailKey, signInMessages } from '@confab/identity';
import { createAlreadyRegisteredMail } from '../../mail/account-mails.ts';
import { queueMail } from '../../mail/outbox.repository.ts';
import type { Db, Services } from '../../services.ts';
import type { AccountLimits } from '../../core/accounts/account-limits.ts';
import {
  findAccount,
  insertAccount,
  storeBrowserSettings,
  type BrowserSettings,
} from '../../core/accounts/accounts.repository.ts';
import { findClaims, lockAddresses } from '../../core/accounts/addresses/address-claims.repository.ts';
import { assertAcceptablePassword } from '../../core/accounts/passwords/assert-acceptable-password.ts';
import { giveFirstTeam } from '../../core/accounts/give-first-team.ts';
import { hashPassword } from '../../core/accounts/passwords/hash-password.ts';
import { releaseAddress } from '../../core/accounts/addresses/release-address.ts';
import { sendVerification } from '../../core/accounts/addresses/send-verification.ts';
import { hasFreshTicket, issueTicket } from '../../core/accounts/tickets.repository.ts';

interface RegistrationRequest extends BrowserSettings {
  readonly email: string;
  readonly password: string;
  readonly frontendApp: string;
  readonly ip: string;
}

/** The secret that the registering browser keeps, so that verifying in it keeps the password. */
export interface RegistrationResult {
  readonly registration: string;
}

/**
 * Creates an account, unverified, with a team of its own, and mails the link that verifies it.
 *
 * For an address in use nothing changes: a verified owner gets a mail, an unverified one a fresh link. The answer is
 * the same, so it does not show who has an account.
 */
export async function createAccount(
  services: Services,
  limits: AccountLimits,
  { email, password, frontendApp, timezone, acceptLanguage, ip }: RegistrationRequest,
): Promise<RegistrationResult> {
  const { db, hub, config } = services;
  const fault = checkCreateAccount({ email, password, hasAcceptedTerms: true });
  const key = emailKey(email);
  if (fault || !key) throw invalid(fault?.message ?? signInMessages.emailInvalid);
  assertAcceptablePassword(password, email);
  await limits.takeMail(key, ip);
  const passwordHash = await hashPassword(password, config.passwordPepper);

  const { registration, endedIds } = await db.transaction().execute(async (trx) => {
    await lockAddresses(trx, [key]);
    if (await mailHolder(trx, services, key, frontendApp)) return { registration: undefined, endedIds: [] };
    const released = await releaseAddress(trx, { emailKey: key, action: 'register' });
    const account = { id: services.newId(), email, emailKey: key, passwordHash, activeTeamId: null };
    if (!(await insertAccount(trx, account))) return { registration: undefined, endedIds: [] };
    await storeBrowserSettings(trx, account.id, { timezone, acceptLanguage });
    await giveFirstTeam(trx, services, account);
    await sendVerification(trx, services, { ...account, recoveryEmail: null }, frontendApp);
    const ticket = await issueTicket(trx, services, 'registration', { accountId: account.id });
    return { registration: ticket, endedIds: released.endedIds };
  });
  hub.endSessions(endedIds);
  return { registration: registration ?? services.newSecret() };
}

/** Mails the account that has the address. @returns false when it is free or only claimed by an unconfirmed change. */
async function mailHolder(trx: Db, services: Services, key: string, frontendApp: string): Promise<boolean> {
  const claims = await findClaims(trx, key);
  const proven = claims.find((claim) => claim.isVerified || claim.recoveryEmailKey === key);
  if (proven) {
    const address = proven.recoveryEmailKey === key ? (proven.recoveryEmail ?? proven.email) : proven.email;
    const today = new Date(services.now()).toISOString().slice(0, 10);
    const mail = createAlreadyRegisteredMail(services.config.publicUrl, address);
    await queueMail(trx, services, mail, `alreadyRegistered ${key} ${today}`);
    return true;
  }
  const registrant = claims.find(({ recoveryEmail }) => recoveryEmail === null);
  const account = registrant && (await findAccount(trx, registrant.accountId));
  if (!account) return false;
  if (!(await hasFreshTicket(trx, 'verifyEmail', account.id)))
    await sendVerification(trx, services, account, frontendApp);
  return true;
}
