import type { ChildProcess } from 'node:child_process';
import type { Worker } from 'node:worker_threads';

/**
 * Ends the benchmark with an error when a child process ends on its own, so that the benchmark does not wait for it
 * forever.
 *
 * @param name the name of the child in the error
 * @returns ends the child; call it in place of `child.kill()`
 */
export function watchChild(child: ChildProcess, name: string): () => void {
  let isEnding = false;
  child.once('exit', (code, signal) => {
    // No code awaits this event, so the error ends the process.
    if (!isEnding) throw new Error(`${name} ended on its own with ${signal ?? `exit code ${code}`}.`);
  });
  child.once('error', (error) => {
    throw new Error(`${name} could not be started.`, { cause: error });
  });
  return () => {
    isEnding = true;
    if (child.connected) child.disconnect();
    child.kill();
  };
}

/**
 * Ends the benchmark with an error when a thread ends on its own. An error in the thread ends the benchmark anyway,
 * because no code listens for it.
 *
 * @returns ends the thread; call it in place of `thread.terminate()`
 */
export function watchThread(thread: Worker, name: string): () => Promise<unknown> {
  let isEnding = false;
  thread.once('exit', (code) => {
    if (!isEnding) throw new Error(`${name} ended on its own with exit code ${code}.`);
  });
  return () => {
    isEnding = true;
    return thread.terminate();
  };
}
