import { invalid } from '@confab/contracts';
import { checkEmailStep, emailKey } from '@confab/identity';
import type { AccountStatus } from '@confab/model';
import { setTimeout as delay } from 'node:timers/promises';
import type { Services } from '../../services.ts';
import type { AccountLimits } from '../../core/accounts/account-limits.ts';
import { findAccountByKey, insertAccount } from '../../core/accounts/accounts.repository.ts';
import { findClaims, lockAddresses } from '../../core/accounts/addresses/address-claims.repository.ts';
import { isKnownDevice } from '../../core/accounts/sessions/devices.repository.ts';
import { sendVerification } from '../../core/accounts/addresses/send-verification.ts';

interface AccountQuestion {
  readonly email: string;
  readonly createIfNewAccount: boolean;
  readonly frontendApp: string | undefined;
  readonly ip: string;
  /** The secret of the asking browser; one that knows the account learns nothing new. */
  readonly device: string;
}

const strictAnswer: AccountStatus = { existingAccount: true, hasPassword: true, isVerified: true };

/**
 * Says of an address what the sign-in page has to know: whether it is one, has a password, is verified.
 *
 * The specification makes this tell strangers who has an account; what bounds it is counting, and slowing down
 * whoever asks about address after address. Nothing but these three answers ever comes out of it.
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
  const isOwn = account !== undefined && (await isKnownDevice(services.db, account.id, question.device));
  if (!isOwn) await limits.countQuestion(key, question.ip);
  const delayed = limits.getDelay(question.ip, account === undefined);
  if (delayed > 0) await delay(delayed);
  if (!account && question.createIfNewAccount && (await limits.tryTakeMail(key)))
    await createInvitedAccount(services, key, question);
  if (services.config.enumeration === 'strict') return strictAnswer;
  return {
    existingAccount: account !== undefined,
    hasPassword: account !== undefined && account.passwordHash !== null,
    isVerified: account?.isVerified ?? false,
  };
}

/** An account without a password: good for nothing until its mailed link was opened, and gone in a week. */
async function createInvitedAccount(services: Services, key: string, { email, frontendApp }: AccountQuestion) {
  await services.db.transaction().execute(async (trx) => {
    await lockAddresses(trx, [key]);
    if ((await findClaims(trx, key)).length > 0) return;
    const id = services.newId();
    const account = { id, email, emailKey: key, passwordHash: null, activeTeamId: null };
    await insertAccount(trx, account);
    await sendVerification(trx, services, { id, email, passwordHash: null, recoveryEmail: null }, frontendApp);
  });
}
