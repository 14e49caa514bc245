import { catalogue } from '@confab/catalogue';
import {
  createProblemFinder,
  findOneProblems,
  runAllSteps,
  type AssetStates,
  type FoundProblem,
  type IntentCheckResult,
} from '@confab/dialog-engine';
import { isOneSource, type RunnableSource } from '../../core/releases/runnable.ts';
import { findSchema } from '../../core/schemas/find-schema.ts';
import { checkScript } from './check-script.ts';

/** Longer lists are cut. */
const problemsMax = 1_000;

interface ProblemOptions {
  /** Restricts the problems to these items; undefined for all. */
  readonly itemIds: ReadonlySet<string> | undefined;
  /** The files of the team that the project may name; undefined when they are not checked. */
  readonly assets: AssetStates | undefined;
  /** The result of the last check of the project's intents. */
  readonly intentCheck: IntentCheckResult | undefined;
}

export interface ProblemList {
  readonly errorCount: number;
  readonly warningCount: number;
  /** Errors first; at most 1,000. */
  readonly problems: readonly FoundProblem[];
  /** Undefined for a One project, which has no intents. */
  readonly intentCheck: IntentCheckResult | undefined;
}

/** Lists the problems of a Pro or One project. Training its intents may take seconds, so this runs in a worker thread. */
export function listProblems(source: RunnableSource, { itemIds, assets, intentCheck }: ProblemOptions): ProblemList {
  const finder = createProblemFinder(intentCheck);
  const all = isOneSource(source)
    ? findOneProblems(source, catalogue, assets)
    : runAllSteps(finder(source, ({ kind, type }) => findSchema(kind, type), assets, checkScript));
  const found = itemIds ? all.filter(({ itemId }) => itemIds.has(itemId)) : all;
  const errorCount = found.filter(({ severity }) => severity === 'error').length;
  return {
    errorCount,
    warningCount: found.length - errorCount,
    problems: found.slice(0, problemsMax),
    intentCheck: finder.getIntentCheck(),
  };
}
