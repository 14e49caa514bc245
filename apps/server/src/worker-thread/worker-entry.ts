import { runWorkerTask, type WorkerOutcome, type WorkerRequest } from '../workers/run-worker-task.ts';
import { workerTasks } from './worker-tasks.ts';

// The module of a worker thread, which runs one task after another.

/** Runs a task of the server. */
export function runTask(request: WorkerRequest): Promise<WorkerOutcome> {
  return runWorkerTask(workerTasks, request);
}
