/** Work that runs in a thread of the worker pool. Input and output are copied between the threads. */
export interface WorkerTask<Input, Output> {
  /** Identifies the task in the thread. */
  readonly name: string;
  /** Whether the task may run much longer than others: minutes instead of seconds. Such tasks never use all threads. */
  readonly isLong: boolean;
  readonly work: (input: Input) => Output | Promise<Output>;
}

/**
 * Defines a task. `worker-tasks.ts` has to list it, because the threads know no others.
 *
 * Objects of many parts are slow to copy and block the server's main thread: pass texts, buffers and rows of texts, and
 * parse them in the task. The task has no database, no services and no state that lasts.
 *
 * @param work may throw a Refusal, which the caller receives
 */
export function defineWorkerTask<Input, Output>(
  name: string,
  work: (input: Input) => Output | Promise<Output>,
  { isLong = false }: { readonly isLong?: boolean } = {},
): WorkerTask<Input, Output> {
  return { name, isLong, work };
}
