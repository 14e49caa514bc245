/**
 * Runs work now, or once more after the run under way: what happens while it is looking may have come too late for it.
 *
 * Any number of wishes during a run are one more run, so a burst of events costs two.
 */
export function coalesceRuns(work: () => Promise<unknown>): () => void {
  let isRunning = false;
  let isWanted = false;

  async function run() {
    isRunning = true;
    do {
      isWanted = false;
      // What could not be refreshed is asked for again by whoever shows it.
      await work().catch(() => undefined);
    } while (isWanted);
    isRunning = false;
  }

  return () => {
    isWanted = true;
    if (!isRunning) void run();
  };
}
