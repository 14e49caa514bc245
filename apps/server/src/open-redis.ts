import type { Redis, RedisOptions } from 'ioredis';

/** The longest wait between two attempts to connect, in milliseconds. */
const mostDelayMs = 2_000;

/**
 * Connects to Redis. While it is away, commands fail at once instead of waiting for the next attempt to connect: each call
 * asks Redis several times, and its users go on without it. Only the commands of the first moment wait for one attempt
 * more, so that a short break goes unnoticed.
 *
 * Loads the library, which a server without Redis never needs.
 */
export async function openRedis(url: string): Promise<Redis> {
  const { Redis: Connection } = await import('ioredis');
  return new Connection(url, { maxRetriesPerRequest: 1, retryStrategy: failSoon });
}

/** Opens a connection of its own to the same Redis, on which commands fail after a second. */
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
