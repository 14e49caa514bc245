import { catalogue } from '@confab/catalogue';
import {
  createProblemFinder,
  findOneProblems,
  runAllSteps,
  type FoundProblem,
  type IntentCheckResult,
} from '@confab/dialog-engine';
import { parseDraftRows, type DraftRow } from '../../core/items/draft-rows.ts';
import { isOneSource, toRunnableSource } from '../../core/releases/runnable.ts';
import { findSchema } from '../../core/schemas/find-schema.ts';
import { defineWorkerTask } from '../../workers/worker-task.ts';

/** Longer lists are cut. */
const problemsMax = 1_000;

interface DraftProblemsRequest {
  readonly rows: readonly DraftRow[];
  /** Restricts the problems to these items; undefined for all. */
  readonly itemIds: ReadonlySet<string> | undefined;
  /** The result of the last check of the project's intents. */
  readonly intentCheck: IntentCheckResult | undefined;
}

interface DraftProblems {
  readonly errorCount: number;
  readonly warningCount: number;
  /** Errors first; at most 1,000. */
  readonly problems: readonly FoundProblem[];
  /** Undefined for a One project, which has no intents. */
  readonly intentCheck: IntentCheckResult | undefined;
}

/** Finds the problems of a Pro or One project's drafts in a worker thread. */
export const findDraftProblems = defineWorkerTask(
  'findDraftProblems',
  ({ rows, itemIds, intentCheck }: DraftProblemsRequest): DraftProblems => {
    const source = toRunnableSource(parseDraftRows(rows));
    const finder = createProblemFinder(intentCheck);
    const all = isOneSource(source)
      ? findOneProblems(source, catalogue)
      : runAllSteps(finder(source, ({ kind, type }) => findSchema(kind, type)));
    const found = itemIds ? all.filter(({ itemId }) => itemIds.has(itemId)) : all;
    const errorCount = found.filter(({ severity }) => severity === 'error').length;
    return {
      errorCount,
      warningCount: found.length - errorCount,
      problems: found.slice(0, problemsMax),
      intentCheck: finder.getIntentCheck(),
    };
  },
);
