import type { TestChange, TestResultState } from '@confab/model';

/** The result of a case in a run. */
export interface ComparedResult {
  readonly caseId: string;
  readonly state: TestResultState;
}

/**
 * Compares each case with the previous run, by id. A case without a result in the previous run is 'new',
 * so that a cancelled run neither hides nor invents a failure.
 */
export function compareRuns(
  before: readonly ComparedResult[],
  after: readonly ComparedResult[],
): ReadonlyMap<string, TestChange> {
  const earlier = new Map(before.map(({ caseId, state }) => [caseId, state]));
  const changes = new Map<string, TestChange>();
  for (const { caseId, state } of after) {
    if (!isFinished(state)) continue;
    changes.set(caseId, getChange(earlier.get(caseId), state));
  }
  return changes;
}

function getChange(before: TestResultState | undefined, after: TestResultState): TestChange {
  if (before === undefined || !isFinished(before)) return 'new';
  if (after === 'Passed') return before === 'Passed' ? 'stillPassing' : 'newlyPassing';
  return before === 'Passed' ? 'newlyFailing' : 'stillFailing';
}

function isFinished(state: TestResultState) {
  return state === 'Passed' || state === 'Failed' || state === 'Error';
}
