import { Redis } from 'ioredis';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createRedisBackplane, type BackplaneMessage } from './backplane.ts';
import { openSeverableProxy } from './testing/severable-proxy.ts';

const redisUrl = process.env.TEST_REDIS_URL ?? '';
const log = pino({ level: 'silent' });

test('a process hears the others although Redis was slower than a command may take when it started (HUB-2)', async () => {
  const proxy = await openSeverableProxy(redisUrl, 1_500);
  const slowUrl = proxy.address.replace('http:', 'redis:');
  const [slow, quick] = [slowUrl, redisUrl].map(
    (url) => new Redis(url, { commandTimeout: 1_000, maxRetriesPerRequest: 1 }),
  ) as [Redis, Redis];
  slow.on('error', () => undefined);
  const received: BackplaneMessage[] = [];
  const hearing = createRedisBackplane(slow, log, (message) => received.push(message), 'slow');
  const speaking = createRedisBackplane(quick, log, () => undefined, 'quick');
  const message = { kind: 'endSessions', sessionIds: ['one'] } as const;
  try {
    await expect
      .poll(
        async () => {
          speaking.send(message);
          return received;
        },
        { timeout: 20_000, interval: 200 },
      )
      .toContainEqual(message);
  } finally {
    await Promise.all([hearing.close(), speaking.close()]);
    for (const redis of [slow, quick]) redis.disconnect();
    proxy.close();
  }
});
