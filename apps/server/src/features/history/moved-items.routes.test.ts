import {
  editingCalls,
  historyCalls,
  nodeCalls,
  projectCalls,
  recentlyDeletedCalls,
  workflowCalls,
} from '@confab/contracts';
import type { Item, ItemId, ProjectId, WorkflowId } from '@confab/model';
import { expect, test } from 'vitest';
import { acrossTeams } from '../../db/tenant-guard.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { aMember, aProject, toNodeId } from '../../testing/people-and-projects.ts';
import { createNode, createWorkflow, removeNode } from '../../testing/nodes.ts';
import '../../testing/runs-on-postgres.ts';

const { app, owner: ada, project } = setUpServer({ hasProjectPerTest: true });
const token = () => ({ token: ada.token });

async function read(node: Pick<Item, 'id'>): Promise<Item> {
  const query = { nodeId: toNodeId(node), teamId: project.teamId };
  return (await app.call(nodeCalls.getFat, { query, ...token() })).result.node;
}

async function save(node: Pick<Item, 'id'>, notes: string, person = ada) {
  const { version, workflowId, projectId, propertyValues } = await read(node);
  const place = { teamId: project.teamId, projectId, workflowId: workflowId as WorkflowId, nodeId: toNodeId(node) };
  const body = { ...place, version, propertyValues: { ...propertyValues, Notes: notes } };
  expect((await app.call(nodeCalls.save, { body, token: person.token })).message).toBe('');
}

async function move(node: Pick<Item, 'id'>, oldWorkflowId: WorkflowId, newWorkflowId: WorkflowId) {
  const query = { owningTeamId: project.teamId, nodeId: toNodeId(node), oldWorkflowId, newWorkflowId };
  expect((await app.call(nodeCalls.move, { query, ...token() })).message).toBe('');
}

const addNode = (projectId: ProjectId, workflowId: WorkflowId) =>
  createNode(app, ada, { projectId, workflowId }, 'Say');

async function getSeq(projectId: ProjectId): Promise<number> {
  return (await app.call(projectCalls.getFat, { query: { teamId: project.teamId, projectId }, ...token() })).result.seq;
}

/** The number of the newest point of a project. */
async function getPoint(projectId: ProjectId): Promise<number> {
  const { result } = await app.call(historyCalls.ofProject, { query: { projectId }, ...token() });
  return result.points[0]?.versionNumber ?? 0;
}

async function rollBack(projectId: ProjectId, versionNumber: number) {
  const query = { owningTeamId: project.teamId, projectId, versionNumber, keepUnsaved: true };
  return (await app.call(historyCalls.rollBackProject, { query, ...token() })).result;
}

async function listNodeIds(projectId: ProjectId): Promise<ItemId[]> {
  const query = { teamId: project.teamId, projectId };
  return (await app.call(projectCalls.getFat, { query, ...token() })).result.nodes.map(({ id }) => id);
}

test('a node that was moved in from another project exists at every later point, in the version that it had then', async () => {
  const second = await aProject(app, ada, 'Second');
  for (const notes of ['one', 'two', 'three', 'four']) await save(project.say, notes);
  await move(project.say, project.workflowId, second.workflowId);
  await addNode(second.projectId, second.workflowId);
  const point = await getPoint(second.projectId);
  expect(point).toBeLessThan(await getSeq(project.projectId));
  const query = { projectId: second.projectId, from: `${point}`, to: 'draft' };
  const compare = async () => (await app.call(historyCalls.compare, { query, ...token() })).result;
  expect(await compare()).toEqual([]);
  await save(project.say, 'five');
  expect(await compare()).toMatchObject([{ itemId: project.say.id, change: 'changed', fromVersion: 5, toVersion: 6 }]);
  expect(await rollBack(second.projectId, point)).toMatchObject({ changedCount: 1, removedCount: 0, missing: [] });
  expect(await read(project.say)).toMatchObject({ version: 7, propertyValues: { Notes: 'four' } });
});

test('rolling a project back to before a node was moved in removes the node', async () => {
  const second = await aProject(app, ada, 'Second');
  // Gives the project that the node enters higher event numbers than the one that it leaves.
  for (let count = 0; count < 3; count += 1) await addNode(second.projectId, second.workflowId);
  const point = await getPoint(second.projectId);
  await save(project.say, 'one');
  await move(project.say, project.workflowId, second.workflowId);
  await rollBack(second.projectId, point);
  expect(await listNodeIds(second.projectId)).not.toContain(project.say.id);
});

