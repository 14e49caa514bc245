import { generalMessages, Refusal } from '@confab/contracts';
import type { MessageParts } from '@confab/model';
import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { RateLimiterMemory, RateLimiterRedis, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Services } from '../../services.ts';

/** The refusal of a call over its rate limit, with the seconds to wait. */
export class TooMany extends Refusal {
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number, message: string = generalMessages.tooManyRequests, parts?: MessageParts) {
    super('tooMany', message, { parts });
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Gives each key a number of points per time window. */
export interface Limiter {
  /**
   * Takes one point, or the given number.
   * @throws TooMany when fewer are left.
   */
  take(key: string, points?: number): Promise<void>;
  /** Checks without taking a point. @throws TooMany when no point is left. */
  check(key: string): Promise<void>;
}

/**
 * Creates a limiter in Redis for all processes, or else in this process. While Redis is down, each process gives half the
 * points. Keys may hold an e-mail address or the secret of a conversation, so Redis gets only their keyed hashes (API-6).
 */
export function createLimiter(
  { config, redis }: Pick<Services, 'config' | 'redis'>,
  keyPrefix: string,
  { points, seconds }: { readonly points: number; readonly seconds: number },
): Limiter {
  const scaled = Math.max(1, Math.round(points * config.rateLimitFactor));
  const limiter = build();
  const hideKey = (key: string) =>
    redis ? createHmac('sha256', config.appSecret).update(`limit ${key}`).digest('base64url') : key;
  return {
    async take(key, points = 1) {
      try {
        await limiter.consume(hideKey(key), points);
      } catch (answer) {
        if (answer instanceof Error) throw answer;
        // The library rejects with a result object when no points are left.
        throw tooMany(answer as { msBeforeNext: number });
      }
    },
    async check(key) {
      const state = await limiter.get(hideKey(key));
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

/** The key of an IP address. IPv6 addresses count by their /64, which belongs to one customer. */
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

/** The key of the network of an address. Guesses from one network count together, because an attacker usually has several of its addresses. */
export function getNetworkKey(ip: string): string {
  const key = getAddressKey(ip);
  return key.includes('.') ? key.slice(0, key.lastIndexOf('.')) : key;
}
