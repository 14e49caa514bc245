import { nodeCalls, projectCalls, publishingCalls, recentlyDeletedCalls, workflowCalls } from '@confab/contracts';
import type { NodeId, ProjectId, WorkflowId } from '@confab/model';
import { expect, test } from 'vitest';
import { createNode } from '../../testing/nodes.ts';
import { aProject, toNodeId } from '../../testing/people-and-projects.ts';
import { makeReleasesUnreadable } from '../../testing/publish-project.ts';
import { setUpServer } from '../../testing/set-up-server.ts';

const { app, owner } = setUpServer();

async function createProject() {
  const { teamId, token } = owner;
  const body = { teamId, displayName: 'Harbour', projectType: 'Pro' as const };
  return (await app.call(projectCalls.create, { body, token })).result.projectId;
}

/** The status as it is on the wire. */
async function loadStatus(projectId: string) {
  const url = `/api/GetPromotionStatus?owningTeamId=${owner.teamId}&projectId=${projectId}`;
  const response = await app.app.inject({ method: 'GET', url, headers: { 'client-token': owner.token } });
  return response.json<{ ResponseObject: Record<string, unknown> }>().ResponseObject;
}

async function promote(projectId: ProjectId, source: 1 | 2, environments: ('0' | '2')[]) {
  const body = { projectId, source, environments, acceptedTerms: true, overrideReason: 'A test' } as const;
  const query = { owningTeamId: owner.teamId };
  expect((await app.call(publishingCalls.promote, { query, body, token: owner.token })).message).toBe('');
}

test('the loaded status of a Pro project has 120 interactions by default (A9.15)', async () => {
  expect(await loadStatus(await createProject())).toMatchObject({ NumberOfInteractions: 120 });
});

test('the publish stage of a project is None, then Alpha, Beta and Live (A3.25)', async () => {
  const { teamId, token } = owner;
  const projectId = await createProject();
  const readStage = async () => (await loadStatus(projectId))['PublishStage'];
  expect(await readStage()).toBe('None');
  const propertyValues = { DisplayName: 'Harbour', Description: 'For guests' };
  const save = { teamId, projectId, version: 1, propertyValues };
  expect((await app.call(projectCalls.save, { body: save, token })).message).toBe('');
  expect(await readStage()).toBe('Alpha');
  await promote(projectId, 1, ['2']);
  expect(await readStage()).toBe('Beta');
  await promote(projectId, 2, ['2', '0']);
  expect(await readStage()).toBe('Live');
});

test('a deleted node stays in the status, without a current version, until no stage has it any more', async () => {
  const { teamId, token } = owner;
  const { projectId, workflowId, say } = await aProject(app, owner);
  const body = { teamId, projectId, workflowType: 'TestSuite', displayName: 'Orders' } as const;
  const suite = (await app.call(workflowCalls.create, { body, token })).result.workflow.id as string as WorkflowId;
  const testCase = await createNode(app, owner, { projectId, workflowId: suite }, 'TestCase');
  const remove = async (nodeId: NodeId, owningWorkflowId: WorkflowId) => {
    const query = { owningTeamId: teamId, owningProjectId: projectId, owningWorkflowId, nodeId };
    expect((await app.call(nodeCalls.remove, { query, token })).message).toBe('');
  };
  const listRemoved = async () => {
    const query = { owningTeamId: teamId, projectId };
    const { items, itemCount } = (await app.call(publishingCalls.status, { query, token })).result;
    expect(itemCount).toBe(items.length);
    return items.filter(({ development }) => development === null);
  };
  await promote(projectId, 1, ['2', '0']);
  const { id: neverPublished } = await createNode(app, owner, { projectId, workflowId }, 'Say');
  for (const id of [say.id, neverPublished]) await remove(toNodeId({ id }), workflowId);
  await remove(toNodeId(testCase), suite);
  const removed = { itemId: say.id, kind: 'node', displayName: 'Greeting', development: null, production: 1 };
  expect(await listRemoved()).toEqual([{ ...removed, staging: 1 }]);
  await promote(projectId, 1, ['2']);
  expect(await listRemoved()).toEqual([{ ...removed, staging: null }]);
  await promote(projectId, 2, ['2', '0']);
  expect(await listRemoved()).toEqual([]);
});

test('a node that was removed permanently is named by the status and the preview while a stage has it', async () => {
  const { teamId, token } = owner;
  const { projectId, workflowId, say } = await aProject(app, owner);
  await promote(projectId, 1, ['2', '0']);
  const query = {
    owningTeamId: teamId,
    owningProjectId: projectId,
    owningWorkflowId: workflowId,
    nodeId: toNodeId(say),
  };
  expect((await app.call(nodeCalls.remove, { query, token })).message).toBe('');
  expect((await app.call(recentlyDeletedCalls.empty, { body: { teamId, projectId }, token })).message).toBe('');
  const listRemoved = async () => {
    const { result } = await app.call(publishingCalls.status, { query: { owningTeamId: teamId, projectId }, token });
    return result.items.filter(({ development }) => development === null);
  };
  const listChanges = async (source: 'Alpha' | 'Beta', stage: 'Beta' | 'Live') => {
    const preview = { owningTeamId: teamId, projectId, source, stage };
    const { result } = await app.call(publishingCalls.preview, { query: preview, token });
    return result.changes.map(({ displayName, change, isThere }) => ({ displayName, change, isThere }));
  };
  const removed = { itemId: say.id, kind: 'node', displayName: 'Greeting', development: null, production: 1 };
  const change = { displayName: 'Greeting', change: 'removed', isThere: false };
  expect(await listRemoved()).toEqual([{ ...removed, staging: 1 }]);
  expect([await listChanges('Alpha', 'Beta'), await listChanges('Beta', 'Live')]).toEqual([[change], []]);
  await promote(projectId, 1, ['2']);
  expect(await listRemoved()).toEqual([{ ...removed, staging: null }]);
  expect([await listChanges('Alpha', 'Beta'), await listChanges('Beta', 'Live')]).toEqual([[], [change]]);
  await promote(projectId, 2, ['2', '0']);
  expect(await listRemoved()).toEqual([]);
});

test('the names of permanently deleted nodes are read from a release once', async () => {
  const { teamId, token } = owner;
  const { projectId, workflowId, say } = await aProject(app, owner);
  await promote(projectId, 1, ['2']);
  const place = { owningTeamId: teamId, owningProjectId: projectId, owningWorkflowId: workflowId };
  expect((await app.call(nodeCalls.remove, { query: { ...place, nodeId: toNodeId(say) }, token })).message).toBe('');
  expect((await app.call(recentlyDeletedCalls.empty, { body: { teamId, projectId }, token })).message).toBe('');
  const getStatus = async () =>
    (await app.call(publishingCalls.status, { query: { owningTeamId: teamId, projectId }, token })).result;
  const before = await getStatus();
  expect(before.items.map(({ displayName }) => displayName)).toContain('Greeting');
  await makeReleasesUnreadable(app, { teamId, projectId });
  expect(await getStatus()).toEqual(before);
});
