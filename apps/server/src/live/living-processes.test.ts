import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addHeartbeat, getHeartbeatKey, listLivingProcesses, removeHeartbeat } from './living-processes.ts';
import { openTestRedis } from './testing/test-redis.ts';

let redis: Redis;
beforeAll(async () => {
  redis = new Redis(await openTestRedis('livingProcesses'));
});
afterAll(() => redis.quit());

const list = async () => (await listLivingProcesses(redis)).toSorted();
const beat = (process: string) => addHeartbeat(redis.multi(), process).exec();

test('processes are listed from their first heartbeat until it expires or they shut down', async () => {
  expect(await list()).toEqual([]);
  for (const process of ['one', 'two', 'three']) await beat(process);
  expect(await list()).toEqual(['one', 'three', 'two']);
  await removeHeartbeat(redis, 'one');
  expect(await list()).toEqual(['three', 'two']);
  expect(await redis.ttl(getHeartbeatKey('two'))).toBeGreaterThan(0);
  // What Redis does when a heartbeat expires.
  await redis.del(getHeartbeatKey('two'));
  expect(await list()).toEqual(['three']);
});

test('a process that was considered dead is listed again after its next heartbeat', async () => {
  await beat('slow');
  await redis.del(getHeartbeatKey('slow'));
  expect(await list()).not.toContain('slow');
  await beat('slow');
  expect(await list()).toContain('slow');
});
