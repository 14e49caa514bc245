import { notFound, type BodyOf, type TestRunSummary, type testRunCalls } from '@confab/contracts';
import type { Services } from '../../services.ts';
import { toRunProgress, toRunSummary } from './run-summary.ts';
import { cancelResults } from './test-results.repository.ts';
import { endRun, findRun, lockRun } from './test-runs.repository.ts';

/** Cancels a run and keeps its results. A run that has ended stays as it is. */
export async function cancelTestRun(
  services: Services,
  { teamId, projectId, testRunId }: BodyOf<typeof testRunCalls.cancel>,
): Promise<TestRunSummary> {
  const row = await services.db.transaction().execute(async (trx) => {
    const run = await lockRun(trx, teamId, testRunId);
    if (!run || ![run.projectId, run.targetProjectId].includes(projectId)) throw notFound();
    if (run.state === 'Running') {
      await cancelResults(trx, teamId, run.id);
      await endRun(trx, teamId, run.id, { state: 'Cancelled', coverage: null });
    }
    return findRun(trx, teamId, run.id);
  });
  if (!row) throw notFound();
  services.hub.publish('testRunProgress', toRunProgress(row));
  return toRunSummary(row);
}
