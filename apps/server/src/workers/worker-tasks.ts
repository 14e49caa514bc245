import { findLlamaErrors } from '../features/one/index.ts';
import { profileDrafts } from '../features/profiler/index.ts';
import { readUploadedPackage, writeFile } from '../features/transfer/index.ts';
import { findDraftProblems, findReleaseProblems } from '../features/validation/index.ts';
import type { WorkerTask } from './worker-task.ts';

/** The tasks that a worker thread can run. */
export const workerTasks: readonly WorkerTask<never, unknown>[] = [
  findDraftProblems,
  findLlamaErrors,
  findReleaseProblems,
  profileDrafts,
  readUploadedPackage,
  writeFile,
];
