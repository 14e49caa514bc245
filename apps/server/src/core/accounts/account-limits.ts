import { Refusal } from '@confab/contracts';
import { getAddressKey, createLimiter, getNetworkKey, TooMany } from '../../http/limits/limiter.ts';
import type { Services } from '../../services.ts';

/** Why a mail is sent. Each cause has a budget of its own for an address, so that one does not use up another. */
type MailCause = 'signUp' | 'verification' | 'confirmation' | 'addressChange';

/** Limits that count by the account or address that a request is about, not only by the network it comes from. */
export interface AccountLimits {
  /** Counts a mail to an address that a caller from a network asked for. @throws TooMany when a budget is used up. */
  takeMail(emailKey: string, ip: string, cause?: MailCause): Promise<void>;
  /**
   * Counts a request for a reset mail. Neither other mails nor requests from other networks make it fail, so that
   * strangers cannot use up the resets of others. The mail goes to existing accounts only.
   *
   * @returns whether a mail is due. With many requests from many networks there is one every quarter of an hour: the link of
   *   the last one still works
   * @throws TooMany when the network has asked too often
   */
  takeResetMail(emailKey: string, ip: string): Promise<boolean>;
  /** Like `takeMail`, but returns false instead of throwing, for calls whose answer must not show it. */
  tryTakeMail(emailKey: string, ip: string, cause?: MailCause): Promise<boolean>;
  /** Counts a question about an address. Repeating it from the same network within an hour is free. */
  countQuestion(emailKey: string, ip: string): Promise<void>;
  /** Milliseconds to delay the answer: one more second for each unknown address in a row after the tenth. */
  getDelay(ip: string, isMiss: boolean): number;
  /** Throws TooMany for a network that sent too many wrong codes; call it before checking a code. */
  checkCodes(ip: string): Promise<void>;
  countWrongCode(ip: string): Promise<void>;
}

const hour = 3_600;
const freeMisses = 10;
const longestDelay = 10;

/** The limits of a server process, shared by all features. */
export function getAccountLimits(services: Services): AccountLimits {
  return services.processState.get(createAccountLimits, services);
}

/** Creates a separate set of limits, for a process or a test. */
export function createAccountLimits(services: Pick<Services, 'config' | 'redis' | 'log'>): AccountLimits {
  const limiter = (name: string, points: number, seconds: number) =>
    createLimiter(services, `account:${name}`, { points, seconds });
  const mails = [limiter('mail:hour', 3, hour), limiter('mail:day', 10, 24 * hour)];
  const resets = [limiter('reset:hour', 3, hour), limiter('reset:day', 10, 24 * hour)];
  const resetMails = [limiter('reset:mail', 3, hour), limiter('reset:late', 1, hour / 4)];
  const mailsOfNetwork = limiter('mail:network', 20, hour);
  const allMails = limiter('mail:all', services.config.mailsPerHour, hour);
  const questions = limiter('question', 3, hour);
  const allQuestions = limiter('question:all', 600, 60);
  const questionsOfOne = limiter('question:ip', 100, hour);
  const wrongCodes = limiter('code', 10, hour);
  const asked = createSeen(hour * 1_000);
  const misses = new Map<string, number>();

  // The sender counts first: a network that has used up its budget must not use up the budgets of recipients.
  async function takeMail(emailKey: string, ip: string, cause: MailCause = 'signUp') {
    await mailsOfNetwork.take(getNetworkKey(ip));
    for (const limit of mails) await limit.take(`${cause} ${emailKey}`);
    await allMails.take('all');
  }

  async function takeResetMail(emailKey: string, ip: string) {
    const network = getNetworkKey(ip);
    await mailsOfNetwork.take(network);
    for (const limit of resets) await limit.take(`${network} ${emailKey}`);
    for (const limit of resetMails) if (await isAllowed(limit.take(emailKey))) return true;
    return false;
  }

  return {
    takeMail,
    takeResetMail,
    tryTakeMail: (emailKey, ip, cause) => isAllowed(takeMail(emailKey, ip, cause)),
    async countQuestion(emailKey, ip) {
      if (!(await isAllowed(allQuestions.take('all')))) throw new Refusal('unavailable', '');
      if (asked.has(`${getNetworkKey(ip)} ${emailKey}`)) return;
      await questions.take(emailKey);
      asked.add(`${getNetworkKey(ip)} ${emailKey}`);
      if (!(await isAllowed(questionsOfOne.take(getAddressKey(ip)))))
        services.log.warn({ ip }, 'one address asks about a great many accounts');
    },
    getDelay(ip, isMiss) {
      const key = getAddressKey(ip);
      const inRow = isMiss ? (misses.get(key) ?? 0) + 1 : 0;
      if (misses.size > 10_000) misses.clear();
      misses.set(key, inRow);
      const over = inRow - freeMisses * services.config.rateLimitFactor;
      return Math.min(longestDelay, Math.max(0, over)) * 1_000;
    },
    checkCodes: (ip) => wrongCodes.check(getAddressKey(ip)),
    countWrongCode: (ip) => wrongCodes.take(getAddressKey(ip)),
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

/** A set that forgets its entries after one to two periods, so that its size stays bounded. */
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
