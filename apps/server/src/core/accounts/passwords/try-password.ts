import { signInCalls } from '@confab/contracts';
import { lockout, type LockoutKind } from '@confab/identity';
import { getNetworkKey, TooMany } from '../../../http/limits/limiter.ts';
import type { Services } from '../../../services.ts';
import { countFailure, forgetFailures, lockFailures, removeFailure } from './login-failures.repository.ts';
import { hashSecret } from '../hash-secret.ts';

/** An attempt to sign in. */
export interface PasswordAttempt {
  /** The key of the address that was typed, whether an account has it or not. */
  readonly emailKey: string;
  readonly ip: string;
  /** The secret of a browser in which the account has signed in before; undefined elsewhere. */
  readonly knownDevice: string | undefined;
}

/**
 * Checks a password within the lockout limits (ACC-1), for unknown addresses too.
 *
 * An attempt is counted as wrong before the check, so that simultaneous attempts are limited like sequential ones. A
 * right password resets the count of its own network or browser, never that of others.
 *
 * @throws TooMany, in the words of a wrong password, while further attempts are locked.
 */
export async function tryPassword(
  services: Pick<Services, 'config' | 'db'>,
  attempt: PasswordAttempt,
  isRight: () => Promise<boolean>,
): Promise<boolean> {
  const subject = hashSecret(`login:${attempt.emailKey}`);
  const origins = listOrigins(attempt);
  const wait = await services.db.transaction().execute(async (trx) => {
    const rows = await lockFailures(
      trx,
      subject,
      origins.map(({ origin }) => origin),
    );
    const states = origins.map(({ kind, origin }) => {
      const row = rows.find((one) => one.origin === origin);
      const failures = {
        count: row?.failures ?? 0,
        sinceFirstSeconds: row?.sinceFirst ?? 0,
        sinceLastSeconds: row?.sinceLast ?? 0,
      };
      return { origin, ...lockout(kind, failures, services.config.rateLimitFactor) };
    });
    const longest = Math.max(...states.map(({ waitSeconds }) => waitSeconds));
    if (longest === 0) for (const { origin, count } of states) await countFailure(trx, subject, origin, count);
    return longest;
  });
  if (wait > 0) throw new TooMany(wait, signInCalls.login.fallbackMessage);
  if (!(await isRight())) return false;
  for (const { kind, origin } of origins) {
    if (kind === 'everywhere') await removeFailure(services.db, subject, origin);
    else await forgetFailures(services.db, subject, origin);
  }
  return true;
}

/** A known browser has its own count, so that strangers cannot lock it out. */
function listOrigins({ ip, knownDevice }: PasswordAttempt): { kind: LockoutKind; origin: string }[] {
  if (knownDevice !== undefined)
    return [{ kind: 'device', origin: `device ${hashSecret(knownDevice).toString('base64url')}` }];
  return [
    { kind: 'everywhere', origin: '' },
    { kind: 'network', origin: `network ${getNetworkKey(ip)}` },
  ];
}
