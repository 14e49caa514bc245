import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { expect, test } from 'vitest';
import { openTestRedis } from './live/testing/test-redis.ts';
import { openRedis, openSecondRedis } from './open-redis.ts';

async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** A connection whose settings another one copies. */
async function openAndClose(url: string) {
  const redis = await openRedis(url);
  redis.on('error', () => undefined);
  redis.disconnect();
  return redis;
}

test.each([
  ['the connection of the services', openRedis],
  ['the connection of the hub', async (url: string) => openSecondRedis(await openAndClose(url))],
])(
  'while Redis is away, %s refuses commands without another attempt to connect, and works when it is back',
  async (_name, open) => {
    const redisUrl = new URL(await openTestRedis('openRedis'));
    const closed = createServer();
    const port = await listen(closed, 0);
    await new Promise((resolve) => closed.close(resolve));
    const away = Object.assign(new URL(redisUrl), { port: String(port) }).toString();
    const redis = await open(away);
    redis.on('error', () => undefined);
    let attempts = 0;
    await new Promise<void>((resolve) => {
      redis.on('reconnecting', () => {
        attempts += 1;
        if (attempts === 2) resolve();
      });
    });
    const before = attempts;
    for (let count = 0; count < 20; count += 1) await expect(redis.ping()).rejects.toThrow('enableOfflineQueue');
    expect(attempts).toBe(before);

    const proxy = createServer((socket) => {
      const target = connect(Number(redisUrl.port), redisUrl.hostname);
      socket.pipe(target).pipe(socket);
      for (const end of [socket, target]) end.on('error', () => undefined);
    });
    const ready = new Promise((resolve) => redis.once('ready', resolve));
    await listen(proxy, port);
    await ready;
    expect(await redis.ping()).toBe('PONG');
    redis.disconnect();
    proxy.close();
  },
);
