import { editingCalls, nodeCalls, recentlyDeletedCalls, workflowCalls } from '@confab/contracts';
import type { WorkflowId } from '@confab/model';
import { expect, test } from 'vitest';
import { toNodeId } from '../testing/people-and-projects.ts';
import { setUpServer } from '../testing/set-up-server.ts';

const { app, owner, project } = setUpServer({ hasProjectPerTest: true });
const token = () => ({ token: owner.token });
const capitalize = <Id extends string>(id: Id): Id => id.toUpperCase() as Id;
const place = () => ({
  teamId: capitalize(project.teamId),
  projectId: capitalize(project.projectId),
  workflowId: capitalize(project.workflowId),
});

test('a node that a client creates with ids in capitals is stored, published and found with the ids of its workflow', async () => {
  const { teamId, projectId, workflowId } = project;
  const body = { ...place(), nodeType: 'Say' };
  const node = (await app.call(nodeCalls.create, { body, ...token() })).result;
  expect(node).toMatchObject({ projectId, workflowId });
  const query = { teamId, projectId, afterSeq: 0 };
  const { events } = (await app.call(editingCalls.eventsSince, { query, ...token() })).result;
  const event = events.find((one) => one.type === 'itemAdded' && one.item.id === node.id);
  expect(event).toMatchObject({ teamId, projectId, item: { projectId, workflowId } });
});

test('a node is moved, deleted and restored by ids in capitals', async () => {
  const { teamId, projectId, workflowId } = project;
  const made = { teamId, projectId, displayName: 'Orders', workflowType: 'Standard' } as const;
  const { workflow } = (await app.call(workflowCalls.create, { body: made, ...token() })).result;
  // The item id of a workflow is its workflow id.
  const targetId = workflow.id as string as WorkflowId;
  const nodeId = capitalize(toNodeId(project.say));
  const team = { owningTeamId: capitalize(teamId) };
  const move = { ...team, nodeId, oldWorkflowId: capitalize(workflowId), newWorkflowId: capitalize(targetId) };
  const moved = await app.call(nodeCalls.move, { query: move, ...token() });
  expect([moved.status, moved.result.item.workflowId]).toEqual([200, targetId]);
  const removal = { ...team, owningProjectId: capitalize(projectId), owningWorkflowId: capitalize(targetId), nodeId };
  expect((await app.call(nodeCalls.remove, { query: removal, ...token() })).status).toBe(200);
  const itemIds = [capitalize(project.say.id), project.say.id];
  const body = { teamId: capitalize(teamId), projectId: capitalize(projectId), itemIds };
  expect((await app.call(recentlyDeletedCalls.restoreSeveral, { body, ...token() })).status).toBe(200);
});
