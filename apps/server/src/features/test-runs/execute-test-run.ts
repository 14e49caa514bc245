import { notFound, unprocessable, type TestRunSummary } from '@confab/contracts';
import type { TeamId, WorkflowId } from '@confab/model';
import type { Caller, Db, Services } from '../../services.ts';
import { findItem } from '../../core/items/items.repository.ts';
import { lockTeam } from '../../core/projects/projects.repository.ts';
import { collectCases, targetOf, type CollectedCase } from './collect-cases.ts';
import { freezeTarget, targetMissing } from './freeze-target.ts';
import { toProgress, toSummary } from './run-summary.ts';
import { ringRunner } from './runner-bell.ts';
import { insertResults } from './test-results.repository.ts';
import { countOpenRuns, findRun, insertRun, removeOldRuns } from './test-runs.repository.ts';

/** Runs of one team that may be under way, cases of one run, and runs of one workflow that are kept. */
const mostOpenRuns = 5;
const mostCases = 1_000;
const keptRuns = 50;

/** Begins a run: what is tested and the cases are written down as they stand; jobs of any process then run them. */
export async function executeTestRun(
  services: Services,
  caller: Caller,
  teamId: TeamId,
  workflowId: WorkflowId,
): Promise<TestRunSummary> {
  const row = await services.db.transaction().execute(async (trx) => {
    await lockTeam(trx, teamId);
    const workflow = await findItem(trx, teamId, workflowId);
    if (workflow?.type !== 'TestRun' && workflow?.type !== 'TestSuite') throw notFound();
    await requireRoom(trx, teamId);
    const project = await findItem(trx, teamId, workflow.projectId);
    if (!project) throw notFound();
    const targetProjectId = targetOf(project);
    if (targetProjectId === undefined) throw targetMissing();
    const { stage, cases } = await collectCases(trx, workflow, targetProjectId);
    if (cases.length === 0) throw unprocessable('There is no test case to run yet.');
    if (cases.length > mostCases) throw unprocessable(`A run can have at most ${mostCases} test cases.`);
    const source = await freezeTarget(trx, teamId, targetProjectId, stage);
    const { projectId, displayName } = workflow;
    const id = services.newId();
    const run = { id, teamId, projectId, targetProjectId, workflowId, displayName, stage, source };
    await insertRun(trx, { ...run, startedBy: caller.accountId });
    await insertResults(
      trx,
      cases.map((one, place) => ({ ...toNewResult(one), id: services.newId(), teamId, runId: id, place })),
    );
    await removeOldRuns(trx, teamId, workflowId, keptRuns);
    return findRun(trx, teamId, id);
  });
  if (!row) throw notFound();
  services.hub.publish('testRunProgress', toProgress(row));
  ringRunner(services);
  return toSummary(row);
}

/** A case as a run writes it down. */
export function toNewResult({ nodeId, caseId, caseName, suiteName, content }: CollectedCase) {
  return { nodeId, caseId, caseName, suiteName, stepCount: content.steps.length, content: JSON.stringify(content) };
}

async function requireRoom(trx: Db, teamId: TeamId) {
  if ((await countOpenRuns(trx, teamId)) < mostOpenRuns) return;
  throw unprocessable(
    `A team can have at most ${mostOpenRuns} test runs under way. Wait for one to end, or cancel it.`,
  );
}
