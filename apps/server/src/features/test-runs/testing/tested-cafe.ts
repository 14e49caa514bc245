import { projectCalls, workflowCalls, type BodyOf } from '@confab/contracts';
import type { JsonObject, NodeId, ProjectId, WorkflowId } from '@confab/model';
import { aRow } from '@confab/test-kit';
import { createNode, saveNode } from '../../../testing/nodes.ts';
import type { TestApp } from '../../../testing/open-test-app.ts';
import { toNodeId, type TestPerson } from '../../../testing/people-and-projects.ts';

/** A project to be tested, with a test suite. */
export interface TestedCafe {
  readonly projectId: ProjectId;
  readonly suiteId: WorkflowId;
}

/** Creates a project from the café template with a test suite. */
export async function aCafe(test: TestApp, { token, teamId }: TestPerson): Promise<TestedCafe> {
  const body = { teamId, displayName: 'Café', projectType: 'Pro', templateId: 'harbour-cafe' } as const;
  const { projectId } = (await test.call(projectCalls.create, { token, body })).result;
  return { projectId, suiteId: await aWorkflow(test, { token, teamId }, projectId, 'TestSuite') };
}

export async function aWorkflow(
  test: TestApp,
  { token, teamId }: Pick<TestPerson, 'token' | 'teamId'>,
  projectId: ProjectId,
  workflowType: BodyOf<typeof workflowCalls.create>['workflowType'],
  displayName = 'Orders',
): Promise<WorkflowId> {
  const body = { teamId, projectId, workflowType, displayName };
  const made = await test.call(workflowCalls.create, { token, body });
  return made.result.workflow.id as string as WorkflowId;
}

/** Creates a test node and saves its values. */
export async function aNode(
  test: TestApp,
  author: TestPerson,
  place: { projectId: ProjectId; workflowId: WorkflowId; nodeType: 'TestCase' | 'TestRun' },
  propertyValues: JsonObject,
): Promise<NodeId> {
  const nodeId = toNodeId(await createNode(test, author, place, place.nodeType));
  await saveNode(test, author, nodeId, propertyValues);
  return nodeId;
}

/** Creates the rows of the steps of a case. */
export function stepRows(...steps: readonly JsonObject[]): JsonObject[] {
  return steps.map((values, at) => aRow(`s${at}`, values, at));
}
