import { nodeCalls, workflowCalls, type BodyOf } from '@confab/contracts';
import { isNodeItem, isWorkflowItem, type JsonObject, type NodeId, type WorkflowId } from '@confab/model';
import { ApiFailure, type ApiClient } from '../../api/api-client.ts';
import { newId } from '../../platform/new-id.ts';
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

interface NewTestWorkflow {
  /** Stays when the call is repeated after a failure, so that the workflow is created once. */
  readonly newWorkflowId: WorkflowId;
  readonly workflowType: 'TestSuite' | 'TestRun';
  readonly displayName: string;
}

/** Creates a test suite or a planned run. */
export async function createTestWorkflow(api: ApiClient, { teamId, projectId }: TestPlace, request: NewTestWorkflow) {
  const { workflow } = await api.call(workflowCalls.create, { body: { teamId, projectId, ...request } });
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

/** An attempt to create a planned run, which the next attempt continues from. */
export interface RunAttempt {
  /** The id of the run. The creation is repeated with it when its answer was lost. */
  newWorkflowId: WorkflowId;
  /** Whether its creation was answered. */
  isCreated: boolean;
}

export const startRunAttempt = (): RunAttempt => ({ newWorkflowId: newId(), isCreated: false });

/**
 * Creates a planned run with its suites.
 *
 * @param attempt the previous attempt; a run that it created and did not complete is deleted first, so that trying again
 *   leaves one run.
 */
export async function createPlannedRun(
  api: ApiClient,
  place: TestPlace,
  { displayName, stage, suites }: PlannedRunRequest,
  attempt: RunAttempt,
): Promise<WorkflowId> {
  const { teamId, projectId } = place;
  if (attempt.isCreated) {
    await deleteTestWorkflow(api, place, attempt.newWorkflowId);
    Object.assign(attempt, startRunAttempt());
  }
  const { newWorkflowId } = attempt;
  const workflow = await createTestWorkflow(api, place, { newWorkflowId, workflowType: 'TestRun', displayName });
  const workflowId = workflow.id;
  attempt.isCreated = true;
  // A run whose first answer was lost has the name that was sent first.
  const propertyValues = { ...workflow.propertyValues, DisplayName: displayName, Stage: stage };
  await api.call(workflowCalls.save, {
    body: { teamId, projectId, workflowId, version: workflow.version, propertyValues },
  });
  for (const suite of suites) await addSuiteToRun(api, place, workflowId, suite);
  Object.assign(attempt, startRunAttempt());
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

/** Creates a test case without steps. With the same id it is created once, even when the call is repeated. */
export async function createTestCase(
  api: ApiClient,
  { teamId, projectId }: TestPlace,
  { suiteId, newNodeId }: { readonly suiteId: WorkflowId; readonly newNodeId: NodeId },
) {
  return createNode(api, { teamId, projectId, workflowId: suiteId, nodeType: 'TestCase', newNodeId });
}

/** Saves a test case. */
export async function saveTestCase(
  api: ApiClient,
  { teamId, projectId }: TestPlace,
  { suiteId: workflowId, ...request }: TestCaseRequest,
): Promise<void> {
  await api.call(nodeCalls.save, { body: { teamId, projectId, workflowId, ...request } });
}
