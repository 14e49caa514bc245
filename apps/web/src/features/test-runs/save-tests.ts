import { nodeCalls, workflowCalls, type BodyOf } from '@confab/contracts';
import { isNodeItem, isWorkflowItem, type JsonObject, type NodeId, type WorkflowId } from '@confab/model';
import { ApiFailure, type ApiClient } from '../../api/api-client.ts';
import type { TestWorkflow } from './use-suites.ts';
import type { TestPlace } from './use-test-runs.ts';

/** A test case to save on top of `version`. */
export interface TestCaseRequest {
  readonly suiteId: WorkflowId;
  readonly nodeId: NodeId;
  readonly version: number;
  readonly propertyValues: JsonObject;
}

/** A planned run to create. */
export interface PlannedRunRequest {
  readonly displayName: string;
  readonly stage: string;
  readonly suites: readonly TestWorkflow[];
}

/** Creates a test suite or a planned run. */
export async function createTestWorkflow(
  api: ApiClient,
  { teamId, projectId }: TestPlace,
  workflowType: 'TestSuite' | 'TestRun',
  displayName: string,
) {
  const { workflow } = await api.call(workflowCalls.create, { body: { teamId, projectId, workflowType, displayName } });
  if (!isWorkflowItem(workflow)) throw new Error(`A workflow was to be created, and it is a ${workflow.kind}.`);
  return workflow;
}

/** Renames a suite or a planned run. */
export async function renameWorkflow(
  api: ApiClient,
  { teamId, projectId }: TestPlace,
  { workflowId, displayName }: { readonly workflowId: WorkflowId; readonly displayName: string },
): Promise<void> {
  const { workflow } = await api.call(workflowCalls.getFat, { query: { teamId, workflowId, wantSkinnyNodes: true } });
  const propertyValues = { ...workflow.propertyValues, DisplayName: displayName };
  const { version } = workflow;
  await api.call(workflowCalls.save, { body: { teamId, projectId, workflowId, version, propertyValues } });
}

/**
 * Creates a planned run with its suites.
 *
 * @param unfinished the runs of earlier attempts that failed after they were created; they are deleted first, so that
 *   trying again leaves one run.
 */
export async function createPlannedRun(
  api: ApiClient,
  place: TestPlace,
  { displayName, stage, suites }: PlannedRunRequest,
  unfinished: Set<WorkflowId>,
): Promise<WorkflowId> {
  const { teamId, projectId } = place;
  for (const workflowId of unfinished) {
    await deleteTestWorkflow(api, place, workflowId);
    unfinished.delete(workflowId);
  }
  const workflow = await createTestWorkflow(api, place, 'TestRun', displayName);
  const workflowId = workflow.id;
  unfinished.add(workflowId);
  const propertyValues = { ...workflow.propertyValues, Stage: stage };
  await api.call(workflowCalls.save, {
    body: { teamId, projectId, workflowId, version: workflow.version, propertyValues },
  });
  for (const suite of suites) await addSuiteToRun(api, place, workflowId, suite);
  unfinished.delete(workflowId);
  return workflowId;
}

/** Deletes a suite or a planned run, unless it is deleted already. */
async function deleteTestWorkflow(api: ApiClient, { teamId, projectId }: TestPlace, workflowId: WorkflowId) {
  try {
    await api.call(workflowCalls.remove, {
      query: { owningTeamId: teamId, owningProjectId: projectId, workflowId },
    });
  } catch (error) {
    // The answer of an earlier deletion may have been lost.
    if (!(error instanceof ApiFailure && error.kind === 'notFound')) throw error;
  }
}

async function addSuiteToRun(
  api: ApiClient,
  { teamId, projectId }: TestPlace,
  workflowId: WorkflowId,
  suite: TestWorkflow,
) {
  const where = { teamId, projectId, workflowId };
  const displayName = suite.displayName;
  const node = await createNode(api, { ...where, nodeType: 'TestRun', displayName });
  const propertyValues = { ...node.propertyValues, TestSuiteId: suite.id };
  const nodeId = node.id;
  await api.call(nodeCalls.save, { body: { ...where, nodeId, version: node.version, propertyValues } });
}

async function createNode(api: ApiClient, body: BodyOf<typeof nodeCalls.create>) {
  const node = await api.call(nodeCalls.create, { body });
  if (!isNodeItem(node)) throw new Error(`A node was to be created, and it is a ${node.kind}.`);
  return node;
}

/** Creates a test case without steps. */
export async function createTestCase(api: ApiClient, { teamId, projectId }: TestPlace, suiteId: WorkflowId) {
  return createNode(api, { teamId, projectId, workflowId: suiteId, nodeType: 'TestCase' });
}

/** Saves a test case. */
export async function saveTestCase(
  api: ApiClient,
  { teamId, projectId }: TestPlace,
  { suiteId: workflowId, ...request }: TestCaseRequest,
): Promise<void> {
  await api.call(nodeCalls.save, { body: { teamId, projectId, workflowId, ...request } });
}
