import { generalMessages, Refusal } from '@confab/contracts';
import { isIPv6 } from 'node:net';
import { RateLimiterMemory, RateLimiterRedis, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Services } from '../services.ts';

/** Refused because too much came too fast; carries how long to wait. */
export class TooMany extends Refusal {
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number, message: string = generalMessages.tooManyRequests) {
    super('tooMany', message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** So many points in so many seconds, for each key on its own. */
export interface Limiter {
  /** Takes a point, or refuses with how long to wait. */
  take(key: string): Promise<void>;
  /** Refuses like `take` where no point is left, without taking one. */
  check(key: string): Promise<void>;
}

/** A limiter in this process, or in Redis for all; while Redis is away each process gives half the points. */
export function createLimiter(
  { config, redis }: Pick<Services, 'config' | 'redis'>,
  keyPrefix: string,
  { points, seconds }: { readonly points: number; readonly seconds: number },
): Limiter {
  const scaled = Math.max(1, Math.round(points * config.rateLimitFactor));
  const limiter = build();
  return {
    async take(key) {
      try {
        await limiter.consume(key);
      } catch (answer) {
        if (answer instanceof Error) throw answer;
        // The library rejects with its result when the points are used up.
        throw tooMany(answer as { msBeforeNext: number });
      }
    },
    async check(key) {
      const state = await limiter.get(key);
      if (state && state.consumedPoints >= scaled) throw tooMany(state);
    },
  };

  function build(): RateLimiterAbstract {
    if (!redis) return new RateLimiterMemory({ keyPrefix, points: scaled, duration: seconds });
    const half = Math.max(1, Math.floor(scaled / 2));
    return new RateLimiterRedis({
      storeClient: redis,
      keyPrefix: `rate:${keyPrefix}`,
      points: scaled,
      duration: seconds,
      insuranceLimiter: new RateLimiterMemory({ keyPrefix, points: half, duration: seconds }),
    });
  }
}

function tooMany({ msBeforeNext }: { readonly msBeforeNext: number }) {
  return new TooMany(Math.max(1, Math.ceil(msBeforeNext / 1_000)));
}

/** IPv6 addresses are counted by their /64: one customer has all of it. */
export function getAddressKey(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const embedded = /^::ffff:([\d.]+)$/i.exec(ip)?.[1];
  if (embedded !== undefined) return embedded;
  const [head = '', tail] = ip.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - before.length - after.length }, () => '0');
  const groups = [...before, ...zeros, ...after].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}

/** The network of an address: guesses from one are counted together, as whoever has one address has its neighbours. */
export function getNetworkKey(ip: string): string {
  const key = getAddressKey(ip);
  return key.includes('.') ? key.slice(0, key.lastIndexOf('.')) : key;
}