test('a workflow that was created with its project, deleted and restored exists with its nodes from the beginning', async () => {
  const { teamId } = project;
  const body = { teamId, projectId: project.projectId, displayName: 'Orders', workflowType: 'Standard' } as const;
  await app.call(workflowCalls.create, { body, ...token() });
  const copy = await app.call(projectCalls.duplicate, { body: { teamId, projectId: project.projectId }, ...token() });
  const { projectId } = copy.result;
  const { workflows } = (await app.call(projectCalls.getFat, { query: { teamId, projectId }, ...token() })).result;
  // A workflow's item id is its id.
  const workflowId = workflows.at(-1)?.id as string as WorkflowId;
  const nodeIds = await listNodeIds(projectId);
  const query = { owningTeamId: teamId, owningProjectId: projectId, workflowId };
  await app.call(workflowCalls.remove, { query, ...token() });
  const restored = { teamId, itemId: workflowId };
  await app.call(recentlyDeletedCalls.restore, { body: restored, ...token() });
  expect(await rollBack(projectId, 0)).toMatchObject({ changedCount: 0, removedCount: 0 });
  expect(await listNodeIds(projectId)).toEqual(nodeIds);
});

const addWorkflow = () => createWorkflow(app, ada, project.projectId);

test('rolling a project back to before a workflow existed returns the nodes that were moved into the workflow', async () => {
  const { teamId, projectId, workflowId } = project;
  const point = await getPoint(projectId);
  const addedId = await addWorkflow();
  await move(project.say, workflowId, addedId);
  const later = await addNode(projectId, addedId);
  const movedAt = await getPoint(projectId);
  expect(await rollBack(projectId, point)).toMatchObject({ changedCount: 1, restoredCount: 0, removedCount: 3 });
  expect(await read(project.say)).toMatchObject({ workflowId, version: 1, isDirty: false });
  expect(await listNodeIds(projectId)).not.toContain(later.id);
  const { events } = (
    await app.call(editingCalls.eventsSince, { query: { teamId, projectId, afterSeq: movedAt }, ...token() })
  ).result;
  expect(events).toContainEqual(
    expect.objectContaining({
      type: 'itemReplaced',
      item: expect.objectContaining({ id: project.say.id, workflowId }),
    }),
  );
  await rollBack(projectId, movedAt);
  expect((await read(project.say)).workflowId).toBe(addedId);
});

test('a node that went through several workflows, and was deleted in the last one, returns to the workflow of each point', async () => {
  const { projectId, workflowId } = project;
  const [secondId, thirdId] = [await addWorkflow(), await addWorkflow()];
  const first = await getPoint(projectId);
  await move(project.say, workflowId, secondId);
  await save(project.say, 'in the second');
  const second = await getPoint(projectId);
  await move(project.say, secondId, thirdId);
  const query = { owningTeamId: project.teamId, owningProjectId: projectId, owningWorkflowId: thirdId };
  await app.call(nodeCalls.remove, { query: { ...query, nodeId: toNodeId(project.say) }, ...token() });
  expect(await rollBack(projectId, second)).toMatchObject({ restoredCount: 1 });
  expect(await read(project.say)).toMatchObject({ workflowId: secondId, propertyValues: { Notes: 'in the second' } });
  await rollBack(projectId, first);
  expect((await read(project.say)).workflowId).toBe(workflowId);
});

async function remove(node: Pick<Item, 'id'>, workflowId: WorkflowId, projectId: ProjectId = project.projectId) {
  const place = { teamId: project.teamId, projectId, workflowId };
  expect((await removeNode(app, ada, place, toNodeId(node))).message).toBe('');
}

async function moveWorkflow(workflowId: WorkflowId, newProjectId: ProjectId, oldProjectId = project.projectId) {
  const query = { owningTeamId: project.teamId, workflowId, oldProjectId, newProjectId };
  expect((await app.call(workflowCalls.move, { query, ...token() })).message).toBe('');
}

test('a node that was deleted before its workflow was moved to another project is at no point of that project until the node is restored', async () => {
  const { projectId } = await aProject(app, ada, 'Second');
  const workflowId = await addWorkflow();
  const deleted = await addNode(project.projectId, workflowId);
  await remove(deleted, workflowId);
  await moveWorkflow(workflowId, projectId);
  const living = await addNode(projectId, workflowId);
  const point = await getPoint(projectId);
  const query = { projectId, from: `${point}`, to: 'draft' };
  const compare = async () => (await app.call(historyCalls.compare, { query, ...token() })).result;
  expect(await compare()).toEqual([]);
  expect(await rollBack(projectId, point)).toMatchObject({ changedCount: 0, restoredCount: 0, removedCount: 0 });
  await app.call(recentlyDeletedCalls.restore, { body: { teamId: project.teamId, itemId: deleted.id }, ...token() });
  expect(await compare()).toMatchObject([{ itemId: deleted.id, change: 'added' }]);
  expect(await rollBack(projectId, point)).toMatchObject({ restoredCount: 0, removedCount: 1 });
  const nodeIds = await listNodeIds(projectId);
  expect(nodeIds).toContain(living.id);
  expect(nodeIds).not.toContain(deleted.id);
});

