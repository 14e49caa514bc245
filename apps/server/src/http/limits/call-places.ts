import type { ServerResponse } from 'node:http';
import { createConcurrencyLimit } from './concurrency-limit.ts';

/** How many calls of the rate class X an account, and all accounts, run at once (§2.4). */
const expensiveCalls = { running: 4, runningPerKey: 2, waiting: 40, waitingPerKey: 10 };

/**
 * How many calls on the values of whole projects a team, and all teams, run at once. Each can load a whole project into
 * memory and occupy the database.
 */
export const heavyCalls = { running: 3, runningPerKey: 1, waiting: 30, waitingPerKey: 8 };

/** The place of a running call. */
export interface CallPlace {
  /** Reports that the work is done and its answer begins. */
  endWork(): void;
  /** Reports that the answer was read or its client went away. */
  endAnswer(): void;
}

/** Gives expensive calls a place while they run. The others wait as long as their clients do. */
export interface CallPlaces {
  /** Waits for a place of an account, until the client has read the answer. */
  enterExpensive(accountId: string, answer: ServerResponse): Promise<CallPlace>;
  /** Waits for a place of a team, until the work is done: slow readers of one member do not block the others. */
  enterHeavy(teamId: string, answer: ServerResponse): Promise<CallPlace>;
}

/**
 * Creates the places of this process. A client that goes away in the queue leaves it. One that goes away later keeps
 * its place until the work is done, which cannot be stopped everywhere.
 */
export function createCallPlaces(): CallPlaces {
  const expensive = createConcurrencyLimit(expensiveCalls);
  const heavy = createConcurrencyLimit(heavyCalls);
  return {
    async enterExpensive(accountId, answer) {
      const leave = await expensive.enter(accountId, createAbortSignal(answer));
      let open = 2;
      const end = () => {
        open -= 1;
        if (open === 0) leave();
      };
      const endAnswer = once(end);
      // An answer that breaks off or is cancelled closes without ending its response.
      answer.once('close', endAnswer);
      return { endWork: once(end), endAnswer };
    },
    async enterHeavy(teamId, answer) {
      return { endWork: await heavy.enter(teamId, createAbortSignal(answer)), endAnswer: () => undefined };
    },
  };
}

/** Aborts when the client goes away. */
function createAbortSignal(answer: ServerResponse): AbortSignal {
  const controller = new AbortController();
  if (answer.destroyed) controller.abort();
  else answer.once('close', () => controller.abort());
  return controller.signal;
}

function once(run: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    run();
  };
}
