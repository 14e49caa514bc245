import { Refusal, type FailureKind } from '@confab/contracts';
import type { WorkerTask } from './worker-task.ts';

/** A task by its name, with its input. */
export interface WorkerRequest {
  readonly name: string;
  readonly input: unknown;
}

/** A refusal is passed on as a value, because its class is lost between threads. */
export type WorkerOutcome =
  | { readonly type: 'done'; readonly output: unknown }
  | { readonly type: 'refused'; readonly kind: FailureKind; readonly message: string };

/** Runs a task of a list. @throws an Error for a name that the list does not have, and the errors of the task */
export async function runWorkerTask(
  tasks: readonly WorkerTask<never, unknown>[],
  { name, input }: WorkerRequest,
): Promise<WorkerOutcome> {
  const task = tasks.find((one) => one.name === name);
  if (!task) throw new Error(`The worker task ${name} is not listed in worker-tasks.ts.`);
  try {
    // The pool sends an input of the task that it names.
    return { type: 'done', output: await task.work(input as never) };
  } catch (error) {
    if (error instanceof Refusal) return { type: 'refused', kind: error.kind, message: error.message };
    throw error;
  }
}
