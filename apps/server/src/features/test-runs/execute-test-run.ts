import { toJsonText } from '@confab/model';
import { notFound, testRunMessages, unprocessable, type TestRunSummary } from '@confab/contracts';
import type { ProjectId, TeamId, WorkflowId } from '@confab/model';
import type { Caller, Db, Services } from '../../services.ts';
import { findItem, type ItemRow } from '../../core/items/items.repository.ts';
import { lockTeam } from '../../core/projects/projects.repository.ts';
import { collectCases, getTargetProjectId, type CollectedCase } from './collect-cases.ts';
import { lockExistingItems } from './existing-items.repository.ts';
import { freezeTarget, targetNotFound } from './freeze-target.ts';
import { toRunProgress, toRunSummary } from './run-summary.ts';
import { wakeTestRunner } from './wake-test-runner.ts';
import { insertResults } from './test-results.repository.ts';
import { countOpenRuns, findRun, insertRun, removeOldRuns } from './test-runs.repository.ts';

/** Running test runs of one team, cases of one run, and stored runs of one workflow. */
const maxOpenRuns = 5;
const maxCases = 1_000;
const maxStoredRuns = 50;

/**
 * Starts a run: stores the tested program and the cases in their current state; the jobs of any process then run them.
 */
export async function executeTestRun(
  services: Services,
  caller: Caller,
  teamId: TeamId,
  workflowId: WorkflowId,
): Promise<TestRunSummary> {
  const { db } = services;
  const workflow = await findItem(db, teamId, workflowId);
  if (workflow?.type !== 'TestRun' && workflow?.type !== 'TestSuite') throw notFound();
  await assertRunLimit(db, teamId);
  const project = await findItem(db, teamId, workflow.projectId);
  if (!project) throw notFound();
  const targetProjectId = getTargetProjectId(project);
  if (targetProjectId === undefined) throw targetNotFound();
  // A whole project and its cases are read before the team is locked, because other changes of the team would wait for
  // it.
  const { stage, cases } = await collectCases(db, workflow, targetProjectId);
  if (cases.length === 0) throw unprocessable(testRunMessages.noCases);
  if (cases.length > maxCases) throw unprocessable(testRunMessages.tooManyCases, { most: maxCases });
  const target = await freezeTarget(db, teamId, targetProjectId, stage);
  const row = await db.transaction().execute(async (trx) => {
    await lockTeam(trx, teamId);
    await assertNotDeleted(trx, workflow, targetProjectId);
    await assertRunLimit(trx, teamId);
    const { projectId, displayName } = workflow;
    const id = services.newId();
    const run = { id, teamId, projectId, targetProjectId, workflowId, displayName, stage, ...target };
    await insertRun(trx, { ...run, startedBy: caller.accountId });
    await insertResults(
      trx,
      cases.map((one, place) => ({ ...toNewResult(one), id: services.newId(), teamId, runId: id, place })),
    );
    await removeOldRuns(trx, teamId, workflowId, maxStoredRuns);
    return findRun(trx, teamId, id);
  });
  if (!row) throw notFound();
  services.hub.publish('testRunProgress', toRunProgress(row));
  wakeTestRunner(services);
  return toRunSummary(row);
}

/** Refuses a run when its workflow or a project was deleted while the cases were read. */
async function assertNotDeleted(trx: Db, workflow: ItemRow, targetProjectId: ProjectId): Promise<void> {
  const { teamId, id, projectId } = workflow;
  const existing = await lockExistingItems(trx, teamId, [id, projectId, targetProjectId]);
  if (!existing.has(id) || !existing.has(projectId)) throw notFound();
  if (!existing.has(targetProjectId)) throw targetNotFound();
}

/** Converts a case to a result row. */
export function toNewResult({ nodeId, caseId, caseName, suiteName, content }: CollectedCase) {
  return { nodeId, caseId, caseName, suiteName, stepCount: content.steps.length, content: toJsonText(content) };
}

/**
 * Refuses a further run. The caller that stores one has locked the team, so that two runs cannot both take the last
 * place.
 */
export async function assertRunLimit(db: Db, teamId: TeamId): Promise<void> {
  if ((await countOpenRuns(db, teamId)) < maxOpenRuns) return;
  throw unprocessable(testRunMessages.tooManyOpenRuns, { most: maxOpenRuns });
}
