import { runAllSteps } from '@confab/understanding';
import type { AssetStates } from '../problems/asset-problems.ts';
import { createProblemFinder, type FoundProblem } from '../problems/find-problems.ts';
import type { CheckScript } from '../problems/script-problems.ts';
import type { FindSchema } from '../problems/value-problems.ts';
import type { ProjectSource } from '../types.ts';

/** All problems of a project, found without a pause between the steps. */
export function findAllProblems(
  source: ProjectSource,
  findSchema: FindSchema,
  assets?: AssetStates,
  checkScript?: CheckScript,
): readonly FoundProblem[] {
  return runAllSteps(createProblemFinder()(source, findSchema, assets, checkScript));
}
