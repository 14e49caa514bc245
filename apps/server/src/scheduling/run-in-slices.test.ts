import type { SteppedWork } from '@confab/dialog-engine';
import { setImmediate as comeBack } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPause } from './create-pause.ts';
import { runInSlices } from './run-in-slices.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

/** Work of `count` steps, each of which runs `step`. */
function* steps(count: number, step: () => void): SteppedWork<number> {
  for (let done = 0; done < count; done += 1) {
    step();
    yield;
  }
  return count;
}

/** A step that takes this long by the clock of the test. */
function takeMs(ms: number) {
  vi.advanceTimersByTime(ms);
}

/** Runs work beside other work. @returns how often the other work ran */
async function countOtherTurns(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isDone = false;
  const others = (async () => {
    while (!isDone) {
      turns += 1;
      await comeBack();
    }
  })();
  await work();
  isDone = true;
  await others;
  return turns;
}

test('work in slices finishes and lets other work run in between', async () => {
  const turns = await countOtherTurns(async () => {
    expect(await runInSlices(steps(40, () => takeMs(2)))).toBe(40);
  });
  // Once at first, and after each of the eight slices of 10 ms.
  expect(turns).toBe(9);
});

test('a long loop with pauses lets other work run in between', async () => {
  const turns = await countOtherTurns(async () => {
    const pause = createPause();
    for (let count = 0; count < 40; count += 1) {
      takeMs(2);
      await pause();
    }
  });
  expect(turns).toBe(9);
});

test('runInSlices rejects when the work throws', async () => {
  const failing = steps(3, () => {
    throw new Error('no');
  });
  await expect(runInSlices(failing)).rejects.toThrow('no');
});
