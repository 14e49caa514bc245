/** The end of the work that is under way or waiting, by what it is about. */
const lastRunByKey = new Map<string, Promise<unknown>>();

/**
 * Runs one piece of work about a thing after the other, in the order in which they came.
 *
 * Many people edit one item. Side by side, each edit would be worked out from what another is about to change, be
 * thrown away, and be made again while everybody waits; in turn each is made once. Other processes are kept out by the
 * database; this only spares the work.
 */
export async function runInOrder<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const previous = lastRunByKey.get(key);
  const run = previous === undefined ? work() : previous.then(work, work);
  lastRunByKey.set(key, run);
  try {
    return await run;
  } finally {
    if (lastRunByKey.get(key) === run) lastRunByKey.delete(key);
  }
}
