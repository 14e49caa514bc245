import { readJsonText } from '@confab/model';
import type { FrozenSource } from '../../db/stored-shapes.ts';
import type { PackedJson } from '../../db/packed-json.ts';
import type { IntentCheckResult } from '@confab/dialog-engine';
import { defineWorkerTask } from '../../workers/worker-task.ts';
import { listProblems, type ProblemList } from './list-problems.ts';
import { unpack } from '../../core/versions/content.ts';

interface ReleaseProblemsRequest {
  /** The source of the release as it is stored. */
  readonly content: PackedJson<FrozenSource>;
  /** The result of the last check of the project's intents. */
  readonly intentCheck: IntentCheckResult | undefined;
}

/** Finds the problems of a release in a worker thread. */
export const findReleaseProblems = defineWorkerTask(
  'findReleaseProblems',
  ({ content, intentCheck }: ReleaseProblemsRequest): ProblemList => {
    const source = readJsonText(unpack(content));
    // A release keeps the files that it shows, whatever happens in the library.
    return listProblems(source, { itemIds: undefined, assets: undefined, intentCheck });
  },
);
