/** Work that the server has not answered yet. Calls `onChange` when the first begins and when the last has ended. */
export function createPendingWork(onChange: () => void) {
  const running = new Set<Promise<unknown>>();

  async function waitUntilDone() {
    // Work may begin while one waits.
    while (running.size > 0) await Promise.allSettled(running);
  }

  return {
    isRunning: () => running.size > 0,
    waitUntilDone,
    /** Returns the work itself. */
    track<Result>(work: Promise<Result>): Promise<Result> {
      running.add(work);
      if (running.size === 1) onChange();
      const end = () => {
        running.delete(work);
        if (running.size === 0) onChange();
      };
      work.then(end, end);
      return work;
    },
  };
}

export type PendingWork = ReturnType<typeof createPendingWork>;
