import { setImmediate as comeBack } from 'node:timers/promises';

/** The longest time in milliseconds that other work has to wait. */
export const sliceMs = 10;

/**
 * Creates a function to await between the parts of a long loop. It lets other work run when the last pause is 10 ms ago,
 * and does nothing before.
 */
export function createPause(): () => Promise<void> {
  let endMs = performance.now() + sliceMs;
  return async () => {
    if (performance.now() < endMs) return;
    await comeBack();
    endMs = performance.now() + sliceMs;
  };
}
