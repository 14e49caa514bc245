import type { AccountId } from '@confab/model';
import type { Services } from '../../services.ts';
import { getAddressKey, createLimiter, type Limiter } from './limiter.ts';

/** A number of points per number of seconds, counted per account or per IP address. */
interface Limit {
  readonly points: number;
  readonly seconds: number;
  readonly per: 'account' | 'ip';
}

const hour = 3_600;

/** The rate classes. All limits of a class apply. */
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
  T1: [{ points: 60, seconds: 60, per: 'account' }],
  /** The use case also counts the invited addresses per day, in the database. */
  T2: [{ points: 60, seconds: 60, per: 'account' }],
  L: [{ points: 10, seconds: 60, per: 'account' }],
  R: [{ points: 600, seconds: 60, per: 'account' }],
  W: [{ points: 240, seconds: 60, per: 'account' }],
  W2: [{ points: 60, seconds: 3, per: 'account' }],
  J: [{ points: 30, seconds: 60, per: 'account' }],
  /** Two hundred files can be dropped into the library at once. */
  U: [{ points: 300, seconds: 60, per: 'account' }],
  X: [{ points: 10, seconds: 60, per: 'account' }],
  H: [{ points: 60, seconds: 3, per: 'account' }],
  C2: [{ points: 120, seconds: 60, per: 'account' }],
} as const satisfies Record<string, readonly Limit[]>;

export type RateClass = keyof typeof classes;

export { TooMany } from './limiter.ts';

export interface RateLimits {
  /** Takes one point of each limit of the class. @throws TooMany when one has none left. */
  take(rateClass: RateClass, ip: string, accountId: AccountId | undefined): Promise<void>;
  /**
   * Counts a request without a valid session or client header by its address. @throws TooMany when none is left. Valid
   * sessions from the same address are not affected.
   */
  takeRefusal(ip: string): Promise<void>;
}

/** Creates the limits of the rate classes, in Redis for all processes or else in this process. */
export function createRateLimits(services: Pick<Services, 'config' | 'redis'>): RateLimits {
  const limiters = new Map<RateClass, { limit: Limit; limiter: Limiter }[]>();
  // `Object.entries` returns the keys as plain texts.
  for (const [name, limits] of Object.entries(classes) as [RateClass, readonly Limit[]][]) {
    const built = limits.map((limit) => ({
      limit,
      limiter: createLimiter(services, `${name}:${limit.seconds}`, limit),
    }));
    limiters.set(name, built);
  }
  const refusals = createLimiter(services, 'refused', { points: 120, seconds: 60 });
  return {
    takeRefusal: (ip) => refusals.take(getAddressKey(ip)),
    async take(rateClass, ip, accountId) {
      for (const { limit, limiter } of limiters.get(rateClass) ?? [])
        await limiter.take(limit.per === 'account' && accountId ? accountId : getAddressKey(ip));
    },
  };
}
