import type { TestChange, TestResultState } from '@confab/model';

/** How a case of a run came out. */
export interface ComparedResult {
  readonly caseId: string;
  readonly state: TestResultState;
}

/**
 * What became of each case since the run before, by its id. A case that has not come out in one of both runs is 'new'
 * in the later one, so that a cancelled run neither hides a failure nor makes one up.
 */
export function compareRuns(
  before: readonly ComparedResult[],
  after: readonly ComparedResult[],
): ReadonlyMap<string, TestChange> {
  const earlier = new Map(before.map(({ caseId, state }) => [caseId, state]));
  const changes = new Map<string, TestChange>();
  for (const { caseId, state } of after) {
    if (!isOut(state)) continue;
    changes.set(caseId, changeOf(earlier.get(caseId), state));
  }
  return changes;
}

function changeOf(before: TestResultState | undefined, after: TestResultState): TestChange {
  if (before === undefined || !isOut(before)) return 'new';
  if (after === 'Passed') return before === 'Passed' ? 'stillPassing' : 'newlyPassing';
  return before === 'Passed' ? 'newlyFailing' : 'stillFailing';
}

function isOut(state: TestResultState) {
  return state === 'Passed' || state === 'Failed' || state === 'Error';
}
