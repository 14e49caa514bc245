import { notFound, type QueryOf, type TestRunSummary, type testRunCalls } from '@confab/contracts';
import type { TeamId } from '@confab/model';
import type { Services } from '../../services.ts';
import { findItem } from '../../core/items/items.repository.ts';
import { lockTeam } from '../../core/projects/projects.repository.ts';
import { collectCases } from './collect-cases.ts';
import { assertRunLimit, toNewResult } from './execute-test-run.ts';
import { freezeTarget } from './freeze-target.ts';
import { toRunProgress, toRunSummary } from './run-summary.ts';
import { wakeTestRunner } from './wake-test-runner.ts';
import { findResult, requeueResults, updateCaseContent } from './test-results.repository.ts';
import { findRun, lockRun, reopenRun } from './test-runs.repository.ts';

type ReRunRequest = QueryOf<typeof testRunCalls.reRun>;

/**
 * Runs a case of a run again, or all failed ones, against the current project and cases. Earlier results are replaced,
 * and each case keeps its place in the run.
 */
export async function reRunTest(services: Services, teamId: TeamId, request: ReRunRequest): Promise<TestRunSummary> {
  const { testRunResultId, testRunNodeId, targetProjectId, scope } = request;
  const row = await services.db.transaction().execute(async (trx) => {
    await lockTeam(trx, teamId);
    const result = await findResult(trx, teamId, testRunResultId);
    const run = result && (await lockRun(trx, teamId, result.runId));
    if (!result || !run) throw notFound();
    // The result has to belong to the node, and its run to the project.
    if (result.nodeId !== testRunNodeId.toLowerCase() || run.targetProjectId !== targetProjectId.toLowerCase())
      throw notFound();
    const which = scope === 'failing' ? 'failing' : { resultId: result.id };
    const found = await findRun(trx, teamId, result.runId);
    if ((await requeueResults(trx, teamId, result.runId, which)) === 0) return found;
    if (run.state !== 'Running') await assertRunLimit(trx, teamId);
    // The database's check constraint holds exactly the stages that were written.
    await reopenRun(trx, teamId, run.id, await freezeTarget(trx, teamId, run.targetProjectId, run.stage));
    const workflow = found && (await findItem(trx, teamId, found.workflowId));
    const { cases } = workflow ? await collectCases(trx, workflow, run.targetProjectId) : { cases: [] };
    for (const one of cases) await updateCaseContent(trx, teamId, run.id, toNewResult(one));
    return findRun(trx, teamId, run.id);
  });
  if (!row) throw notFound();
  services.hub.publish('testRunProgress', toRunProgress(row));
  wakeTestRunner(services);
  return toRunSummary(row);
}
