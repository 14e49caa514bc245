import {
  codeMessages,
  createCodeFailure,
  codeLimits,
  type AuthorCode,
  type CodeOutcome,
} from '@confab/scripting/author-code';
import type { ChildProcess } from 'node:child_process';
import type { CodeMessage } from './code-process.ts';
import { readProcessorTime } from './read-processor-time.ts';
import { startCodeProcess } from './start-code-process.ts';

/** Runs author code in separate processes. Never throws; every failure is an outcome. */
export interface CodePool {
  /** Runs code. Only one run per owner, a person or an assistant, is active at a time. */
  run(owner: string, code: AuthorCode): Promise<CodeOutcome>;
  close(): Promise<void>;
}

interface Run {
  readonly owner: string;
  readonly code: AuthorCode;
  readonly resolve: (outcome: CodeOutcome) => void;
}

/** A process of the pool; `run` is its current run. */
interface Worker {
  readonly process: ChildProcess;
  isReady: boolean;
  run: Run | undefined;
  /** Ends what the process is doing now: starting, a run, or waiting for one. */
  timer: NodeJS.Timeout | undefined;
  runCount: number;
}

const processMax = 2;
/** The length of the queue. One owner gets at most half of it. */
const waitingMax = 20;
const waitingOfOneMax = 10;
/** A process is replaced after this many runs, which is well below its limit of processor time. */
const runsMax = 100;
/** A process without work ends after this time, because it takes 70 MB of memory. */
const defaultIdleMs = 60_000;
/** How long a run may last on a machine that is too busy to give it the processor. */
const wallTimeMs = 10_000;
/** The time limit for starting a process and compiling the engine, even on a busy machine. */
const startMs = 45_000;
/** Queued runs are refused after this many starts in a row that failed. */
const startsMax = 2;

const busy = createCodeFailure('busy', codeMessages.queueFull);
const ending = createCodeFailure('unavailable', codeMessages.serverEnding);
const failedToStart = createCodeFailure('unavailable', codeMessages.notRun);

interface CodePoolOptions {
  readonly idleMs?: number;
  readonly startProcess?: () => ChildProcess;
}

/**
 * Creates a pool of processes for author code. The processes start with the first run.
 *
 * Runs wait in one queue; owners without an active run go first. A process that times out or dies is replaced, and its
 * run fails: no run is sent to a second process. A process that dies before it is ready had no run, so another one is
 * started for the runs that wait.
 */
export function createCodePool({
  idleMs = defaultIdleMs,
  startProcess = startCodeProcess,
}: CodePoolOptions = {}): CodePool {
  const queue: Run[] = [];
  const workers = new Set<Worker>();
  let isClosed = false;
  /** The starts that failed since a process was last ready. */
  let failedStarts = 0;

  return {
    run: (owner, code) =>
      new Promise((resolve) => {
        if (isClosed) return resolve(ending);
        const ownCount = queue.filter((run) => run.owner === owner).length;
        if (queue.length >= waitingMax || ownCount >= waitingOfOneMax) return resolve(busy);
        queue.push({ owner, code, resolve });
        startNextRuns();
      }),
    async close() {
      isClosed = true;
      for (const { resolve } of queue.splice(0)) resolve(ending);
      for (const worker of workers) remove(worker, ending);
    },
  };

  function startNextRuns() {
    for (;;) {
      const index = queue.findIndex(({ owner }) => !isRunning(owner));
      if (index < 0) return;
      const idle = [...workers].find(({ isReady, run }) => isReady && !run);
      const [run] = idle ? queue.splice(index, 1) : [];
      if (!idle || !run) return startWorkerIfNeeded();
      assignRun(idle, run);
    }
  }

  function isRunning(owner: string) {
    return [...workers].some(({ run }) => run?.owner === owner);
  }

  /** Starts another process if more owners wait than processes are starting. */
  function startWorkerIfNeeded() {
    if (isClosed || workers.size >= processMax || failedStarts >= startsMax) return;
    const startingCount = [...workers].filter(({ isReady }) => !isReady).length;
    if (startingCount >= new Set(queue.map(({ owner }) => owner)).size) return;
    const process = startProcess();
    const worker: Worker = { process, isReady: false, run: undefined, timer: undefined, runCount: 0 };
    worker.timer = setTimeout(() => {
      // The queued runs are refused: they have waited for this start, and another one could take as long.
      failedStarts = startsMax;
      fail(worker);
    }, startMs);
    workers.add(worker);
    process.on('message', (message: CodeMessage) => handleMessage(worker, message));
    process.on('error', () => fail(worker));
    process.on('exit', () => fail(worker));
  }

  function assignRun(worker: Worker, run: Run) {
    worker.run = run;
    worker.runCount += 1;
    limitProcessorTime(worker);
    worker.process.send(run.code, (error) => {
      if (error) fail(worker);
    });
  }

  /**
   * Ends a run that has used its processor time and did not stop (JS-2). Where processor time cannot be read,
   * wall-clock time counts.
   */
  function limitProcessorTime(worker: Worker) {
    const { pid = 0 } = worker.process;
    const startedAt = performance.now();
    const usedBefore = readProcessorTime(pid);
    check();

    function check() {
      const wallMs = performance.now() - startedAt;
      const used = readProcessorTime(pid);
      const spentMs = used === undefined || usedBefore === undefined ? wallMs : used - usedBefore;
      const leftMs = Math.min(codeLimits.timeMs + codeLimits.graceMs - spentMs, wallTimeMs - wallMs);
      clearTimeout(worker.timer);
      // A wait of less than a tick of processor time would only be repeated.
      if (leftMs > 0) worker.timer = setTimeout(check, Math.max(leftMs, 10));
      else fail(worker);
    }
  }

  function handleMessage(worker: Worker, message: CodeMessage) {
    // A process that was ended may still have a message on its way.
    if (!workers.has(worker)) return;
    clearTimeout(worker.timer);
    failedStarts = 0;
    if (message.type === 'ready') worker.isReady = true;
    else {
      worker.run?.resolve(message.outcome);
      worker.run = undefined;
      if (worker.runCount >= runsMax) remove(worker, ending);
    }
    startNextRuns();
    if (workers.has(worker) && !worker.run) endWhenIdle(worker);
  }

  function endWhenIdle(worker: Worker) {
    worker.timer = setTimeout(() => {
      remove(worker, ending);
      refuseRunsWithoutProcess();
    }, idleMs);
    worker.timer.unref();
  }

  /** Replaces a failed process. When none can be started, the queued runs fail too, so that they do not wait forever. */
  function fail(worker: Worker) {
    if (!workers.has(worker)) return;
    remove(worker, createCodeFailure('tooSlow', codeMessages.stopped));
    failedStarts = worker.isReady ? 0 : failedStarts + 1;
    refuseRunsWithoutProcess();
    startNextRuns();
  }

  /** Later runs try to start a process again. */
  function refuseRunsWithoutProcess() {
    if (workers.size > 0 || failedStarts < startsMax) return;
    failedStarts = 0;
    for (const { resolve } of queue.splice(0)) resolve(failedToStart);
  }

  function remove(worker: Worker, outcome: CodeOutcome) {
    workers.delete(worker);
    clearTimeout(worker.timer);
    worker.process.kill('SIGKILL');
    worker.run?.resolve(outcome);
  }
}
