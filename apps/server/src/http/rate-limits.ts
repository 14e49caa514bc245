import { Refusal } from '@confab/contracts';
import { RateLimiterMemory, RateLimiterRedis, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { isIPv6 } from 'node:net';
import type { Services } from '../services.ts';

/** Points in a number of seconds, counted for an account or an address. */
interface Limit {
  readonly points: number;
  readonly seconds: number;
  readonly per: 'account' | 'ip';
}

const hour = 3_600;

/** The rate classes; a class with several limits has to satisfy all of them. */
const classes = {
  A1: [
    { points: 10, seconds: 60, per: 'ip' },
    { points: 100, seconds: hour, per: 'ip' },
  ],
  A2: [
    { points: 10, seconds: 60, per: 'ip' },
    { points: 30, seconds: hour, per: 'ip' },
    { points: 100, seconds: 24 * hour, per: 'ip' },
  ],
  A3: [{ points: 10, seconds: hour, per: 'ip' }],
  A4: [{ points: 20, seconds: 60, per: 'ip' }],
  S1: [{ points: 10, seconds: hour, per: 'account' }],
  R: [{ points: 600, seconds: 60, per: 'account' }],
  W: [{ points: 240, seconds: 60, per: 'account' }],
  W2: [{ points: 60, seconds: 3, per: 'account' }],
  X: [{ points: 10, seconds: 60, per: 'account' }],
  H: [{ points: 60, seconds: 3, per: 'account' }],
  C2: [{ points: 120, seconds: 60, per: 'account' }],
} as const satisfies Record<string, readonly Limit[]>;

export type RateClass = keyof typeof classes;

/** Refused because too much came too fast; carries how long to wait. */
export class TooMany extends Refusal {
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number) {
    super('tooMany', 'Too many requests, please wait a moment and try again');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export interface RateLimits {
  /** Takes one point of each limit of the class, or refuses with how long to wait. */
  take(rateClass: RateClass, ip: string, accountId: string | undefined): Promise<void>;
}

/**
 * Limits kept in the process, or in Redis for several processes. While Redis is away each process counts
 * for itself, at half the rate.
 */
export function createRateLimits({ config, redis }: Pick<Services, 'config' | 'redis'>): RateLimits {
  const limiters = new Map<RateClass, { limit: Limit; limiter: RateLimiterAbstract }[]>();
  for (const [name, limits] of Object.entries(classes) as [RateClass, readonly Limit[]][]) {
    const built = limits.map((limit) => ({ limit, limiter: build(`${name}:${limit.seconds}`, limit) }));
    limiters.set(name, built);
  }
  return {
    async take(rateClass, ip, accountId) {
      for (const { limit, limiter } of limiters.get(rateClass) ?? []) {
        const key = limit.per === 'account' && accountId ? accountId : addressKey(ip);
        await consume(limiter, key);
      }
    },
  };

  function build(keyPrefix: string, { points, seconds }: Limit): RateLimiterAbstract {
    const scaled = Math.max(1, Math.round(points * config.rateLimitFactor));
    if (!redis) return new RateLimiterMemory({ keyPrefix, points: scaled, duration: seconds });
    const insuranceLimiter = new RateLimiterMemory({
      keyPrefix,
      points: Math.max(1, Math.floor(scaled / 2)),
      duration: seconds,
    });
    return new RateLimiterRedis({
      storeClient: redis,
      keyPrefix: `rate:${keyPrefix}`,
      points: scaled,
      duration: seconds,
      insuranceLimiter,
    });
  }
}

async function consume(limiter: RateLimiterAbstract, key: string) {
  try {
    await limiter.consume(key);
  } catch (answer) {
    if (answer instanceof Error) throw answer;
    // The library rejects with its result when the points are used up.
    const { msBeforeNext } = answer as { msBeforeNext: number };
    throw new TooMany(Math.max(1, Math.ceil(msBeforeNext / 1_000)));
  }
}

/** IPv6 addresses are counted by their /64: one customer has all of it. */
function addressKey(ip: string): string {
  if (!isIPv6(ip) || ip.startsWith('::ffff:')) return ip;
  return ip.split(':').slice(0, 4).join(':');
}
