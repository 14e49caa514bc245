import { describeBrowser } from '@confab/identity';
import type { SignIn } from '@confab/model';
import { formatTime } from '../../../mail/format-time.ts';
import { queueMail } from '../../../mail/outbox.repository.ts';
import { createNewSignInMail } from '../../../mail/security-mails.ts';
import type { Db, Services } from '../../../services.ts';
import { findAccount, lockAccount, type AccountRow } from '../accounts.repository.ts';
import { addDevice } from './devices.repository.ts';
import { hashSecret } from '../hash-secret.ts';
import { beginSession } from './sessions.ts';
import { toSignIn } from './to-sign-in.ts';

/** The answer to a sign-in, and the secret that the browser keeps as a known device. */
export interface StartedSession {
  readonly signIn: SignIn;
  readonly device: string;
}

interface Browser {
  readonly ip: string;
  readonly userAgent: string;
  readonly device: string;
  readonly isKnown: boolean;
}

/**
 * Begins a session after a right password. The owner gets a mail when the account has never been used in the browser.
 *
 * @param account as it was when the password was checked.
 * @returns undefined when its password, address or status changed after the check, as by a proof of the mailbox (ACC-5).
 */
export async function startSession(
  services: Services,
  account: AccountRow,
  browser: Browser,
): Promise<StartedSession | undefined> {
  const started = await services.db.transaction().execute(async (trx) => {
    await lockAccount(trx, account.id);
    const current = await findAccount(trx, account.id);
    if (current?.status !== 'active') return undefined;
    if (current.passwordHash !== account.passwordHash || current.emailKey !== account.emailKey) return undefined;
    const session = await beginSession(trx, services, account.id, browser);
    const signedIn = await toSignIn(trx, services, account, session);
    const secret = browser.isKnown ? browser.device : await addBrowser(trx, services, account, browser);
    return { signIn: signedIn, endedIds: session.endedIds, device: secret };
  });
  if (!started) return undefined;
  const { signIn, endedIds, device } = started;
  services.hub.endSessions(endedIds);
  return { signIn, device };
}

/** Sends no notice to an unverified address, since it may belong to somebody else. */
async function addBrowser(trx: Db, services: Services, account: AccountRow, browser: Browser): Promise<string> {
  const { secret, isFirst } = await addDevice(trx, services, account.id, browser.device);
  if (isFirst || !account.isVerified) return secret;
  const { userAgent } = browser;
  const at = formatTime(services.now());
  const sort = hashSecret(describeBrowser(userAgent)).toString('hex').slice(0, 16);
  const mail = createNewSignInMail(services.config.publicUrl, account.email, { userAgent, at });
  await queueMail(trx, services, mail, `newSignIn ${account.id} ${sort} ${at.slice(0, 10)}`);
  return secret;
}
