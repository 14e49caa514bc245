import { editingCalls, nodeCalls, projectCalls, workflowCalls } from '@confab/contracts';
import type { GraphLayout, Item, WorkflowId } from '@confab/model';
import { describe, expect, test } from 'vitest';
import { newId } from '../../new-id.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { aPerson, aProject, inProject, inWorkflow, toNodeId } from '../../testing/people-and-projects.ts';
import { sendEdit, setValue } from '../../testing/edit-items.ts';

const { app, owner: ada, project } = setUpServer({ hasProjectPerTest: true });

const workflowIdOf = ({ id }: Pick<Item, 'id'>) => id as string as WorkflowId;
const create = (displayName: string, workflowType: 'Standard' | 'TestSuite' = 'Standard') =>
  app.call(workflowCalls.create, { body: { ...inProject(project), workflowType, displayName }, token: ada.token });
const getFat = (workflowId: WorkflowId, wantSkinnyNodes = false) =>
  app.call(workflowCalls.getFat, { query: { workflowId, teamId: project.teamId, wantSkinnyNodes }, token: ada.token });
const list = () => app.call(workflowCalls.list, { query: { projectId: project.projectId }, token: ada.token });
const saveLayout = (layout: GraphLayout) =>
  app.call(workflowCalls.saveLayout, { query: {}, body: { ...inProject(project), layout }, token: ada.token });
const remove = (workflowId: WorkflowId) => {
  const query = { owningTeamId: project.teamId, owningProjectId: project.projectId, workflowId };
  return app.call(workflowCalls.remove, { query, token: ada.token });
};
const eventsAfter = async (afterSeq: number) =>
  (await app.call(editingCalls.eventsSince, { query: { ...inProject(project), afterSeq }, token: ada.token })).result
    .events;
const seqNow = async () =>
  (await app.call(projectCalls.getFat, { query: inProject(project), token: ada.token })).result.seq;

/** A node of the project with its connector leading somewhere, saved. */
async function lead(from: string, to: string, path = 'Connectors/next/TargetNodeId') {
  const item = { ...inWorkflow(project), nodeId: toNodeId({ id: from as Item['id'] }) };
  expect((await sendEdit(app, ada, item, setValue(path, to))).message).toBe('');
}

describe('a new workflow', () => {
  test('a new workflow has a Start node and is published (A7.30)', async () => {
    const seq = await seqNow();
    const { result } = await create('Orders');
    expect(result.workflow).toMatchObject({ displayName: 'Orders', version: 1, isDirty: false });
    expect(result.nodes).toMatchObject([{ type: 'Start', workflowId: result.workflow.id, version: 1 }]);
    expect((await list()).result.map(({ displayName }) => displayName)).toEqual(['Main', 'Orders']);
    const events = await eventsAfter(seq);
    expect(events.map(({ type }) => type)).toEqual(['itemAdded', 'itemAdded', 'layoutSaved']);
    expect(events.at(-1)).toMatchObject({ layout: { positions: [{ nodeId: result.nodes[0]?.id }] } });
  });

  test('a new workflow starts empty when its type has no start node, such as a test suite', async () => {
    const { result } = await create('Suite', 'TestSuite');
    expect(result.workflow).toMatchObject({ displayName: 'Suite', type: 'TestSuite', version: 1 });
    expect(result.nodes.map(({ type }) => type)).not.toContain('Start');
  });

  describe('with an id of the sender', () => {
    const createAs = (newWorkflowId: WorkflowId) => {
      const body = { ...inProject(project), workflowType: 'Standard', displayName: 'Orders', newWorkflowId } as const;
      return app.call(workflowCalls.create, { body, token: ada.token });
    };

    test('a request that is repeated because its answer was lost creates the workflow once', async () => {
      const id = newId();
      const seq = await seqNow();
      const first = await createAs(id);
      const answers = await Promise.all([createAs(id), createAs(id.toUpperCase() as WorkflowId)]);
      expect(first.result.workflow.id).toBe(id);
      for (const { result } of answers) expect(result).toEqual(first.result);
      expect((await list()).result.map(({ displayName }) => displayName)).toEqual(['Main', 'Orders']);
      expect(await eventsAfter(seq)).toHaveLength(3);
    });

    test('an id of another project, of a deleted workflow or of another kind of item is not found', async () => {
      const elsewhere = await aProject(app, ada);
      const deleted = newId();
      await createAs(deleted);
      await remove(deleted);
      const taken = [elsewhere.workflowId, deleted, project.projectId as string as WorkflowId];
      const foreign = (await aProject(app, await aPerson(app))).workflowId;
      for (const id of [...taken, foreign]) expect((await createAs(id)).status).toBe(404);
      expect((await list()).result.map(({ displayName }) => displayName)).toEqual(['Main']);
    });
  });
});

