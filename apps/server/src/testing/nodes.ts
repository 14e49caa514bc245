import { nodeCalls, workflowCalls } from '@confab/contracts';
import type { Item, JsonObject, NodeId, ProjectId, WorkflowId } from '@confab/model';
import { aRow, type TestRow } from '@confab/test-kit';
import type { TestApp } from './open-test-app.ts';
import type { TestPerson, TestProject } from './people-and-projects.ts';

/** Who reads and saves nodes: a person whose team has the project. */
type Author = Pick<TestPerson, 'teamId' | 'token'>;

/** Creates a node of a type, with the type as its name. */
export async function createNode(
  { call }: TestApp,
  { teamId, token }: Author,
  { projectId, workflowId }: Pick<TestProject, 'projectId' | 'workflowId'>,
  nodeType: string,
  displayName = nodeType,
): Promise<Item> {
  return (await call(nodeCalls.create, { token, body: { teamId, projectId, workflowId, nodeType, displayName } }))
    .result;
}

/** Deletes a node and returns the response, which may be a refusal. */
export function removeNode(
  { call }: TestApp,
  { token }: Pick<Author, 'token'>,
  { teamId, projectId, workflowId }: Pick<TestProject, 'teamId' | 'projectId' | 'workflowId'>,
  nodeId: NodeId,
) {
  const query = { owningTeamId: teamId, owningProjectId: projectId, owningWorkflowId: workflowId, nodeId };
  return call(nodeCalls.remove, { token, query });
}

/** Creates a workflow and returns its id. */
export async function createWorkflow(
  { call }: TestApp,
  { teamId, token }: Author,
  projectId: ProjectId,
  displayName = 'Second',
): Promise<WorkflowId> {
  const body = { teamId, projectId, workflowType: 'Standard', displayName } as const;
  // A workflow's item id is its id.
  return (await call(workflowCalls.create, { token, body })).result.workflow.id as string as WorkflowId;
}

/** Reads a node with the values of its draft. */
export async function readNode({ call }: TestApp, { teamId, token }: Author, nodeId: NodeId): Promise<Item> {
  return (await call(nodeCalls.getFat, { token, query: { teamId, nodeId } })).result.node;
}

/** Saves values of a node beside those that it has. A refusal is thrown. */
export async function saveNode(test: TestApp, author: Author, nodeId: NodeId, values: JsonObject): Promise<void> {
  const node = await readNode(test, author, nodeId);
  const { teamId, token } = author;
  // Every node has the ids of its project and workflow.
  const { projectId, workflowId } = node as { projectId: ProjectId; workflowId: WorkflowId };
  const propertyValues = { ...node.propertyValues, ...values };
  const body = { teamId, projectId, workflowId, nodeId, version: node.version, propertyValues };
  const { success, message } = await test.call(nodeCalls.save, { token, body });
  if (!success || message !== '') throw new Error(message);
}

/** The connectors of a node that leads to one other node. */
export const leadTo = (targetNodeId: string): TestRow[] => [
  aRow('next', { Kind: 'Next', DisplayName: '', TargetNodeId: targetNodeId }),
];
