/**
 * Creates a function that runs work now, or once more after the current run, which may have missed the latest change.
 *
 * Any number of calls during a run cause one more run, so a burst of events costs two runs.
 */
export function coalesceRuns(work: () => Promise<unknown>): () => void {
  let isRunning = false;
  let isWanted = false;

  async function run() {
    isRunning = true;
    do {
      isWanted = false;
      // A failure is ignored: the component that shows the data loads it again.
      await work().catch(() => undefined);
    } while (isWanted);
    isRunning = false;
  }

  return () => {
    isWanted = true;
    if (!isRunning) void run();
  };
}
