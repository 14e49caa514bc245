import { signInCalls } from '@confab/contracts';
import { lockout, type LockoutKind } from '@confab/identity';
import { getNetworkKey, TooMany } from '../../../http/limits/limiter.ts';
import type { Caller, Services } from '../../../services.ts';
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

/** Wrong passwords that are counted together. */
interface Counted {
  readonly kind: LockoutKind;
  readonly origin: string;
}

/**
 * Checks a password for signing in within the lockout limits (ACC-1), for unknown addresses too.
 *
 * @throws TooMany, in the words of a wrong password, while further attempts are locked.
 */
export function tryPassword(
  services: Pick<Services, 'config' | 'db'>,
  attempt: PasswordAttempt,
  isRight: () => Promise<boolean>,
): Promise<boolean> {
  const limits = { subject: `login:${attempt.emailKey}`, counted: listOrigins(attempt) };
  return tryWithin(services, { ...limits, message: signInCalls.login.fallbackMessage }, isRight);
}

/**
 * Checks the password of a person who is signed in (ACC-11).
 *
 * Wrong passwords are counted separately from those at sign-in, so that strangers who guess at an address do not lock
 * out its owner. A stolen token may create sessions on other sites, so those of all sessions are also counted together.
 *
 * @throws TooMany, with the call's own message, while further attempts are locked.
 */
export function tryOwnPassword(
  services: Pick<Services, 'config' | 'db'>,
  { accountId, sessionId }: Pick<Caller, 'accountId' | 'sessionId'>,
  isRight: () => Promise<boolean>,
): Promise<boolean> {
  const counted: readonly Counted[] = [
    { kind: 'everywhere', origin: '' },
    { kind: 'session', origin: `session ${sessionId}` },
  ];
  return tryWithin(services, { subject: `account:${accountId}`, counted, message: '' }, isRight);
}

/**
 * An attempt is counted as wrong before the check, so that simultaneous attempts are limited like sequential ones. A
 * right password resets the count of its own network, browser or session, never that of others.
 */
async function tryWithin(
  services: Pick<Services, 'config' | 'db'>,
  limits: { readonly subject: string; readonly counted: readonly Counted[]; readonly message: string },
  isRight: () => Promise<boolean>,
): Promise<boolean> {
  const subject = hashSecret(limits.subject);
  const wait = await services.db.transaction().execute(async (trx) => {
    const rows = await lockFailures(
      trx,
      subject,
      limits.counted.map(({ origin }) => origin),
    );
    const states = limits.counted.map(({ kind, origin }) => {
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
  if (wait > 0) throw new TooMany(wait, limits.message);
  const isCorrect = await checkOrUncount(services, subject, limits.counted, isRight);
  if (!isCorrect) return false;
  for (const { kind, origin } of limits.counted) {
    if (kind === 'everywhere') await removeFailure(services.db, subject, origin);
    else await forgetFailures(services.db, subject, origin);
  }
  return true;
}

/** A known browser has its own count, so that strangers cannot lock it out. */
function listOrigins({ ip, knownDevice }: PasswordAttempt): readonly Counted[] {
  if (knownDevice !== undefined)
    return [{ kind: 'device', origin: `device ${hashSecret(knownDevice).toString('base64url')}` }];
  return [
    { kind: 'everywhere', origin: '' },
    { kind: 'network', origin: `network ${getNetworkKey(ip)}` },
  ];
}

/** Checks a password. An error, such as that of a busy server, removes the attempt from its counts. */
async function checkOrUncount(
  { db }: Pick<Services, 'db'>,
  subject: Buffer,
  counted: readonly Counted[],
  isRight: () => Promise<boolean>,
): Promise<boolean> {
  try {
    return await isRight();
  } catch (error) {
    for (const { origin } of counted) await removeFailure(db, subject, origin);
    throw error;
  }
}
