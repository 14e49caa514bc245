/**
 * Long work as a generator of steps, so that other work can run in between. A step takes a few
 * milliseconds; the input of the work must not change between steps.
 */
export type SteppedWork<Result> = Generator<void, Result, void>;

/** Runs all steps without a pause. */
export function runAllSteps<Result>(work: SteppedWork<Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
