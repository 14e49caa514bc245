import { generalMessages, Refusal } from '@confab/contracts';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Piscina } from 'piscina';
import { TooMany } from '../http/limits/limiter.ts';
import type { WorkerOutcome, WorkerRequest, WorkerStart } from './run-worker-task.ts';
import { createRunQueue, type QueuedRun, type QueueLimits } from '../scheduling/run-queue.ts';
import type { WorkerTask } from './worker-task.ts';

/** For whom a task runs, and when it stops. */
interface WorkerRunOptions {
  /** The team or account whose tasks count together. */
  readonly owner: string;
  /** Stops the task, even while it runs: the request's signal, which aborts when its client goes away. */
  readonly signal?: AbortSignal | undefined;
  /** Buffers of the input that are transferred, not copied; the caller cannot use them afterwards. */
  readonly transfer?: readonly ArrayBuffer[] | undefined;
  /** The longest run in milliseconds, without the wait in the queue and the start of the thread. */
  readonly timeMs?: number;
}

/** Threads for work that would block the server's main thread. */
export interface WorkerPool {
  /**
   * Runs a task in a thread.
   *
   * @throws TooMany when the owner has too many tasks waiting; a Refusal of the kind `unavailable` when all have, when
   *   the task waited or ran too long or was cancelled; a Refusal of the task itself
   */
  run<Input, Output>(task: WorkerTask<Input, Output>, input: Input, options: WorkerRunOptions): Promise<Output>;
  close(): Promise<void>;
}

export interface WorkerPoolLimits extends QueueLimits {
  readonly timeMs: number;
  /** The longest wait in the queue. */
  readonly waitMs: number;
  /** The heap of one thread. */
  readonly memoryMb: number;
}

interface Run extends QueuedRun {
  readonly request: WorkerRequest;
  readonly timeMs: number;
  readonly signal: AbortSignal | undefined;
  readonly transfer: readonly ArrayBuffer[];
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: Error) => void;
  /** Starts the time limit of the work. */
  begin: () => void;
  /** Ends the wait: stops listening for the signal, and its time limit. */
  release: () => void;
}

const retryAfterSeconds = 5;
/** The time limit for starting a thread, even on a busy machine. */
const startMs = 60_000;
/** The time after which an unused thread ends. */
const idleMs = 60_000;

const busy = () => new Refusal('unavailable', generalMessages.serverBusy);
const cancelled = () => new Refusal('unavailable', generalMessages.requestCancelled);

/**
 * Limits for a machine: one owner can use one thread more than there are cores, at most three, so that no core is idle
 * while a task is passed on, and one more thread is for the others. Long tasks leave a core to the server and to short
 * ones.
 */
export function getWorkerLimits(cores: number = availableParallelism()): WorkerPoolLimits {
  const runningPerOwner = Math.min(3, cores + 1);
  const running = { threads: runningPerOwner + 1, runningPerOwner, runningLong: Math.max(1, Math.min(3, cores - 1)) };
  return { ...running, queued: 40, queuedPerOwner: 10, timeMs: 30_000, waitMs: 30_000, memoryMb: 512 };
}

/**
 * Creates the pool. Threads start with the first tasks and end when unused.
 *
 * Owners get equal shares, and short tasks run before long ones (`scheduling/run-queue.ts`). A thread whose task is cancelled, too
 * long or out of memory is ended, and the next task gets a new one.
 *
 * @param threadFile a module that exports `runTask`
 */
