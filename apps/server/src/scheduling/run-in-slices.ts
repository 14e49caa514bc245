import type { SteppedWork } from '@confab/dialog-engine';
import { setImmediate as comeBack } from 'node:timers/promises';
import { sliceMs } from './create-pause.ts';

/** Runs long work in short slices, so that the server handles other requests in between. */
export async function runInSlices<Result>(work: SteppedWork<Result>): Promise<Result> {
  for (;;) {
    for (const end = performance.now() + sliceMs; performance.now() < end;) {
      const { done, value } = work.next();
      if (done) return value;
    }
    await comeBack();
  }
}
