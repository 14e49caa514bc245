import type { Redis, RedisOptions } from 'ioredis';

/** The longest wait between two attempts to connect, in milliseconds. */
const mostDelayMs = 2_000;

/**
 * Connects to Redis. While Redis is unavailable, commands fail at once instead of waiting for the next attempt to
 * connect: each call asks Redis several times, and its users continue without it. Only the first commands wait for one
 * more attempt, so that a short interruption has no effect.
 *
 * Loads the library, which a server without Redis never needs.
 */
export async function openRedis(url: string): Promise<Redis> {
  const { Redis: Connection } = await import('ioredis');
  return new Connection(url, { maxRetriesPerRequest: 1, retryStrategy: failSoon });
}

/** Opens another connection to the same Redis, on which commands fail after a second. */
export function openSecondRedis(redis: Redis): Redis {
  return redis.duplicate({ commandTimeout: 1_000, maxRetriesPerRequest: 1, retryStrategy: failSoon });
}

/** Opens a connection that subscribes. A subscription waits until Redis is available, however long that takes. */
export function openListeningRedis(redis: Redis): Redis {
  return redis.duplicate({
    maxRetriesPerRequest: null,
    enableOfflineQueue: true,
    commandTimeout: undefined,
    retryStrategy: getDelay,
  });
}

/** Runs as a method of the connection's options, when an attempt failed or the connection was lost. */
function failSoon(this: RedisOptions | void, attempts: number): number {
  if (this) this.enableOfflineQueue = attempts < 2;
  return getDelay(attempts);
}

function getDelay(attempts: number): number {
  return Math.min(attempts * 50, mostDelayMs);
}
