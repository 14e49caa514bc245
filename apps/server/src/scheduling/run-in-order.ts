import type { Services } from '../services.ts';

/** The last queued run of each key. */
const createLastRuns = () => new Map<string, Promise<unknown>>();

/**
 * Runs work with the same key one after the other, in the order of the calls.
 *
 * Without it, concurrent edits of one item would be planned from the same state, and all but one would have to be
 * planned again. It only saves work: between server processes, the database's locks decide.
 */
export async function runInOrder<Result>(
  { processState }: Pick<Services, 'processState'>,
  key: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const lastRunByKey = processState.get(createLastRuns);
  const previous = lastRunByKey.get(key);
  const run = previous === undefined ? work() : previous.then(work, work);
  lastRunByKey.set(key, run);
  try {
    return await run;
  } finally {
    if (lastRunByKey.get(key) === run) lastRunByKey.delete(key);
  }
}
