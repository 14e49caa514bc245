import { Refusal } from '@confab/contracts';
import { addressKey, createLimiter, networkKey, TooMany } from '../../http/limiter.ts';
import type { Services } from '../../services.ts';

/** Limits that need more than the address of a request: they count by what the request is about. */
export interface AccountLimits {
  /** Takes one of the mails that an address may be sent because somebody signed out asked, or refuses. */
  takeMail(emailKey: string): Promise<void>;
  /** The same as an answer, where being refused must not show. */
  tryTakeMail(emailKey: string): Promise<boolean>;
  /** Counts a question about an address. The same one from the same network says nothing new and is free. */
  countQuestion(emailKey: string, ip: string): Promise<void>;
  /** Milliseconds by which the answer is put off: one more second for each miss in a row after the tenth. */
  getDelay(ip: string, isMiss: boolean): number;
  /** Refuses where too many codes were wrong; call it before looking at one. */
  checkCodes(ip: string): Promise<void>;
  countWrongCode(ip: string): Promise<void>;
}

const hour = 3_600;
const freeMisses = 10;
const longestDelay = 10;

const sets = new WeakMap<Services['db'], AccountLimits>();

/** The limits of a server process: one set, shared by all features whose calls count together. */
export function getAccountLimits(services: Services): AccountLimits {
  const known = sets.get(services.db);
  if (known) return known;
  const limits = createAccountLimits(services);
  sets.set(services.db, limits);
  return limits;
}

/** Limits of their own, for a process or a test. */
export function createAccountLimits(services: Pick<Services, 'config' | 'redis' | 'log'>): AccountLimits {
  const limiter = (name: string, points: number, seconds: number) =>
    createLimiter(services, `account:${name}`, { points, seconds });
  const mails = [limiter('mail:hour', 3, hour), limiter('mail:day', 10, 24 * hour)];
  const allMails = limiter('mail:all', services.config.mailsPerHour, hour);
  const questions = limiter('question', 3, hour);
  const allQuestions = limiter('question:all', 600, 60);
  const questionsOfOne = limiter('question:ip', 100, hour);
  const wrongCodes = limiter('code', 10, hour);
  const asked = createSeen(hour * 1_000);
  const misses = new Map<string, number>();

  async function takeMail(emailKey: string) {
    for (const limit of mails) await limit.take(emailKey);
    await allMails.take('all');
  }

  return {
    takeMail,
    tryTakeMail: (emailKey) => isAllowed(takeMail(emailKey)),
    async countQuestion(emailKey, ip) {
      if (!(await isAllowed(allQuestions.take('all')))) throw new Refusal('unavailable', '');
      if (asked.has(`${networkKey(ip)} ${emailKey}`)) return;
      await questions.take(emailKey);
      asked.add(`${networkKey(ip)} ${emailKey}`);
      if (!(await isAllowed(questionsOfOne.take(addressKey(ip)))))
        services.log.warn({ ip }, 'one address asks about a great many accounts');
    },
    getDelay(ip, isMiss) {
      const key = addressKey(ip);
      const inRow = isMiss ? (misses.get(key) ?? 0) + 1 : 0;
      if (misses.size > 10_000) misses.clear();
      misses.set(key, inRow);
      const over = inRow - freeMisses * services.config.rateLimitFactor;
      return Math.min(longestDelay, Math.max(0, over)) * 1_000;
    },
    checkCodes: (ip) => wrongCodes.check(addressKey(ip)),
    countWrongCode: (ip) => wrongCodes.take(addressKey(ip)),
  };
}

async function isAllowed(taking: Promise<void>) {
  try {
    await taking;
    return true;
  } catch (error) {
    if (error instanceof TooMany) return false;
    throw error;
  }
}

/** Remembers what was seen of late, and forgets it in whole lots, so that it never grows without end. */
function createSeen(milliseconds: number) {
  let [older, newer] = [new Set<string>(), new Set<string>()];
  let since = performance.now();
  return {
    has(key: string) {
      if (performance.now() - since > milliseconds) {
        older = newer;
        newer = new Set();
        since = performance.now();
      }
      return newer.has(key) || older.has(key);
    },
    add(key: string) {
      if (newer.size < 100_000) newer.add(key);
    },
  };
}