async function removeForGood(workflowId: WorkflowId) {
  const { teamId, projectId } = project;
  const query = { owningTeamId: teamId, owningProjectId: projectId, workflowId };
  await app.call(workflowCalls.remove, { query, ...token() });
  const emptied = await app.call(recentlyDeletedCalls.empty, { body: { teamId, projectId }, ...token() });
  expect(emptied.result).toMatchObject({ isComplete: true });
}

test('a node stays in its workflow when its earlier one is permanently deleted or in another project', async () => {
  const { projectId, workflowId } = project;
  const second = await aProject(app, ada, 'Second');
  const [purgedId, leavingId] = [await addWorkflow(), await addWorkflow()];
  const nodes = [await addNode(projectId, purgedId), await addNode(projectId, leavingId)] as const;
  const point = await getPoint(projectId);
  await move(nodes[0], purgedId, workflowId);
  await move(nodes[1], leavingId, workflowId);
  for (const node of nodes) await save(node, 'later');
  await removeForGood(purgedId);
  await moveWorkflow(leavingId, second.projectId);
  expect(await rollBack(projectId, point)).toMatchObject({ changedCount: 2, removedCount: 0 });
  for (const node of nodes) expect(await read(node)).toMatchObject({ workflowId, propertyValues: node.propertyValues });
});

test('a node that was deleted while its workflow was in another project exists before the workflow left, but not after it came back', async () => {
  const { projectId } = project;
  const second = await aProject(app, ada, 'Second');
  const workflowId = await addWorkflow();
  const [deleted, living] = [await addNode(projectId, workflowId), await addNode(projectId, workflowId)];
  const before = await getPoint(projectId);
  await moveWorkflow(workflowId, second.projectId);
  await remove(deleted, workflowId, second.projectId);
  await moveWorkflow(workflowId, projectId, second.projectId);
  const after = await getPoint(projectId);
  const query = { projectId, from: `${after}`, to: 'draft' };
  expect((await app.call(historyCalls.compare, { query, ...token() })).result).toEqual([]);
  await save(living, 'later');
  expect(await rollBack(projectId, after)).toMatchObject({ changedCount: 1, restoredCount: 0, removedCount: 0 });
  expect(await listNodeIds(projectId)).not.toContain(deleted.id);
  expect(await rollBack(projectId, before)).toMatchObject({ restoredCount: 1, removedCount: 0 });
  expect(await listNodeIds(projectId)).toEqual(expect.arrayContaining([deleted.id, living.id]));
});

async function addRestoredWorkflow(): Promise<WorkflowId> {
  const { teamId, projectId } = project;
  const workflowId = await addWorkflow();
  const query = { owningTeamId: teamId, owningProjectId: projectId, workflowId };
  await app.call(workflowCalls.remove, { query, ...token() });
  // A workflow's id is an item id.
  const itemId = workflowId as string as ItemId;
  const restored = await app.call(recentlyDeletedCalls.restore, { body: { teamId, itemId }, ...token() });
  expect(restored.message).toBe('');
  return workflowId;
}

test('a node that enters a restored workflow exists at every later point', async () => {
  const { projectId, workflowId } = project;
  const restoredId = await addRestoredWorkflow();
  const restored = await getPoint(projectId);
  await move(project.say, workflowId, restoredId);
  await addNode(projectId, restoredId);
  const moved = await getPoint(projectId);
  await save(project.say, 'later');
  expect(await rollBack(projectId, moved)).toMatchObject({ changedCount: 1, removedCount: 0 });
  expect(await read(project.say)).toMatchObject({ workflowId: restoredId });
  expect(await rollBack(projectId, restored)).toMatchObject({ changedCount: 1, removedCount: 1 });
  expect(await read(project.say)).toMatchObject({ workflowId });
});

/** Changes the moves in the project to those of older servers, which did not mark moves. */
async function clearMarksOfMoves() {
  await acrossTeams(app.services.db)
    .updateTable('projectEvent')
    .set({ leftWorkflowId: null })
    .where('projectId', '=', project.projectId)
    .execute();
}

