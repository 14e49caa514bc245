import { scriptLimits, type ScriptCall, type ScriptOutcome, type ScriptRunner } from '@confab/scripting';
import type { ScriptReply, ScriptRequest } from './script-worker.ts';

/** The used part of a worker, so that tests can replace it. */
export interface ScriptWorker {
  send(request: ScriptRequest): void;
  onAnswer(handler: (answer: ScriptReply) => void): void;
  onError(handler: (problem: string) => void): void;
  end(): void;
}

interface QueuedCall {
  readonly call: ScriptCall;
  readonly finish: (outcome: ScriptOutcome) => void;
}

/** Extra milliseconds for the first script, because the worker and its engine are loaded over the network. */
const startMs = 20_000;

/**
 * Runs schema scripts in a worker, one at a time. The worker starts with the first script. A script that does not
 * finish in time is stopped with its worker, and the next script gets a new one.
 */
export function createScriptThread(startWorker: () => ScriptWorker): ScriptRunner {
  const queue: QueuedCall[] = [];
  let current: { readonly id: number; readonly waiting: QueuedCall; readonly giveUp: number } | undefined;
  let worker: ScriptWorker | undefined;
  let lastId = 0;

  return {
    run: (call) =>
      new Promise((finish) => {
        queue.push({ call, finish });
        next();
      }),
  };

  function next() {
    const waiting = current ? undefined : queue.shift();
    if (!waiting) return;
    const isNew = worker === undefined;
    try {
      worker ??= start();
      lastId += 1;
      const timer = setTimeout(replace, scriptLimits.givenUpMs + (isNew ? startMs : 0));
      // In a browser a timer is a number.
      current = { id: lastId, waiting, giveUp: timer as unknown as number };
      worker.send({ id: lastId, call: waiting.call });
    } catch (error) {
      // The browser has no workers, or the values cannot be sent: the form works without its script.
      current ??= { id: lastId, waiting, giveUp: 0 };
      finish({ type: 'failed', reason: 'unavailable', problem: String(error) });
      next();
    }
  }

  function start(): ScriptWorker {
    const started = startWorker();
    started.onAnswer(({ id, outcome }) => {
      if (current?.id === id) finish(outcome);
      next();
    });
    started.onError((problem) => {
      if (worker === started) worker = undefined;
      finish({ type: 'failed', reason: 'unavailable', problem });
      next();
    });
    return started;
  }

  function replace() {
    worker?.end();
    worker = undefined;
    finish({ type: 'failed', reason: 'tooSlow', problem: 'the worker had to be ended' });
    next();
  }

  function finish(outcome: ScriptOutcome) {
    if (!current) return;
    clearTimeout(current.giveUp);
    current.waiting.finish(outcome);
    current = undefined;
  }
}
