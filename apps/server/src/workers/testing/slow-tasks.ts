import { unprocessable } from '@confab/contracts';
import { threadId } from 'node:worker_threads';
import { runWorkerTask, type WorkerOutcome, type WorkerRequest } from '../run-worker-task.ts';
import { defineWorkerTask } from '../worker-task.ts';

/** Returns the input with the id of its thread. */
export const echo = defineWorkerTask('echo', (text: string) => ({ text, threadId }));

/** Counts the bytes of a buffer. */
export const countBytes = defineWorkerTask('countBytes', (bytes: Uint8Array) => bytes.byteLength);

/** Counts its start in the first 32-bit number of a shared buffer, and ends when the second number is set. */
export const waitForBuffer = defineWorkerTask('waitForBuffer', waitForSecondNumber);

/** `waitForBuffer` as a long task. */
export const waitLong = defineWorkerTask('waitLong', waitForSecondNumber, { isLong: true });

function waitForSecondNumber(shared: SharedArrayBuffer) {
  const state = new Int32Array(shared);
  Atomics.add(state, 0, 1);
  Atomics.wait(state, 1, 0);
  return threadId;
}

/** Never ends. */
export const loop = defineWorkerTask('loop', (shared: SharedArrayBuffer) => {
  Atomics.add(new Int32Array(shared), 0, 1);
  for (;;);
});

export const useMuchMemory = defineWorkerTask('useMuchMemory', (): number => {
  const kept: number[][] = [];
  for (;;) kept.push(Array.from({ length: 100_000 }, (_none, index) => index + Math.random()));
});

export const refuse = defineWorkerTask('refuse', (message: string): string => {
  throw unprocessable(message, { name: 'menu.txt' });
});

/** A task that `runTask` does not list. */
export const unlisted = defineWorkerTask('unlisted', (text: string) => text);

/** Runs a task of this file. */
export function runTask(request: WorkerRequest): Promise<WorkerOutcome> {
  return runWorkerTask([countBytes, echo, waitForBuffer, waitLong, loop, useMuchMemory, refuse], request);
}
