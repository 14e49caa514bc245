import type { IntentCheckResult } from '@confab/dialog-engine';
import { inflateRawSync } from 'node:zlib';
import type { RunnableSource } from '../../core/releases/runnable.ts';
import { defineWorkerTask } from '../../workers/worker-task.ts';
import { listProblems, type ProblemList } from './list-problems.ts';

interface ReleaseProblemsRequest {
  /** The source of the release as it is stored: deflated JSON. */
  readonly content: Uint8Array;
  /** The result of the last check of the project's intents. */
  readonly intentCheck: IntentCheckResult | undefined;
}

/** Finds the problems of a release in a worker thread. */
export const findReleaseProblems = defineWorkerTask(
  'findReleaseProblems',
  ({ content, intentCheck }: ReleaseProblemsRequest): ProblemList => {
    // This server froze the source from a project.
    const source = JSON.parse(inflateRawSync(content).toString()) as RunnableSource;
    // A release keeps the files that it shows, whatever happens in the library.
    return listProblems(source, { itemIds: undefined, assets: undefined, intentCheck });
  },
);
