import { Refusal, type FailureKind } from '@confab/contracts';
import type { MessageParts } from '@confab/model';
import { parentPort } from 'node:worker_threads';
import type { WorkerTask } from './worker-task.ts';

/** A task by its name, with its input. */
export interface WorkerRequest {
  /** Identifies the run. */
  readonly id: number;
  readonly name: string;
  readonly input: unknown;
}

/** The message of a thread that begins a run; before that, it may have had to start. */
export interface WorkerStart {
  readonly startedId: number;
}

/** A refusal is passed on as a value, because its class is lost between threads. */
export type WorkerOutcome =
  | { readonly type: 'done'; readonly output: unknown }
  | { readonly type: 'refused'; readonly kind: FailureKind; readonly message: string; readonly parts: MessageParts };

/** Runs a task of a list. @throws an Error for a name that the list does not have, and the errors of the task */
export async function runWorkerTask(
  tasks: readonly WorkerTask<never, unknown>[],
  { id, name, input }: WorkerRequest,
): Promise<WorkerOutcome> {
  const task = tasks.find((one) => one.name === name);
  if (!task) throw new Error(`The worker task ${name} is not listed in worker-tasks.ts.`);
  const start: WorkerStart = { startedId: id };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin; the rule is for windows
  parentPort?.postMessage(start);
  try {
    // The pool sends an input of the task that it names.
    return { type: 'done', output: await task.work(input as never) };
  } catch (error) {
    if (error instanceof Refusal)
      return { type: 'refused', kind: error.kind, message: error.template, parts: error.parts };
    throw error;
  }
}
