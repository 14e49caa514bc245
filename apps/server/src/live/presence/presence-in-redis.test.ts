import { aPresentPerson } from '@confab/test-kit';
import { Redis } from 'ioredis';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../new-id.ts';
import { openTestRedis } from '../testing/test-redis.ts';
import { presenceInRedis } from './presence-in-redis.ts';

let redis: Redis;
beforeAll(async () => {
  redis = new Redis(await openTestRedis('presenceInRedis'));
});
afterAll(() => redis.quit());

const createStore = (own = newId()) => ({ own, ...presenceInRedis(redis, own, pino({ level: 'silent' })) });

test('people of a process that was slow and was considered dead appear again with its next heartbeat', async () => {
  const [slow, other, project, person] = [createStore(), createStore(), newId(), aPresentPerson(newId())];
  await slow.put(project, person);
  expect(await other.list(project)).toEqual([person]);
  await redis.del(`confab:process:${slow.own}`);
  expect(await other.list(project)).toEqual([]);
  await slow.beat();
  expect(await other.list(project)).toEqual([person]);
});

test('a person is present from the first entry of a process on, before its first heartbeat', async () => {
  const [starting, other, project, person] = [createStore(), createStore(), newId(), aPresentPerson(newId())];
  await other.put(project, aPresentPerson(newId()));
  await starting.put(project, person);
  expect(await other.list(project)).toHaveLength(2);
});

test('an entry that could not be written is written with the next heartbeat', async () => {
  const [project, person, own] = [newId(), aPresentPerson(newId()), newId()];
  const broken = redis.duplicate();
  const store = presenceInRedis(broken, own, pino({ level: 'silent' }));
  await store.beat();
  // A value of another kind makes the write fail.
  await redis.set(`confab:presence:${project}`, 'not a hash');
  await store.put(project, person);
  await redis.del(`confab:presence:${project}`);
  await store.beat();
  expect(await createStore().list(project)).toEqual([person]);
  await broken.quit();
});

test('a person who left while Redis could not be written is removed with the next heartbeat', async () => {
  const [project, person, gone] = [newId(), aPresentPerson(newId()), aPresentPerson(newId())];
  const store = createStore();
  await store.put(project, gone);
  await store.beat();
  // A value of another kind makes the deletion fail.
  await redis.rename(`confab:presence:${project}`, `kept:${project}`);
  await redis.set(`confab:presence:${project}`, 'not a hash');
  await store.remove(project, gone.connectionId);
  await redis.rename(`kept:${project}`, `confab:presence:${project}`);
  const other = createStore();
  await other.put(project, person);
  expect(await other.list(project)).toHaveLength(2);
  await store.beat();
  expect(await other.list(project)).toEqual([person]);
});
