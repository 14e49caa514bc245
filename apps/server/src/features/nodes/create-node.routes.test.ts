import { editingCalls, nodeCalls, projectCalls, workflowCalls } from '@confab/contracts';
import type { NodeId } from '@confab/model';
import { describe, expect, test } from 'vitest';
import { newId } from '../../new-id.ts';
import { aPerson, aProject, inWorkflow, toNodeId } from '../../testing/people-and-projects.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import '../../testing/runs-on-postgres.ts';

const { app, owner: ada, project } = setUpServer();

const createAs = (newNodeId: NodeId, point: { x?: number; y?: number } = {}) =>
  app.call(nodeCalls.create, {
    body: { ...inWorkflow(project), nodeType: 'Say', newNodeId, ...point },
    token: ada.token,
  });
const readWorkflow = async () => {
  const { teamId, workflowId } = inWorkflow(project);
  return (await app.call(workflowCalls.getFat, { query: { teamId, workflowId }, token: ada.token })).result;
};
const listNodeIds = async () => (await readWorkflow()).nodes.map(({ id }) => id);
async function listEventsAfter(afterSeq: number) {
  const { teamId, projectId } = inWorkflow(project);
  return (await app.call(editingCalls.eventsSince, { query: { teamId, projectId, afterSeq }, token: ada.token })).result
    .events;
}

describe('a new node with an id of the sender', () => {
  test('a request that is repeated because its answer was lost creates the node once', async () => {
    const { teamId, projectId } = inWorkflow(project);
    const { seq } = (await app.call(projectCalls.getFat, { query: { teamId, projectId }, token: ada.token })).result;
    const before = await listNodeIds();
    const id: NodeId = newId();
    const first = await createAs(id);
    const answers = await Promise.all([createAs(id), createAs(id.toUpperCase() as NodeId)]);
    expect(first.result.id).toBe(id);
    for (const { result } of answers) expect(result).toEqual(first.result);
    expect(await listNodeIds()).toEqual([...before, id]);
    expect(await listEventsAfter(seq)).toMatchObject([{ type: 'itemAdded', item: { id } }]);
  });

  test('a node is at the position of the last request for it', async () => {
    const id: NodeId = newId();
    await createAs(id, { x: 10, y: 20 });
    await createAs(id, { x: 30, y: 40 });
    const { layout } = await readWorkflow();
    expect(layout.positions.filter(({ nodeId }) => nodeId === id)).toEqual([{ nodeId: id, x: 30, y: 40 }]);
  });

  test('an id of another workflow, of a deleted node or of another kind of item is not found', async () => {
    const { teamId: owningTeamId, projectId: owningProjectId, workflowId: owningWorkflowId } = inWorkflow(project);
    const nodeId: NodeId = newId();
    await createAs(nodeId);
    await app.call(nodeCalls.remove, {
      query: { owningTeamId, owningProjectId, owningWorkflowId, nodeId },
      token: ada.token,
    });
    const before = await listNodeIds();
    const elsewhere = toNodeId((await aProject(app, ada)).say);
    const foreign = toNodeId((await aProject(app, await aPerson(app))).say);
    const ofWorkflow = project.workflowId as string as NodeId;
    for (const id of [elsewhere, foreign, nodeId, ofWorkflow]) expect((await createAs(id)).status).toBe(404);
    expect(await listNodeIds()).toEqual(before);
  });
});
