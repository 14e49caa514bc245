import type { SteppedWork } from '@confab/dialog-engine';
import { setImmediate as comeBack } from 'node:timers/promises';

/** Nobody else waits longer for their turn. */
const sliceMs = 10;

/** Does work that takes long, a little at a time; what else the server has to do is done in between. */
export async function runInSlices<Result>(work: SteppedWork<Result>): Promise<Result> {
  for (;;) {
    for (const end = performance.now() + sliceMs; performance.now() < end;) {
      const { done, value } = work.next();
      if (done) return value;
    }
    await comeBack();
  }
}