describe('loading a workflow', () => {
  test('loading a workflow returns its nodes with values and positions, or skinny nodes on request (A7.40)', async () => {
    const whole = (await getFat(project.workflowId)).result;
    expect(whole.nodes.map(({ id }) => id)).toEqual([project.startId, project.say.id]);
    expect(whole.nodes[1]).toEqual(project.say);
    expect(whole.layout.positions).toContainEqual({ nodeId: project.say.id, x: 320, y: 80 });
    const skinny = (await getFat(project.workflowId, true)).result;
    expect(skinny.nodes).toEqual([]);
    expect(skinny.skinnyNodes).toEqual(whole.skinnyNodes);
    expect(skinny.skinnyNodes.map(({ id }) => id)).toEqual([project.startId, project.say.id]);
  });
});

describe('saving a layout', () => {
  test('saving a layout replaces and publishes it (A7.44)', async () => {
    const seq = await seqNow();
    const layout = { workflowId: project.workflowId, positions: [{ nodeId: project.startId, x: -12.5, y: 7 }] };
    expect((await saveLayout(layout)).success).toBe(true);
    expect((await getFat(project.workflowId)).result.layout).toEqual(layout);
    expect(await eventsAfter(seq)).toMatchObject([{ type: 'layoutSaved', layout }]);
  });

  test('saving a layout with a node of another workflow is refused as a whole (TEN-3)', async () => {
    const { result } = await create('Other');
    const before = (await getFat(project.workflowId)).result.layout;
    const foreign = toNodeId(result.nodes[0] as Item);
    const positions = [
      { nodeId: project.startId, x: 1, y: 1 },
      { nodeId: foreign, x: 2, y: 2 },
    ];
    expect(await saveLayout({ workflowId: project.workflowId, positions })).toMatchObject({
      status: 404,
      message: 'Error saving graph layout',
    });
    expect((await getFat(project.workflowId)).result.layout).toEqual(before);
  });
});

describe('a copy of a workflow', () => {
  test('a copied workflow has new ids, internal references, the same layout, and is not the start (A2.24, A2.25, A7.62)', async () => {
    await lead(project.startId, project.say.id);
    const positions = [
      { nodeId: toNodeId({ id: project.startId as Item['id'] }), x: 0, y: 0 },
      { nodeId: toNodeId(project.say), x: 320, y: 80, isAuto: true },
    ];
    await saveLayout({ workflowId: project.workflowId, positions });
    const body = { ...inProject(project), workflowId: project.workflowId };
    const { result } = await app.call(workflowCalls.duplicate, { body, token: ada.token });
    expect(result.workflow).toMatchObject({ displayName: 'Main 2', propertyValues: { IsStart: false } });
    const [start, say] = result.nodes;
    expect(JSON.stringify(start?.propertyValues)).toContain(say?.id);
    expect(JSON.stringify(result)).not.toContain(project.say.id);
    const { layout } = (await getFat(workflowIdOf(result.workflow))).result;
    // A position that the canvas computed can still be arranged in the copy.
    expect(layout.positions).toContainEqual({ nodeId: say?.id, x: 320, y: 80, isAuto: true });
    expect(layout.positions).toContainEqual({ nodeId: start?.id, x: 0, y: 0 });
  });
});

describe('deleting a workflow', () => {
  test('deleting a workflow deletes its nodes and clears jumps to it (A7.46, OBJ-2)', async () => {
    const { result } = await create('Doomed');
    const jump = await app.call(nodeCalls.create, {
      body: { ...inProject(project), workflowId: project.workflowId, nodeType: 'Jump' },
      token: ada.token,
    });
    await lead(jump.result.id, result.workflow.id, 'TargetWorkflowId');
    await lead(jump.result.id, result.nodes[0]?.id ?? '', 'TargetNodeId');
    const seq = await seqNow();
    expect((await remove(workflowIdOf(result.workflow))).success).toBe(true);
    expect((await eventsAfter(seq)).map(({ type }) => type)).toEqual(['edited', 'edited', 'itemDeleted']);
    const values = (await getFat(project.workflowId)).result.nodes.find(({ id }) => id === jump.result.id);
    expect(values).toMatchObject({ propertyValues: { TargetWorkflowId: '', TargetNodeId: '' }, isDirty: true });
    const query = { nodeId: toNodeId(result.nodes[0] as Item), teamId: project.teamId };
    expect((await app.call(nodeCalls.getFat, { query, token: ada.token })).status).toBe(404);
    expect((await remove(workflowIdOf(result.workflow))).message).toBe('Error deleting workflow');
  });

  test('a late save does not restore a deleted workflow (OBJ-2)', async () => {
    const { result } = await create('Late');
    const workflowId = workflowIdOf(result.workflow);
    await remove(workflowId);
    const saved = await app.call(workflowCalls.save, {
      body: { ...inProject(project), workflowId, version: 1 },
      token: ada.token,
    });
    expect(saved).toMatchObject({ status: 404, message: 'Error saving workflow' });
    expect((await list()).result).toHaveLength(1);
  });
});
