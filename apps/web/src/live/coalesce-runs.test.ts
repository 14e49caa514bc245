import { expect, test } from 'vitest';
import { coalesceRuns } from './coalesce-runs.ts';

/** Work that ends when the test resolves it. */
function slowWork() {
  const ends: (() => void)[] = [];
  const work = () =>
    new Promise<void>((resolve) => {
      ends.push(resolve);
    });
  const endLast = async () => {
    ends.at(-1)?.();
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { work, endLast, runs: () => ends.length };
}

test('a hundred requests during a run cause exactly one more run after it', async () => {
  const { work, endLast, runs } = slowWork();
  const refresh = coalesceRuns(work);
  refresh();
  expect(runs()).toBe(1);
  for (let wish = 0; wish < 100; wish += 1) refresh();
  expect(runs()).toBe(1);
  await endLast();
  expect(runs()).toBe(2);
  await endLast();
  expect(runs()).toBe(2);
  refresh();
  expect(runs()).toBe(3);
});

test('a failed run does not prevent the next one', async () => {
  let runs = 0;
  const refresh = coalesceRuns(() => {
    runs += 1;
    return Promise.reject(new Error('offline'));
  });
  refresh();
  refresh();
  await expect.poll(() => runs).toBe(2);
  refresh();
  await expect.poll(() => runs).toBe(3);
});
