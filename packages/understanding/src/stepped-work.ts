/**
 * Work that takes long, done in steps: whoever has other things to do as well does them in between. Steps take a few
 * milliseconds, and nothing may be changed between them of what the work is about.
 */
export type SteppedWork<Result> = Generator<void, Result, void>;

/** Does all of it at once. */
export function runAllSteps<Result>(work: SteppedWork<Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