export function createWorkerPool(
  limits: WorkerPoolLimits = getWorkerLimits(),
  threadFile: string = findThreadFile(),
): WorkerPool {
  const queue = createRunQueue<Run>(limits);
  const running = new Set<Run>();
  let threads: Promise<Piscina> | undefined;
  let lastId = 0;
  let isClosed = false;

  return {
    run: (task, input, { owner, signal, transfer = [], timeMs = limits.timeMs }) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(cancelled());
        if (isClosed) return reject(busy());
        lastId += 1;
        const request = { id: lastId, name: task.name, input };
        const waitLimit = setTimeout(() => leaveQueue(busy()), limits.waitMs).unref();
        // The thread answers with the result of the task of that name.
        const run: Run = {
          owner,
          isLong: task.isLong,
          request,
          timeMs,
          signal,
          transfer,
          resolve: resolve as Run['resolve'],
          reject,
          begin: () => undefined,
          release,
        };
        function release() {
          clearTimeout(waitLimit);
          signal?.removeEventListener('abort', cancel);
        }
        function cancel() {
          leaveQueue(cancelled());
        }
        function leaveQueue(reason: Error) {
          release();
          queue.remove(run);
          reject(reason);
        }
        signal?.addEventListener('abort', cancel, { once: true });
        const { outcome, lost } = queue.add(run);
        lost?.release();
        lost?.reject(busy());
        if (outcome === 'full') leaveQueue(busy());
        else if (outcome === 'ownerFull') leaveQueue(new TooMany(retryAfterSeconds, generalMessages.tooManyRunning));
        startRuns();
      }),
    async close() {
      isClosed = true;
      for (const run of queue.removeAll()) {
        run.release();
        run.reject(busy());
      }
      await (await threads)?.destroy();
    },
  };

  function startRuns() {
    for (let run = queue.start(); run; run = queue.start()) {
      run.release();
      void execute(run);
    }
  }

  async function execute(run: Run) {
    running.add(run);
    const ending = new AbortController();
    const timeLimit = ending.signal;
    let timer = setTimeout(() => ending.abort(), startMs);
    run.begin = () => {
      clearTimeout(timer);
      timer = setTimeout(() => ending.abort(), run.timeMs);
    };
    const signal = run.signal ? AbortSignal.any([run.signal, timeLimit]) : timeLimit;
    try {
      threads ??= startThreads(threadFile, limits, beginRun);
      const pool = await threads;
      // `run-worker-task.ts` answers with nothing else.
      const outcome = (await pool.run(run.request, { signal, transferList: [...run.transfer] })) as WorkerOutcome;
      if (outcome.type === 'done') run.resolve(outcome.output);
      else run.reject(new Refusal(outcome.kind, outcome.message, { parts: outcome.parts }));
    } catch (error) {
      run.reject(toRefusal(error, run, timeLimit));
    } finally {
      clearTimeout(timer);
      running.delete(run);
      queue.end(run);
      startRuns();
    }
  }

  function beginRun({ startedId }: WorkerStart) {
    for (const run of running) if (run.request.id === startedId) run.begin();
  }

  function toRefusal(error: unknown, { signal }: Run, timeLimit: AbortSignal): Error {
    if (signal?.aborted) return cancelled();
    if (timeLimit.aborted || isOutOfMemory(error)) return new Refusal('unavailable', generalMessages.workTooLarge);
    if (isClosed) return busy();
    return error instanceof Error ? error : new Error(String(error));
  }
}

function isOutOfMemory(error: unknown) {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

/** The bundled file, or in development a file that loads the source. */
function findThreadFile(): string {
  const bundled = ['./worker-entry.js', '../worker-entry.js']
    .map((path) => fileURLToPath(new URL(path, import.meta.url)))
    .find((file) => existsSync(file));
  return bundled ?? fileURLToPath(new URL('../worker-thread/load-worker-source.mjs', import.meta.url));
}

async function startThreads(
  filename: string,
  { threads, memoryMb }: WorkerPoolLimits,
  onStart: (message: WorkerStart) => void,
): Promise<Piscina> {
  const { Piscina } = await import('piscina');
  const pool = new Piscina({
    filename,
    name: 'runTask',
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMs,
    // Also keeps the settings of the server, and the loader of development, out of the threads.
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  // The task of a thread that fails is rejected; without a listener, the error of an idle one would end the process.
  pool.on('error', () => undefined);
  return pool.on('message', onStart);
}