test('nodes that entered a restored workflow before moves were marked are there at every later point', async () => {
  const { projectId, workflowId } = project;
  const [kept, deleted, moved] = [
    await addNode(projectId, workflowId),
    await addNode(projectId, workflowId),
    await addNode(projectId, workflowId),
  ];
  const restoredId = await addRestoredWorkflow();
  for (const node of [kept, deleted, moved]) await move(node, workflowId, restoredId);
  await clearMarksOfMoves();
  await save(project.say, 'later');
  const point = await getPoint(projectId);
  const query = { projectId, from: `${point}`, to: 'draft' };
  const compare = async () => (await app.call(historyCalls.compare, { query, ...token() })).result;
  expect(await compare()).toEqual([]);
  await save(kept, 'later');
  await remove(deleted, restoredId);
  await move(moved, restoredId, workflowId);
  expect(await compare()).toHaveLength(2);
  expect(await compare()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ itemId: kept.id, change: 'changed' }),
      expect.objectContaining({ itemId: deleted.id, change: 'removed' }),
    ]),
  );
  expect(await rollBack(projectId, point)).toMatchObject({ changedCount: 2, restoredCount: 1, removedCount: 0 });
  for (const node of [kept, deleted, moved]) expect(await read(node)).toMatchObject({ workflowId: restoredId });
});

test('a workflow with a node whose earlier workflow is permanently deleted stays with its Start when the project is rolled back to before the workflow was added', async () => {
  const { projectId } = project;
  const purgedId = await addWorkflow();
  const node = await addNode(projectId, purgedId);
  const point = await getPoint(projectId);
  const addedId = await addWorkflow();
  await move(node, purgedId, addedId);
  await save(node, 'later');
  const later = await addNode(projectId, addedId);
  await removeForGood(purgedId);
  const query = { teamId: project.teamId, projectId };
  const { nodes } = (await app.call(projectCalls.getFat, { query, ...token() })).result;
  const start = nodes.find(({ type, workflowId }) => type === 'Start' && workflowId === addedId);
  const states = { projectId, from: `${point}`, to: 'draft' };
  const changes = (await app.call(historyCalls.compare, { query: states, ...token() })).result;
  expect(new Map(changes.map(({ itemId, change }) => [itemId, change]))).toEqual(
    new Map([
      [node.id, 'changed'],
      [later.id, 'added'],
    ]),
  );
  expect(await rollBack(projectId, point)).toMatchObject({
    changedCount: 1,
    removedCount: 1,
    missing: ['Second', 'Start'],
  });
  expect(await read(node)).toMatchObject({ workflowId: addedId, propertyValues: node.propertyValues });
  const nodeIds = await listNodeIds(projectId);
  expect(nodeIds).toContain(start?.id);
  expect(nodeIds).not.toContain(later.id);
});

test('a save of equal content in another project makes no point there and hides none in the project of the version', async () => {
  const ben = await aMember(app, ada.teamId, 'AppEditor');
  const second = await aProject(app, ada, 'Second');
  for (const notes of ['one', 'two', 'three']) await save(project.say, notes);
  await save(project.say, 'four', ben);
  await move(project.say, project.workflowId, second.workflowId);
  await save(project.say, 'four', ben);
  expect(await getSeq(second.projectId)).toBeLessThan(await getSeq(project.projectId));
  const countPoints = async (projectId: ProjectId) => {
    const { points } = (await app.call(historyCalls.ofProject, { query: { projectId }, ...token() })).result;
    return points.filter(({ authorId }) => authorId === ben.accountId).length;
  };
  expect(await countPoints(second.projectId)).toBe(0);
  await move(project.say, second.workflowId, project.workflowId);
  expect(await countPoints(project.projectId)).toBe(1);
});

test('the edits of a version are those in the project in which it was saved', async () => {
  const second = await aProject(app, ada, 'Second');
  for (const notes of ['one', 'two', 'three']) await save(project.say, notes);
  await move(project.say, project.workflowId, second.workflowId);
  for (const notes of ['three', 'four']) await save(project.say, notes);
  await move(project.say, second.workflowId, project.workflowId);
  await save(project.say, 'five');
  const countEdits = async (version: number) => {
    const query = { itemId: project.say.id, version };
    const { edits } = (await app.call(historyCalls.edits, { query, ...token() })).result;
    return edits.filter(({ action }) => action === 'Replaced').length;
  };
  expect(await Promise.all([2, 3, 4, 5, 6, 7].map(countEdits))).toEqual([1, 1, 1, 1, 1, 0]);
});
