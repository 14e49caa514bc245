import { nodeCalls, workflowCalls } from '@confab/contracts';
import type { JsonObject, NodeId, WorkflowId } from '@confab/model';
import type { ApiClient } from '../../api/api-client.ts';
import type { TestWorkflow } from './use-suites.ts';
import type { TestPlace } from './use-test-runs.ts';

/** A case to be written: a new one, or what follows a version of one. */
export interface TestCaseRequest {
  readonly suiteId: WorkflowId;
  readonly nodeId: NodeId | undefined;
  readonly version: number;
  readonly propertyValues: JsonObject;
}

/** A run to be made: its name, its stage and the suites it takes in. */
export interface PlannedRunRequest {
  readonly displayName: string;
  readonly stage: string;
  readonly suites: readonly TestWorkflow[];
}

/** Makes a suite or a run. */
export async function createTestWorkflow(
  api: ApiClient,
  { teamId, projectId }: TestPlace,
  workflowType: 'TestSuite' | 'TestRun',
  displayName: string,
) {
  const { workflow } = await api.call(workflowCalls.create, { body: { teamId, projectId, workflowType, displayName } });
  return workflow;
}

/** Gives a suite or a run another name. */
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

/** Makes a run with what it takes in. */
export async function createPlannedRun(
  api: ApiClient,
  place: TestPlace,
  { displayName, stage, suites }: PlannedRunRequest,
): Promise<WorkflowId> {
  const { teamId, projectId } = place;
  const workflow = await createTestWorkflow(api, place, 'TestRun', displayName);
  const workflowId = workflow.id as string as WorkflowId;
  const propertyValues = { ...workflow.propertyValues, Stage: stage };
  await api.call(workflowCalls.save, {
    body: { teamId, projectId, workflowId, version: workflow.version, propertyValues },
  });
  for (const suite of suites) await addSuiteToRun(api, place, workflowId, suite);
  return workflowId;
}

async function addSuiteToRun(
  api: ApiClient,
  { teamId, projectId }: TestPlace,
  workflowId: WorkflowId,
  suite: TestWorkflow,
) {
  const where = { teamId, projectId, workflowId };
  const displayName = suite.displayName;
  const node = await api.call(nodeCalls.create, { body: { ...where, nodeType: 'TestRun', displayName } });
  const propertyValues = { ...node.propertyValues, TestSuiteId: suite.id };
  const nodeId = node.id as string as NodeId;
  await api.call(nodeCalls.save, { body: { ...where, nodeId, version: node.version, propertyValues } });
}

/** Makes a case, or writes one anew. */
export async function saveTestCase(
  api: ApiClient,
  { teamId, projectId }: TestPlace,
  wanted: TestCaseRequest,
): Promise<NodeId> {
  const { suiteId: workflowId, propertyValues } = wanted;
  const where = { teamId, projectId, workflowId };
  if (wanted.nodeId !== undefined) {
    const { nodeId, version } = wanted;
    await api.call(nodeCalls.save, { body: { ...where, nodeId, version, propertyValues } });
    return nodeId;
  }
  const node = await api.call(nodeCalls.create, { body: { ...where, nodeType: 'TestCase' } });
  const nodeId = node.id as string as NodeId;
  const values = { ...node.propertyValues, ...propertyValues };
  await api.call(nodeCalls.save, { body: { ...where, nodeId, version: node.version, propertyValues: values } });
  return nodeId;
}
