import type { SteppedWork } from '@confab/dialog-engine';

/** Less than a frame, so that typing stays smooth. */
const sliceMs = 8;

/** Runs long work in short slices. @returns the result; undefined when `isNeeded` becomes false first. */
export async function runWhileIdle<Result>(
  work: SteppedWork<Result>,
  isNeeded: () => boolean,
): Promise<Result | undefined> {
  for (;;) {
    for (const end = performance.now() + sliceMs; performance.now() < end;) {
      const { done, value } = work.next();
      if (done) return value;
    }
    await new Promise((resolve) => setTimeout(resolve));
    if (!isNeeded()) return undefined;
  }
}
