import type { SteppedWork } from '@confab/dialog-engine';

/** Less than a frame: whoever types meanwhile sees every letter at once. */
const sliceMs = 8;

/** Does work that takes long, a little at a time. @returns undefined when it is not wanted any more before its end. */
export async function whileIdle<Result>(
  work: SteppedWork<Result>,
  isWanted: () => boolean,
): Promise<Result | undefined> {
  for (;;) {
    for (const end = performance.now() + sliceMs; performance.now() < end;) {
      const { done, value } = work.next();
      if (done) return value;
    }
    await new Promise((goOn) => setTimeout(goOn));
    if (!isWanted()) return undefined;
  }
}
