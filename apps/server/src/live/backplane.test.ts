import { Redis } from 'ioredis';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createRedisBackplane, type BackplaneMessage } from './backplane.ts';
import { openSeverableProxy } from './testing/severable-proxy.ts';
import { openTestRedis } from './testing/test-redis.ts';

const log = pino({ level: 'silent' });

test('a process hears the others although Redis was slower than a command may take when it started (HUB-2)', async () => {
  const redisUrl = await openTestRedis('backplane');
  const proxy = await openSeverableProxy(redisUrl, { isHeld: true });
  const slowUrl = Object.assign(new URL(redisUrl), { port: new URL(proxy.address).port }).toString();
  const slow = new Redis(slowUrl, { commandTimeout: 1, maxRetriesPerRequest: 1 });
  const quick = new Redis(redisUrl, { maxRetriesPerRequest: 1 });
  slow.on('error', () => undefined);
  const received: BackplaneMessage[] = [];
  const hearing = createRedisBackplane(slow, log, (message) => received.push(message), 'slow');
  const speaking = createRedisBackplane(quick, log, () => undefined, 'quick');
  await expect(slow.ping()).rejects.toThrow('timed out');
  proxy.release();
  const message = { kind: 'endSessions', sessionIds: ['one'] } as const;
  try {
    await expect
      .poll(
        async () => {
          speaking.send(message);
          return received;
        },
        { timeout: 60_000, interval: 200 },
      )
      .toContainEqual(message);
  } finally {
    await Promise.all([hearing.close(), speaking.close()]);
    for (const redis of [slow, quick]) redis.disconnect();
    proxy.close();
  }
});

test('what no process of ours can have sent is ignored', async () => {
  const redisUrl = await openTestRedis('backplane');
  const redis = new Redis(redisUrl, { maxRetriesPerRequest: 1 });
  const received: BackplaneMessage[] = [];
  const hearing = createRedisBackplane(redis, log, (message) => received.push(message), 'own');
  const message = { kind: 'endSessions', sessionIds: ['one'] } as const;
  try {
    await hearing.subscribed;
    for (const sent of [
      null,
      { from: 'other' },
      { from: 'other', message: { kind: 'endSessions' } },
      { from: 'other', message },
    ])
      await redis.publish(`confab:hub:${redis.options.db ?? 0}`, JSON.stringify(sent));
    await expect.poll(() => received.length, { timeout: 60_000 }).toBeGreaterThan(0);
    expect(received).toEqual([message]);
  } finally {
    await hearing.close();
    redis.disconnect();
  }
});
