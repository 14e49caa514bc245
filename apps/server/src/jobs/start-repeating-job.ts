import type { Logger } from 'pino';
import type { JobRecords } from '../scheduling/job-records.ts';

/** A job that runs at an interval, never twice at the same time. */
export interface RepeatingJob {
  /** Runs the job now, or right after the current run. */
  wake(): void;
  /** Stops the job and waits for the current run. */
  stop(): Promise<void>;
}

/**
 * Runs `work` at an interval. A failure is logged and recorded, and does not stop the job.
 *
 * @param work gets a function that is true once the job has been stopped, for work of many steps.
 * @param records where the staff sees the runs.
 */
export function startRepeatingJob(
  milliseconds: number,
  name: string,
  { log, records }: { readonly log: Logger; readonly records: JobRecords },
  work: (isStopped: () => boolean) => Promise<void>,
): RepeatingJob {
  let running: Promise<void> | undefined;
  let isRunRequested = false;
  let isStopped = false;
  const record = records.add(name, milliseconds, run);

  function run() {
    if (isStopped) return;
    if (running) {
      isRunRequested = true;
      return;
    }
    records.begin(record);
    running = work(() => isStopped)
      .then(
        () => records.end(record),
        (error: unknown) => {
          records.end(record, { error });
          log.error({ err: error, job: name }, 'a job failed');
        },
      )
      .finally(() => {
        running = undefined;
        if (!isRunRequested) return;
        isRunRequested = false;
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
