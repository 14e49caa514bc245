import { describeError } from '../faults/describe-error.ts';

/**
 * Runs one step of a job by its name, such as `team` and an id.
 *
 * @returns false when it failed; the job continues.
 */
export type RunStep = (name: string, step: () => Promise<unknown>) => Promise<boolean>;

/** How many failures one error keeps with details. */
const keptMax = 20;

/**
 * Runs a job whose steps do not depend on each other: one that fails does not stop the rest.
 *
 * @throws at the end, an error that names the steps that failed, so that the run is logged and recorded as failed
 */
export async function runSteps(job: (runStep: RunStep) => Promise<unknown>): Promise<void> {
  const kept: Error[] = [];
  let failureCount = 0;
  const keep = (message: string, cause: unknown) => {
    failureCount += 1;
    if (kept.length < keptMax) kept.push(new Error(message, { cause }));
  };
  try {
    await job(async (name, step) => {
      try {
        await step();
        return true;
      } catch (error) {
        keep(`${name}: ${describeError(error)}`, error);
        return false;
      }
    });
  } catch (error) {
    if (failureCount === 0) throw error;
    keep(describeError(error), error);
  }
  const [first] = kept;
  if (!first) return;
  const others = failureCount > 1 ? ` (and ${failureCount - 1} more)` : '';
  throw new AggregateError(kept, `${first.message}${others}`);
}
