import { describeError } from '../faults/describe-error.ts';

/** The state of a repeating job of this process. Times are milliseconds since 1970. */
export interface JobRecord {
  readonly name: string;
  /** Milliseconds between two runs. */
  readonly interval: number;
  /** Starts the job now, or again after its current run. */
  readonly run: () => void;
  isRunning: boolean;
  runCount: number;
  failureCount: number;
  startedAt: number;
  /** Undefined before the end of the first run. */
  endedAt: number | undefined;
  isFailing: boolean;
  /** The error of the last failed run, without secrets. */
  lastError: string;
  lastErrorAt: number | undefined;
}

/** The repeating jobs of a process by name; a part of its `processState`. */
export class JobRecords {
  readonly #now: () => number;
  readonly #records = new Map<string, JobRecord>();

  constructor(now: () => number) {
    this.#now = now;
  }

  add(name: string, interval: number, run: () => void): JobRecord {
    const record: JobRecord = {
      name,
      interval,
      run,
      isRunning: false,
      runCount: 0,
      failureCount: 0,
      startedAt: 0,
      endedAt: undefined,
      isFailing: false,
      lastError: '',
      lastErrorAt: undefined,
    };
    this.#records.set(name, record);
    return record;
  }

  begin(record: JobRecord): void {
    record.isRunning = true;
    record.startedAt = this.#now();
  }

  /** Records the end of a run. @param failure the error of a failed run, which may be any value */
  end(record: JobRecord, failure?: { readonly error: unknown }): void {
    record.isRunning = false;
    record.runCount += 1;
    record.endedAt = this.#now();
    record.isFailing = failure !== undefined;
    if (!failure) return;
    record.failureCount += 1;
    record.lastError = describeError(failure.error);
    record.lastErrorAt = record.endedAt;
  }

  find(name: string): JobRecord | undefined {
    return this.#records.get(name);
  }

  list(): readonly JobRecord[] {
    return [...this.#records.values()];
  }
}

/** Creates the records of a process, for `processState`. */
export function createJobRecords(now: () => number): JobRecords {
  return new JobRecords(now);
}
