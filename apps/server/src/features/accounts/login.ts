import { invalid, refused } from '@confab/contracts';
import { checkSignIn, emailKey } from '@confab/identity';
import type { SignIn } from '@confab/model';
import { writeAudit } from '../../access/audit.repository.ts';
import { TooMany } from '../../http/rate-limits.ts';
import type { Services } from '../../services.ts';
import { countFailedLogins, findAccountByKey, type AccountRow } from './accounts.repository.ts';
import { verifyNothing, verifyPassword } from './hash-password.ts';
import { beginSession } from './sessions.ts';
import { toSignIn } from './sign-in.ts';

interface Login {
  readonly username: string;
  readonly password: string;
  readonly ip: string;
  readonly userAgent: string;
  readonly requestId: string;
}

const wrongBeforeWaiting = 5;
const longestWaitSeconds = 15 * 60;

/**
 * Signs in. A wrong password, an unknown address and an account without a password answer alike and take
 * as long.
 */
export async function login(services: Services, request: Login): Promise<SignIn> {
  const fault = checkSignIn({ email: request.username, password: request.password });
  if (fault) throw invalid(fault.message);
  const key = emailKey(request.username) ?? '';
  await waitAfterFailures(services, key, request.ip);
  const account = await findAccountByKey(services.db, key);
  if (!account || !(await isRightPassword(account, request.password))) {
    if (account) await noteFailure(services, account, request);
    throw refused('Error logging in');
  }
  const { signIn, endedIds } = await services.db.transaction().execute(async (trx) => {
    const session = await beginSession(trx, services, account.id, request);
    return { signIn: await toSignIn(trx, services, account, session), endedIds: session.endedIds };
  });
  services.hub.endSessions(endedIds);
  return signIn;
}

async function isRightPassword(account: AccountRow, password: string) {
  if (account.passwordHash === null || account.status !== 'active') return verifyNothing(password);
  return verifyPassword(account.passwordHash, password);
}

/** After five wrong passwords for one account from one address: 30 seconds, doubling to a quarter of an hour. */
async function waitAfterFailures({ db, config }: Services, key: string, ip: string) {
  const failures = await countFailedLogins(db, key, ip);
  const over = failures - wrongBeforeWaiting * config.rateLimitFactor;
  if (over >= 0) throw new TooMany(Math.min(longestWaitSeconds, 30 * 2 ** over));
}

async function noteFailure({ db, newId }: Services, account: AccountRow, { ip, requestId }: Login) {
  await writeAudit(db, {
    id: newId(),
    action: 'login.wrongPassword',
    objectId: account.id,
    result: 200,
    ip,
    requestId,
  });
}
