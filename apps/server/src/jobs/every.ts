import type { Logger } from 'pino';

/** A job that runs again and again, never twice at once. */
export interface RepeatingJob {
  /** Runs it now, or right after the run under way. */
  wake(): void;
  /** Waits for the run under way and starts no other. */
  stop(): Promise<void>;
}

/** Runs `work` every so often; a failure is logged and the next run comes all the same. */
export function every(milliseconds: number, name: string, log: Logger, work: () => Promise<void>): RepeatingJob {
  let running: Promise<void> | undefined;
  let isWanted = false;
  let isStopped = false;

  function run() {
    if (isStopped) return;
    if (running) {
      isWanted = true;
      return;
    }
    running = work()
      .catch((error: unknown) => log.error({ err: error, job: name }, 'a job failed'))
      .finally(() => {
        running = undefined;
        if (!isWanted) return;
        isWanted = false;
        run();
      });
  }

  const timer = setInterval(run, milliseconds);
  timer.unref();
  return {
    wake: run,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
