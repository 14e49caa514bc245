import { notFound, type QueryOf, type TestRunSummary, type testRunCalls } from '@confab/contracts';
import type { TeamId } from '@confab/model';
import type { Db, Services } from '../../services.ts';
import { findItem } from '../../core/items/items.repository.ts';
import { lockTeam } from '../../core/projects/projects.repository.ts';
import { collectCases } from './collect-cases.ts';
import { assertRunLimit, toNewResult } from './execute-test-run.ts';
import { freezeTarget } from './freeze-target.ts';
import { toRunProgress, toRunSummary } from './run-summary.ts';
import { wakeTestRunner } from './wake-test-runner.ts';
import {
  findResult,
  hasEndedResults,
  listQueuedCaseIds,
  requeueResults,
  updateCaseContents,
} from './test-results.repository.ts';
import { findRun, lockRun, reopenRun, type RunRow } from './test-runs.repository.ts';

type ReRunRequest = QueryOf<typeof testRunCalls.reRun>;

/**
 * Runs a case of a run again, or all failed ones, against the current project and cases. Earlier results are replaced,
 * and each case keeps its place in the run.
 */
export async function reRunTest(services: Services, teamId: TeamId, request: ReRunRequest): Promise<TestRunSummary> {
  const { db } = services;
  const { testRunResultId: resultId, scope } = request;
  const found = await findRequestedRun(db, teamId, request);
  const which = scope === 'failing' ? scope : { resultId };
  if (!(await hasEndedResults(db, teamId, found.id, which))) return toRunSummary(found);
  // A whole project and its cases are read before the team is locked, because other changes of the team would wait for
  // it.
  const target = await freezeTarget(db, teamId, found.targetProjectId, found.stage);
  const workflow = await findItem(db, teamId, found.workflowId);
  const { cases } = workflow ? await collectCases(db, workflow, found.targetProjectId) : { cases: [] };
  const row = await db.transaction().execute(async (trx) => {
    await lockTeam(trx, teamId);
    const run = await lockRun(trx, teamId, found.id);
    if (!run) throw notFound();
    if ((await requeueResults(trx, teamId, run.id, which)) === 0) return findRun(trx, teamId, run.id);
    if (run.state !== 'Running') await assertRunLimit(trx, teamId);
    await reopenRun(trx, teamId, run.id, target);
    const queued = await listQueuedCaseIds(trx, teamId, run.id);
    const repeated = cases.filter(({ caseId }) => queued.has(caseId)).map(toNewResult);
    await updateCaseContents(trx, teamId, run.id, repeated);
    return findRun(trx, teamId, run.id);
  });
  if (!row) throw notFound();
  services.hub.publish('testRunProgress', toRunProgress(row));
  wakeTestRunner(services);
  return toRunSummary(row);
}

/** The run of a result, which has to belong to the node, and its run to the project. */
async function findRequestedRun(
  db: Db,
  teamId: TeamId,
  { testRunResultId, testRunNodeId, targetProjectId }: ReRunRequest,
): Promise<RunRow> {
  const result = await findResult(db, teamId, testRunResultId);
  const run = result && (await findRun(db, teamId, result.runId));
  if (result?.nodeId !== testRunNodeId.toLowerCase() || run?.targetProjectId !== targetProjectId.toLowerCase())
    throw notFound();
  return run;
}
