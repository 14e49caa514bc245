import { generalMessages, Refusal } from '@confab/contracts';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { TooMany } from '../http/limits/limiter.ts';
import {
  countBytes,
  echo,
  loop,
  refuse,
  runTask,
  unlisted,
  useMuchMemory,
  waitForBuffer,
  waitLong,
} from './testing/slow-tasks.ts';
import { createWorkerPool, getWorkerLimits, type WorkerPool, type WorkerPoolLimits } from './worker-pool.ts';

const slowTasksFile = fileURLToPath(new URL('./testing/load-slow-tasks.mjs', import.meta.url));
const opened: WorkerPool[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const pool of opened.splice(0)) await pool.close();
});

function openPool(limits: Partial<WorkerPoolLimits> = {}): WorkerPool {
  const pool = createWorkerPool(
    { ...getWorkerLimits(), threads: 2, runningPerOwner: 1, runningLong: 1, ...limits },
    slowTasksFile,
  );
  opened.push(pool);
  return pool;
}

/** The two numbers that a test shares with its tasks: how many have started, and whether they may end. */
function shareState() {
  const shared = new SharedArrayBuffer(8);
  const state = new Int32Array(shared);
  return {
    shared,
    countStarted: () => Atomics.load(state, 0),
    async waitForStarts(count: number) {
      await expect.poll(() => Atomics.load(state, 0), { timeout: 60_000, interval: 5 }).toBeGreaterThanOrEqual(count);
    },
    end() {
      Atomics.store(state, 1, 1);
      Atomics.notify(state, 1);
    },
  };
}

const getError = (run: Promise<unknown>) => run.then(() => undefined).catch((error: unknown) => error);

test.each([
  { cores: 1, threads: 3, runningPerOwner: 2, runningLong: 1 },
  { cores: 2, threads: 4, runningPerOwner: 3, runningLong: 1 },
  { cores: 4, threads: 4, runningPerOwner: 3, runningLong: 3 },
  { cores: 64, threads: 4, runningPerOwner: 3, runningLong: 3 },
])('with $cores cores one owner keeps them busy, and a thread is left for the others', ({ cores, ...limits }) => {
  expect(getWorkerLimits(cores)).toMatchObject(limits);
});

