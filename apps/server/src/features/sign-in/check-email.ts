import { invalid } from '@confab/contracts';
import { checkEmailStep, emailKey } from '@confab/identity';
import { emptyId, type AccountId, type AccountStatus } from '@confab/model';
import { setTimeout as delay } from 'node:timers/promises';
import type { Services } from '../../services.ts';
import type { AccountLimits } from '../../core/accounts/account-limits.ts';
import { findAccountByKey, insertAccount, storeBrowserSettings } from '../../core/accounts/accounts.repository.ts';
import { findClaims, lockAddresses } from '../../core/accounts/addresses/address-claims.repository.ts';
import { isKnownDevice } from '../../core/accounts/sessions/devices.repository.ts';
import { sendVerification } from '../../core/accounts/addresses/send-verification.ts';

interface AccountQuestion {
  readonly email: string;
  readonly createIfNewAccount: boolean;
  readonly frontendApp: string | undefined;
  readonly ip: string;
  /** The secret of the asking browser; a known browser of the account is not counted. */
  readonly device: string;
  readonly acceptLanguage?: string | undefined;
}

const strictAnswer: AccountStatus = { existingAccount: true, hasPassword: true, isVerified: true };

/** An id that no account has. */
const noAccountId: AccountId = emptyId;

/**
 * Returns what the sign-in page needs to know about an address: whether it has an account, a password, a verification.
 *
 * The specification lets strangers find out who has an account; limits and delays bound how many addresses they can
 * try. `ENUMERATION=strict` answers the same for all.
 */
export async function checkEmail(
  services: Services,
  limits: AccountLimits,
  question: AccountQuestion,
): Promise<AccountStatus> {
  const fault = checkEmailStep(question.email);
  const key = emailKey(question.email);
  if (fault || !key) throw invalid(fault?.message);
  const account = await findAccountByKey(services.db, key);
  // Looked up without an account too, so that an unknown address takes as much work.
  const isOwn = await isKnownDevice(services.db, account?.id ?? noAccountId, question.device);
  if (!isOwn) await limits.countQuestion(key, question.ip);
  if (services.config.enumeration === 'strict') {
    // The time of the answer must not show whether an account exists or was created.
    if (!account) createInBackground(services, limits, key, question);
    return strictAnswer;
  }
  const delayed = limits.getDelay(question.ip, account === undefined);
  if (delayed > 0) await delay(delayed);
  if (!account) await createIfWanted(services, limits, key, question);
  return {
    existingAccount: account !== undefined,
    hasPassword: account !== undefined && account.passwordHash !== null,
    isVerified: account?.isVerified ?? false,
  };
}

function createInBackground(services: Services, limits: AccountLimits, key: string, question: AccountQuestion) {
  setImmediate(() => {
    createIfWanted(services, limits, key, question).catch((error: unknown) => {
      services.log.error({ err: error }, 'an account that was asked for could not be created');
    });
  });
}

async function createIfWanted(services: Services, limits: AccountLimits, key: string, question: AccountQuestion) {
  if (question.createIfNewAccount && (await limits.tryTakeMail(key, question.ip)))
    await createInvitedAccount(services, key, question);
}

/** Creates an account without a password, unusable until its mailed link is opened and removed after a week. */
async function createInvitedAccount(services: Services, key: string, question: AccountQuestion) {
  const { email, frontendApp, acceptLanguage } = question;
  await services.db.transaction().execute(async (trx) => {
    await lockAddresses(trx, [key]);
    if ((await findClaims(trx, key)).length > 0) return;
    const id = services.newId();
    const account = { id, email, emailKey: key, passwordHash: null, activeTeamId: null };
    await insertAccount(trx, account);
    await storeBrowserSettings(trx, id, { acceptLanguage });
    await sendVerification(trx, services, { id, email, passwordHash: null, recoveryEmail: null }, frontendApp);
  });
}
