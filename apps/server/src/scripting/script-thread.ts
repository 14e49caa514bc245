import { scriptLimits, type ScriptCall, type ScriptOutcome, type ScriptRunner } from '@confab/scripting';
import type { Worker } from 'node:worker_threads';
import { startThread } from '../start-thread.ts';
import type { ScriptAnswer, ScriptRequest } from './script-worker.ts';

/** The runner of schema scripts on the server; it can be closed. */
export interface ScriptThread extends ScriptRunner {
  close(): Promise<void>;
}

interface Waiting {
  readonly call: ScriptCall;
  readonly settle: (outcome: ScriptOutcome) => void;
}

/** The length of the queue; further scripts are refused at once. */
const queueMax = 50;
/** The time limit for starting the thread and compiling the engine, even on a busy machine. */
const startMs = 10_000;

/**
 * Runs schema scripts in a separate thread, one at a time, without the environment of the server.
 *
 * The thread starts with the first script. A thread that times out is terminated, and the next script gets a new one.
 */
export function createScriptThread(): ScriptThread {
  const queue: Waiting[] = [];
  let current: { readonly id: number; readonly waiting: Waiting; readonly timer: NodeJS.Timeout } | undefined;
  let thread: Worker | undefined;
  let lastId = 0;

  return {
    run: (call) =>
      new Promise((settle) => {
        if (queue.length >= queueMax) return settle(createUnavailableOutcome('too many scripts are waiting'));
        queue.push({ call, settle });
        next();
      }),
    async close() {
      queue.splice(0).forEach(({ settle }) => settle(createUnavailableOutcome('the server is ending')));
      giveUp(createUnavailableOutcome('the server is ending'));
      await thread?.terminate();
      thread = undefined;
    },
  };

  function next() {
    const waiting = current ? undefined : queue.shift();
    if (!waiting) return;
    const isNew = thread === undefined;
    thread ??= start();
    lastId += 1;
    const timer = setTimeout(replaceThread, scriptLimits.givenUpMs + (isNew ? startMs : 0));
    current = { id: lastId, waiting, timer };
    const request: ScriptRequest = { id: lastId, call: waiting.call };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin; the rule is for windows
    thread.postMessage(request);
  }

  function start(): Worker {
    const started = startThread('script-worker', new URL('./script-worker.ts', import.meta.url), {
      name: 'schema-scripts',
    });
    started.unref();
    started.on('message', ({ id, outcome }: ScriptAnswer) => {
      if (current?.id === id) giveUp(outcome);
      next();
    });
    started.on('error', (error: Error) => {
      if (thread === started) thread = undefined;
      giveUp(createUnavailableOutcome(error.message));
      next();
    });
    return started;
  }

  function replaceThread() {
    void thread?.terminate();
    thread = undefined;
    giveUp({ type: 'failed', reason: 'tooSlow', problem: 'the thread had to be ended' });
    next();
  }

  function giveUp(outcome: ScriptOutcome) {
    if (!current) return;
    clearTimeout(current.timer);
    current.waiting.settle(outcome);
    current = undefined;
  }
}

function createUnavailableOutcome(problem: string): ScriptOutcome {
  return { type: 'failed', reason: 'unavailable', problem };
}