describe('the worker pool', () => {
  test('a task runs outside the server’s own thread and returns its result', async () => {
    const { text, threadId } = await openPool().run(echo, 'hello', { owner: 'team' });
    expect(text).toBe('hello');
    expect(threadId).toBeGreaterThan(0);
  });

  test('a buffer is transferred to a task, not copied', async () => {
    const bytes = new Uint8Array(1_000_000);
    expect(await openPool().run(countBytes, bytes, { owner: 'team', transfer: [bytes.buffer] })).toBe(1_000_000);
    // A transferred buffer is empty for its sender.
    expect(bytes.byteLength).toBe(0);
  });

  test('a refusal of a task reaches the caller with its kind, its message and the values in it', async () => {
    const error = await getError(openPool().run(refuse, '{name} cannot be read.', { owner: 'team' }));
    expect(error).toBeInstanceOf(Refusal);
    expect(error).toMatchObject({
      kind: 'unprocessable',
      message: 'menu.txt cannot be read.',
      template: '{name} cannot be read.',
      parts: { name: 'menu.txt' },
    });
  });

  test('a task that worker-tasks.ts does not list fails with its name', async () => {
    await expect(openPool().run(unlisted, '', { owner: 'team' })).rejects.toThrow('unlisted is not listed');
    await expect(runTask({ id: 1, name: unlisted.name, input: '' })).rejects.toThrow('unlisted is not listed');
  });

  test('a task over its time limit is stopped, and later tasks still run', async () => {
    const pool = openPool({ threads: 1 });
    const error = await getError(pool.run(loop, shareState().shared, { owner: 'team', timeMs: 50 }));
    expect(error).toMatchObject({ kind: 'unavailable', message: generalMessages.workTooLarge });
    expect((await pool.run(echo, 'still here', { owner: 'team' })).text).toBe('still here');
  });

  test('the start of a thread does not count toward the time limit of its task', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { shared, waitForStarts, end } = shareState();
    const running = openPool({ threads: 1 }).run(waitForBuffer, shared, { owner: 'team', timeMs: 50 });
    // The thread has not started yet.
    vi.advanceTimersByTime(50);
    await waitForStarts(1);
    end();
    expect(await running).toBeGreaterThan(0);
  });

  test('a thread that does not start ends its task after a limit', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const error = getError(openPool({ threads: 1 }).run(echo, '', { owner: 'team', timeMs: 50 }));
    vi.advanceTimersByTime(60_000);
    expect(await error).toMatchObject({ kind: 'unavailable', message: generalMessages.workTooLarge });
  });

  test('a running task stops when its signal aborts, and its thread is replaced', async () => {
    const pool = openPool({ threads: 1 });
    const first = await pool.run(echo, '', { owner: 'team' });
    const { shared, waitForStarts } = shareState();
    const controller = new AbortController();
    const looping = getError(pool.run(loop, shared, { owner: 'team', signal: controller.signal }));
    await waitForStarts(1);
    controller.abort();
    expect(await looping).toMatchObject({ kind: 'unavailable', message: generalMessages.requestCancelled });
    const next = await pool.run(echo, '', { owner: 'team' });
    expect(next.threadId).not.toBe(first.threadId);
  });

  test('a queued task whose signal aborts never runs', async () => {
    const pool = openPool({ threads: 1 });
    const { shared, waitForStarts, countStarted, end } = shareState();
    const running = pool.run(waitForBuffer, shared, { owner: 'team' });
    await waitForStarts(1);
    const controller = new AbortController();
    const queued = getError(pool.run(waitForBuffer, shared, { owner: 'team', signal: controller.signal }));
    controller.abort();
    expect(await queued).toMatchObject({ message: generalMessages.requestCancelled });
    end();
    await running;
    await pool.run(echo, '', { owner: 'team' });
    expect(countStarted()).toBe(1);
  });

  test('a task that exhausts its memory fails alone', async () => {
    const pool = openPool({ threads: 1, memoryMb: 32 });
    const error = await getError(pool.run(useMuchMemory, undefined, { owner: 'team' }));
    expect(error).toMatchObject({ kind: 'unavailable', message: generalMessages.workTooLarge });
    expect((await pool.run(echo, 'still here', { owner: 'team' })).text).toBe('still here');
  });

  test('one team cannot use all threads, so that another team’s task does not wait for it', async () => {
    const pool = openPool();
    const { shared, waitForStarts, countStarted, end } = shareState();
    const slow = [1, 2, 3].map(() => pool.run(waitForBuffer, shared, { owner: 'slow team' }));
    await waitForStarts(1);
    expect((await pool.run(echo, 'hello', { owner: 'other team' })).text).toBe('hello');
    expect(countStarted()).toBe(1);
    end();
    await Promise.all(slow);
    expect(countStarted()).toBe(3);
  });

  test('tasks beyond the limits of the queue are refused at once: those of a full team, then those of the team with the most', async () => {
    const pool = openPool({ threads: 1, queued: 3, queuedPerOwner: 2 });
    const { shared, waitForStarts, end } = shareState();
    const runs = [pool.run(waitForBuffer, shared, { owner: 'team' })];
    await waitForStarts(1);
    for (let count = 0; count < 2; count += 1) runs.push(pool.run(waitForBuffer, shared, { owner: 'team' }));
    const ownError = await getError(pool.run(echo, '', { owner: 'team' }));
    expect(ownError).toBeInstanceOf(TooMany);
    expect(ownError).toMatchObject({ message: generalMessages.tooManyRunning, retryAfterSeconds: 5 });
    runs.push(pool.run(waitForBuffer, shared, { owner: 'second team' }));
    // The team with the most tasks loses its newest one.
    const lost = getError(runs.splice(2, 1)[0] as Promise<unknown>);
    const third = pool.run(echo, 'third', { owner: 'third team' });
    expect(await lost).toMatchObject({ kind: 'unavailable', message: generalMessages.serverBusy });
    const error = await getError(pool.run(echo, '', { owner: 'fourth team' }));
    expect(error).toMatchObject({ kind: 'unavailable', message: generalMessages.serverBusy });
    end();
    expect((await third).text).toBe('third');
    await Promise.all(runs);
  });

  test('long tasks of many teams never use all threads, so that a short one of another team is answered', async () => {
    const pool = openPool();
    const { shared, waitForStarts, countStarted, end } = shareState();
    const long = Array.from({ length: 22 }, (_, at) => pool.run(waitLong, shared, { owner: `team ${at % 4}` }));
    await waitForStarts(1);
    expect((await pool.run(echo, 'validated', { owner: 'other team' })).text).toBe('validated');
    expect(countStarted()).toBe(1);
    end();
    await Promise.all(long);
    expect(countStarted()).toBe(22);
  });

  test('a task that waits too long is refused, and the client may try again later', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const pool = openPool({ threads: 1, waitMs: 5_000, timeMs: 600_000 });
    const { shared, waitForStarts, end } = shareState();
    const running = pool.run(waitForBuffer, shared, { owner: 'team' });
    await waitForStarts(1);
    const waiting = getError(pool.run(echo, '', { owner: 'other team' }));
    vi.advanceTimersByTime(5_000);
    expect(await waiting).toMatchObject({ kind: 'unavailable', message: generalMessages.serverBusy });
    end();
    expect(await running).toBeGreaterThan(0);
  });

  test('a closed pool refuses tasks and ends those that run', async () => {
    const pool = openPool({ threads: 1 });
    const { shared, waitForStarts } = shareState();
    const looping = getError(pool.run(loop, shared, { owner: 'team' }));
    await waitForStarts(1);
    await pool.close();
    expect(await looping).toMatchObject({ message: generalMessages.serverBusy });
    expect(await getError(pool.run(echo, '', { owner: 'team' }))).toMatchObject({
      message: generalMessages.serverBusy,
    });
  });
});
