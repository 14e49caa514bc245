import { describe, expect, test } from 'vitest';
import { getAddressKey, createLimiter, getNetworkKey } from './limiter.ts';

describe('limiter keys of IP addresses', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::99', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:db8::2', '2001:db8:0:0'],
    ['2001:0db8:0000:0000::2', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('%s counts as %s (API-8)', (ip, key) => {
    expect(getAddressKey(ip)).toBe(key);
  });

  test.each([
    ['192.0.2.7', '192.0.2'],
    ['2001:db8::1', '2001:db8:0:0'],
  ])('the network of %s is %s', (ip, network) => {
    expect(getNetworkKey(ip)).toBe(network);
  });
});

describe('createLimiter', () => {
  const limiter = () =>
    // The limiter reads only the factor of the settings.
    createLimiter({ config: { rateLimitFactor: 1 }, redis: undefined } as never, 'test', { points: 2, seconds: 60 });

  test('a limiter gives each key its points and then reports how long to wait', async () => {
    const { take } = limiter();
    await take('ada');
    await take('ada');
    await take('grace');
    await expect(take('ada')).rejects.toMatchObject({ kind: 'tooMany', retryAfterSeconds: 60 });
  });

  test('a limiter can be checked without taking a point', async () => {
    const { take, check } = limiter();
    await check('ada');
    await check('ada');
    await take('ada');
    await check('ada');
    await take('ada');
    await expect(check('ada')).rejects.toMatchObject({ kind: 'tooMany' });
  });

  test('Redis gets no address and no secret in a key, and counts each key separately across all processes (API-6)', async () => {
    const taken = new Map<string, number>();
    // What the library needs of a client of Redis.
    const redis = {
      rlflxIncr([key = '', points]: readonly string[]) {
        taken.set(key, (taken.get(key) ?? 0) + Number(points));
        return Promise.resolve([taken.get(key), 60_000]);
      },
    };
    const config = { rateLimitFactor: 1, appSecret: 'tides and lanterns' };
    const open = () => createLimiter({ config, redis } as never, 'test', { points: 2, seconds: 60 });
    const [one, another] = [open(), open()];
    await one.take('chat ada@example.test s3cr3t');
    await another.take('chat ada@example.test s3cr3t');
    await one.take('chat grace@example.test');
    await expect(one.take('chat ada@example.test s3cr3t')).rejects.toMatchObject({ kind: 'tooMany' });
    expect([...taken.values()]).toEqual([3, 1]);
    for (const key of taken.keys()) expect(key).toMatch(/^rate:test:[\w-]{43}$/);
  });
});
