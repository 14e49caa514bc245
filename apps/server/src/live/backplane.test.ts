import { Redis } from 'ioredis';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { createRedisBackplane, type BackplaneMessage } from './backplane.ts';
import { openSeverableProxy } from './testing/severable-proxy.ts';
import { openTestRedis } from './testing/test-redis.ts';

const log = pino({ level: 'silent' });

test('a process receives messages of the others although Redis was slower than a command may take when it started (HUB-2)', async () => {
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

test('messages that no server process can have sent are ignored', async () => {
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
    await expect.poll(() => received, { timeout: 60_000 }).toContainEqual(message);
    expect(received.filter(({ kind }) => kind !== 'eventsMissed')).toEqual([message]);
  } finally {
    await hearing.close();
    redis.disconnect();
  }
});

describe('an interrupted exchange of messages', () => {
  const missed = { kind: 'eventsMissed' } as const;
  const nowhere = 'http://127.0.0.1:9';

  /** Two processes; the connections of the first one to Redis go through a proxy. */
  async function openProcesses() {
    const redisUrl = await openTestRedis('backplane');
    const proxy = await openSeverableProxy(redisUrl);
    const proxied = Object.assign(new URL(redisUrl), { port: new URL(proxy.address).port }).toString();
    const [near, far] = [proxied, redisUrl].map(
      (url) => new Redis(url, { commandTimeout: 1_000, maxRetriesPerRequest: 1 }),
    );
    if (!near || !far) throw new Error('Two connections were opened.');
    near.on('error', () => undefined);
    const [atNear, atFar]: [BackplaneMessage[], BackplaneMessage[]] = [[], []];
    const nearEnd = createRedisBackplane(near, log, (message) => atNear.push(message), 'near');
    const farEnd = createRedisBackplane(far, log, (message) => atFar.push(message), 'far');
    // Each process first receives this message, because it may have missed events before its subscription.
    await expect.poll(() => [...atNear, ...atFar], { timeout: 60_000 }).toEqual([missed, missed]);
    atNear.length = 0;
    atFar.length = 0;
    const close = async () => {
      await Promise.all([nearEnd.close(), farEnd.close()]);
      for (const redis of [near, far]) redis.disconnect();
      proxy.close();
    };
    return { proxy, redisUrl, near: nearEnd, atNear, atFar, close };
  }

  test('a process that was cut off from Redis learns that it may have missed events (HUB-9)', async () => {
    const { proxy, atNear, close } = await openProcesses();
    try {
      proxy.dropConnections();
      await expect.poll(() => atNear, { timeout: 60_000 }).toContainEqual(missed);
    } finally {
      await close();
    }
  });

  test('the other processes learn that they missed events that a process could not send (HUB-9)', async () => {
    const { proxy, redisUrl, near, atFar, close } = await openProcesses();
    try {
      proxy.redirectTo(nowhere);
      proxy.dropConnections();
      expect(await near.sendAndCount({ kind: 'push', groups: ['team'], record: '{}' })).toBeUndefined();
      proxy.redirectTo(redisUrl);
      await expect.poll(() => atFar, { timeout: 60_000 }).toContainEqual(missed);
    } finally {
      await close();
    }
  });
});
