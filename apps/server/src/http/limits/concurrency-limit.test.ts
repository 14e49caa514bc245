import { generalMessages } from '@confab/contracts';
import { expect, test } from 'vitest';
import { createConcurrencyLimit } from './concurrency-limit.ts';

const settings = { running: 3, runningPerKey: 2, waiting: 4, waitingPerKey: 2 };
const turn = () => new Promise(setImmediate);

test('at most two expensive calls of an account run at once, and the others wait their turn (§2.4 class X)', async () => {
  const limit = createConcurrencyLimit(settings);
  const entered: string[] = [];
  const enter = async (key: string) => {
    const leave = await limit.enter(key);
    entered.push(key);
    return leave;
  };
  const first = await enter('ada');
  await enter('ada');
  const third = enter('ada');
  await turn();
  expect(entered).toEqual(['ada', 'ada']);
  await enter('grace');
  expect(entered).toEqual(['ada', 'ada', 'grace']);
  first();
  first();
  await third;
  expect(entered).toEqual(['ada', 'ada', 'grace', 'ada']);
  const fourth = enter('ada');
  await turn();
  expect(entered).toHaveLength(4);
  void fourth;
});

test('expensive calls beyond the queue are refused, first per account and then for all (§2.4 class X)', async () => {
  const limit = createConcurrencyLimit(settings);
  for (const key of ['ada', 'ada', 'grace']) await limit.enter(key);
  for (const key of ['ada', 'ada', 'grace']) void limit.enter(key);
  await expect(limit.enter('ada')).rejects.toMatchObject({
    kind: 'tooMany',
    message: generalMessages.tooManyRunning,
    retryAfterSeconds: 5,
  });
  void limit.enter('grace');
  await expect(limit.enter('eve')).rejects.toMatchObject({ kind: 'unavailable', message: generalMessages.serverBusy });
});

test('a call whose client goes away leaves the queue, and the next one runs', async () => {
  const limit = createConcurrencyLimit({ running: 1, runningPerKey: 1, waiting: 2, waitingPerKey: 2 });
  const leave = await limit.enter('ada');
  const client = new AbortController();
  const gone = limit.enter('ada', client.signal);
  const next = limit.enter('grace');
  client.abort();
  await expect(gone).rejects.toMatchObject({ kind: 'unavailable', message: generalMessages.requestCancelled });
  // The place of the cancelled call in the queue is free.
  const last = limit.enter('ada');
  leave();
  (await next)();
  (await last)();
  await expect(limit.enter('ada', client.signal)).rejects.toMatchObject({ kind: 'unavailable' });
});

test('a running call keeps its place when its client goes away', async () => {
  const limit = createConcurrencyLimit({ running: 1, runningPerKey: 1, waiting: 1, waitingPerKey: 1 });
  const client = new AbortController();
  const leave = await limit.enter('ada', client.signal);
  client.abort();
  let hasEntered = false;
  const next = limit.enter('grace').then(() => (hasEntered = true));
  await turn();
  expect(hasEntered).toBe(false);
  leave();
  expect(await next).toBe(true);
});
