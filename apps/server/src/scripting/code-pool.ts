import { createCodeFailure, codeLimits, type AuthorCode, type CodeOutcome } from '@confab/scripting';
import type { ChildProcess } from 'node:child_process';
import type { CodeMessage } from './code-process.ts';
import { startCodeProcess } from './start-code-process.ts';

/** Runs the code of authors beside the server. It never throws: whatever code does, the answer is an outcome. */
export interface CodePool {
  /** Of one owner, a person or an assistant, one run is under way at a time. */
  run(owner: string, code: AuthorCode): Promise<CodeOutcome>;
  close(): Promise<void>;
}

interface Run {
  readonly owner: string;
  readonly code: AuthorCode;
  readonly settle: (outcome: CodeOutcome) => void;
}

/** A process of the pool; `run` is what it is busy with. */
interface Worker {
  readonly process: ChildProcess;
  isReady: boolean;
  run: Run | undefined;
  timer: NodeJS.Timeout | undefined;
}

const processMax = 2;
/** As many may wait; of one owner half of them, so that nobody can take all the places. */
const waitingMax = 20;
const waitingOfOneMax = 10;
/** Starting a process and compiling the engine takes this long at most, even on a busy machine. */
const startMs = 15_000;

const busy = createCodeFailure('busy', 'Too much code is waiting to be run. Please wait a moment and try again.');
const ending = createCodeFailure('unavailable', 'The server is ending.');
const failedToStart = createCodeFailure('unavailable', 'The code could not be run.');

/**
 * A pool of processes for the code of authors; they start with the first run.
 *
 * Runs wait in one line, but whoever has one under way lets the others go first. A process that does not come back in
 * time, or dies, is replaced, and its run has failed.
 */
export function createCodePool(): CodePool {
  const line: Run[] = [];
  const workers = new Set<Worker>();
  let isClosed = false;

  return {
    run: (owner, code) =>
      new Promise((settle) => {
        if (isClosed) return settle(ending);
        const ofOne = line.filter((run) => run.owner === owner).length;
        if (line.length >= waitingMax || ofOne >= waitingOfOneMax) return settle(busy);
        line.push({ owner, code, settle });
        next();
      }),
    async close() {
      isClosed = true;
      for (const { settle } of line.splice(0)) settle(ending);
      for (const worker of workers) remove(worker, ending);
    },
  };

  function next() {
    for (;;) {
      const at = line.findIndex(({ owner }) => !isUnderWay(owner));
      if (at < 0) return;
      const idle = [...workers].find(({ isReady, run }) => isReady && !run);
      const [run] = idle ? line.splice(at, 1) : [];
      if (!idle || !run) return grow();
      give(idle, run);
    }
  }

  function isUnderWay(owner: string) {
    return [...workers].some(({ run }) => run?.owner === owner);
  }

  /** One process more, if more can be used than are coming. */
  function grow() {
    const coming = [...workers].filter(({ isReady }) => !isReady).length;
    if (isClosed || workers.size >= processMax || coming >= new Set(line.map(({ owner }) => owner)).size) return;
    const process = startCodeProcess();
    const worker: Worker = { process, isReady: false, run: undefined, timer: undefined };
    worker.timer = setTimeout(() => fail(worker), startMs);
    workers.add(worker);
    process.on('message', (message: CodeMessage) => hear(worker, message));
    process.on('error', () => fail(worker));
    process.on('exit', () => fail(worker));
  }

  function give(worker: Worker, run: Run) {
    worker.run = run;
    worker.timer = setTimeout(() => fail(worker), codeLimits.timeMs + codeLimits.graceMs);
    worker.process.send(run.code, (error) => {
      if (error) fail(worker);
    });
  }

  function hear(worker: Worker, message: CodeMessage) {
    clearTimeout(worker.timer);
    if (message.type === 'ready') worker.isReady = true;
    else {
      worker.run?.settle(message.outcome);
      worker.run = undefined;
    }
    next();
  }

  /** Where no process can be started, the runs that wait for one fail with it, lest they wait for ever. */
  function fail(worker: Worker) {
    if (!workers.has(worker)) return;
    const isNoneReady = ![...workers].some(({ isReady }) => isReady);
    if (isNoneReady) for (const { settle } of line.splice(0)) settle(failedToStart);
    remove(worker, createCodeFailure('tooSlow', 'The code was stopped: it took too long or needed too much.'));
    next();
  }

  function remove(worker: Worker, outcome: CodeOutcome) {
    workers.delete(worker);
    clearTimeout(worker.timer);
    worker.process.kill('SIGKILL');
    worker.run?.settle(outcome);
  }
}
