import type { AssetStates, IntentCheckResult } from '@confab/dialog-engine';
import { parseDraftRows, type DraftRow } from '../../core/items/draft-rows.ts';
import { toRunnableSource } from '../../core/releases/runnable.ts';
import { defineWorkerTask } from '../../workers/worker-task.ts';
import { listProblems, type ProblemList } from './list-problems.ts';

interface DraftProblemsRequest {
  readonly rows: readonly DraftRow[];
  /** Restricts the problems to these items; undefined for all. */
  readonly itemIds: ReadonlySet<string> | undefined;
  /** The files of the team that the drafts may name. */
  readonly assets: AssetStates;
  /** The result of the last check of the project's intents. */
  readonly intentCheck: IntentCheckResult | undefined;
}

/** Finds the problems of a Pro or One project's drafts in a worker thread. */
export const findDraftProblems = defineWorkerTask(
  'findDraftProblems',
  ({ rows, ...options }: DraftProblemsRequest): ProblemList =>
    listProblems(toRunnableSource(parseDraftRows(rows)), options),
);
