import { scriptLimits, type ScriptCall, type ScriptOutcome, type ScriptRunner } from '@confab/scripting';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { ScriptAnswer, ScriptRequest } from './script-worker.ts';

/** The server's runner of schema scripts, and its end. */
export interface ScriptThread extends ScriptRunner {
  close(): Promise<void>;
}

interface Waiting {
  readonly call: ScriptCall;
  readonly settle: (outcome: ScriptOutcome) => void;
}

/** As many may wait; whoever comes then is told at once that there is no room. */
const queueMax = 50;
/** Starting the thread and compiling the engine takes this long at most, even on a busy machine. */
const startMs = 10_000;

/**
 * Runs schema scripts in a thread beside the server, one at a time, with nothing of the server's environment.
 *
 * The thread starts with the first script. One that does not come back in time is ended with all it holds, and the
 * next script gets a new one.
 */
export function createScriptThread(): ScriptThread {
  const queue: Waiting[] = [];
  let current: { readonly id: number; readonly waiting: Waiting; readonly timer: NodeJS.Timeout } | undefined;
  let thread: Worker | undefined;
  let lastId = 0;

  return {
    run: (call) =>
      new Promise((settle) => {
        if (queue.length >= queueMax) return settle(unavailable('too many scripts are waiting'));
        queue.push({ call, settle });
        next();
      }),
    async close() {
      queue.splice(0).forEach(({ settle }) => settle(unavailable('the server is ending')));
      giveUp(unavailable('the server is ending'));
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
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin; that is for windows
    thread.postMessage(request);
  }

  function start(): Worker {
    const started = startThread();
    started.unref();
    started.on('message', ({ id, outcome }: ScriptAnswer) => {
      if (current?.id === id) giveUp(outcome);
      next();
    });
    started.on('error', (error: Error) => {
      if (thread === started) thread = undefined;
      giveUp(unavailable(error.message));
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

function unavailable(problem: string): ScriptOutcome {
  return { type: 'failed', reason: 'unavailable', problem };
}

/** The bundled thread beside the bundled server; from source, the module itself, read by the loader of development. */
function startThread(): Worker {
  const settings = { env: {}, name: 'schema-scripts' };
  const bundled = ['./script-worker.js', '../script-worker.js']
    .map((place) => fileURLToPath(new URL(place, import.meta.url)))
    .find((file) => existsSync(file));
  if (bundled) return new Worker(bundled, { ...settings, execArgv: [] });
  // Asked for as a module: its CommonJS form looks for a file that it does not bring.
  const hooks = pathToFileURL(createRequire(import.meta.url).resolve('tsx/esm'));
  const loader = JSON.stringify(new URL('./api/index.mjs', hooks).href);
  const source = JSON.stringify(new URL('./script-worker.ts', import.meta.url).href);
  const program = `import(${loader}).then(({ tsImport }) => tsImport(${source}, ${source}))`;
  return new Worker(program, { ...settings, execArgv: [], eval: true });
}
