import { commentCalls, editingCalls, nodeCalls, projectCalls, workflowCalls } from '@confab/contracts';
import type { Item, ItemId, JsonObject, NodeId, ProjectId, WorkflowId } from '@confab/model';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { newId } from '../../new-id.ts';
import { listNotifications } from '../notifications/notifications.repository.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { aMember, aPerson, aProject, inProject, type TestPerson } from '../../testing/people-and-projects.ts';
import { sendEdit, setValue } from '../../testing/edit-items.ts';
import '../../testing/runs-on-postgres.ts';

const { app, owner: ada, project } = setUpServer({ hasProjectPerTest: true });
let other: { readonly id: WorkflowId; readonly startId: string };
beforeEach(async () => {
  other = await addWorkflow();
  await lead(project.startId, project.workflowId, project.say.id);
});

async function addWorkflow(workflowType: 'Standard' | 'Module' = 'Standard') {
  const { teamId, projectId } = project;
  const body = { teamId, projectId, displayName: 'Orders', workflowType };
  const { result } = await app.call(workflowCalls.create, { body, token: ada.token });
  // The kind of the item determines the type of the id.
  return { id: result.workflow.id as string as WorkflowId, startId: result.nodes[0]?.id ?? '' };
}
const moveNode = (nodeId: string, from: WorkflowId, to: WorkflowId, token = ada.token) => {
  const query = {
    owningTeamId: project.teamId,
    nodeId: nodeId as NodeId,
    oldWorkflowId: from,
    newWorkflowId: to,
    signalRConnectionId: 'mine',
  };
  return app.call(nodeCalls.move, { query, token });
};
const moveWorkflow = (workflowId: WorkflowId, from: ProjectId, to: ProjectId) => {
  const query = { owningTeamId: project.teamId, workflowId, oldProjectId: from, newProjectId: to };
  return app.call(workflowCalls.move, { query, token: ada.token });
};
const fat = async (workflowId: WorkflowId) =>
  (await app.call(workflowCalls.getFat, { query: { workflowId, teamId: project.teamId }, token: ada.token })).result;
const read = async (nodeId: string) =>
  (
    await app.call(nodeCalls.getFat, {
      query: { nodeId: nodeId as NodeId, teamId: project.teamId },
      token: ada.token,
    })
  ).result.node;
const targetOf = (node: Item, rowId = 'next') =>
  (node.propertyValues['Connectors'] as { RowId: string; Values: JsonObject }[]).find((row) => row.RowId === rowId)
    ?.Values['TargetNodeId'];
const events = async (projectId: ProjectId, afterSeq: number) =>
  (
    await app.call(editingCalls.eventsSince, {
      query: { teamId: project.teamId, projectId, afterSeq },
      token: ada.token,
    })
  ).result;
const lead = (nodeId: string, workflowId: WorkflowId, target: string) => {
  const item = { ...inProject(project), workflowId, nodeId: nodeId as NodeId };
  return sendEdit(app, ada, item, setValue('Connectors/next/TargetNodeId', target));
};

describe('a node that is moved to another workflow', () => {
  test('a node moved to another workflow keeps its values, and the move is published (A7.49)', async () => {
    const { seq } = await events(project.projectId, 0);
    const { status, result } = await moveNode(project.say.id, project.workflowId, other.id);
    expect([status, result.cutCount]).toEqual([200, 1]);
    expect(result.item).toMatchObject({ id: project.say.id, workflowId: other.id, displayName: 'Greeting' });
    expect(result.item.propertyValues).toEqual(project.say.propertyValues);
    expect((await fat(other.id)).nodes.map(({ id }) => id)).toEqual([other.startId, project.say.id]);
    expect((await fat(project.workflowId)).nodes.map(({ id }) => id)).toEqual([project.startId]);
    const told = (await events(project.projectId, seq)).events;
    expect(told).toMatchObject([
      { type: 'edited', edit: { nodeId: project.startId, path: 'Connectors/next/TargetNodeId', updatedValue: '' } },
      { type: 'layoutSaved', layout: { workflowId: project.workflowId } },
      { type: 'itemReplaced', item: { id: project.say.id, workflowId: other.id } },
    ]);
  });

  test('a moved node loses its connections to the old workflow and gets them back when it returns', async () => {
    await lead(project.say.id, project.workflowId, project.startId);
    await moveNode(project.say.id, project.workflowId, other.id);
    expect([targetOf(await read(project.startId)), targetOf(await read(project.say.id))]).toEqual(['', '']);
    const { result } = await moveNode(project.say.id, other.id, project.workflowId);
    expect(targetOf(result.item)).toBe(project.startId);
    expect(targetOf(await read(project.startId))).toBe(project.say.id);
  });

  test('a moved node keeps connections to itself, and moving it back overwrites no connector that was changed in between', async () => {
    await lead(project.say.id, project.workflowId, project.say.id);
    await moveNode(project.say.id, project.workflowId, other.id);
    expect(targetOf(await read(project.say.id))).toBe(project.say.id);
    await lead(project.startId, project.workflowId, project.startId);
    await moveNode(project.say.id, other.id, project.workflowId);
    expect(targetOf(await read(project.startId))).toBe(project.startId);
  });

  test('a node can move to another project of the team', async () => {
    const second = await aProject(app, ada, 'Second');
    const before = (await events(second.projectId, 0)).seq;
    const { result } = await moveNode(project.say.id, project.workflowId, second.workflowId);
    expect(result.item.workflowId).toBe(second.workflowId);
    expect((await events(second.projectId, before)).events).toMatchObject([
      { type: 'itemAdded', item: { id: project.say.id, workflowId: second.workflowId } },
    ]);
    expect((await events(project.projectId, 0)).events.at(-1)).toMatchObject({
      type: 'itemDeleted',
      itemId: project.say.id,
    });
  });

  test('a moved node accepts edits in its new workflow and none through the old one', async () => {
    await moveNode(project.say.id, project.workflowId, other.id);
    expect(await lead(project.say.id, project.workflowId, '')).toMatchObject({ status: 404 });
    expect(await lead(project.say.id, other.id, other.startId)).toMatchObject({ success: true });
  });

  test('a node cannot move where its type is not allowed, nor leave a workflow that requires it (A8.55)', async () => {
    const module = await addWorkflow('Module');
    expect(await moveNode(project.startId, project.workflowId, other.id)).toMatchObject({
      success: false,
      message: 'The Start node cannot be moved.',
    });
    const { result: node } = await app.call(nodeCalls.create, {
      body: { teamId: project.teamId, projectId: project.projectId, workflowId: module.id, nodeType: 'ModuleReturn' },
      token: ada.token,
    });
    expect(await moveNode(node.id, module.id, other.id)).toMatchObject({
      status: 422,
      message: 'This workflow cannot contain Return nodes.',
    });
    expect(await moveNode(project.say.id, other.id, project.workflowId)).toMatchObject({
      status: 404,
      message: 'Error moving node',
    });
  });

  test('a node cannot move to another team’s workflow, and only editors can move it (OBJ-5)', async () => {
    const grace = await aPerson(app);
    const foreign = await aProject(app, grace);
    expect(await moveNode(project.say.id, project.workflowId, foreign.workflowId)).toMatchObject({
      status: 404,
      message: 'Error moving node',
    });
    const viewer = await aMember(app, project.teamId, 'MediaEditor');
    expect(await moveNode(project.say.id, project.workflowId, other.id, viewer.token)).toMatchObject({ status: 403 });
    expect((await read(project.say.id)).workflowId).toBe(project.workflowId);
  });
});

describe('a workflow that is moved to another project', () => {
  test('a workflow moves with its nodes and their positions, and moves back unchanged (A7.48)', async () => {
    const second = await aProject(app, ada, 'Second');
    const layout = (await fat(other.id)).layout;
    const moved = await moveWorkflow(other.id, project.projectId, second.projectId);
    expect(moved.result.item).toMatchObject({ id: other.id, kind: 'workflow' });
    const query = { projectId: second.projectId, teamId: project.teamId };
    const { result } = await app.call(projectCalls.getFat, { query, token: ada.token });
    expect(result.workflows.map(({ id }) => id)).toContain(other.id);
    expect(result.nodes.map(({ id }) => id)).toContain(other.startId);
    expect((await fat(other.id)).layout).toEqual(layout);
    const told = (await events(second.projectId, 0)).events.slice(-3);
    expect(told.map(({ type }) => type)).toEqual(['itemAdded', 'itemAdded', 'layoutSaved']);
    await moveWorkflow(other.id, second.projectId, project.projectId);
    const { seq, events: all } = await events(project.projectId, 0);
    expect(all.map((event) => event.seq)).toEqual(Array.from({ length: seq }, (_, at) => at + 1));
  });

  test('a workflow cannot move when it is the start of conversations or its type does not fit the project (A8.54)', async () => {
    const second = await aProject(app, ada, 'Second');
    expect(await moveWorkflow(project.workflowId, project.projectId, second.projectId)).toMatchObject({
      success: false,
      message:
        'Conversations begin in this workflow. Turn on “Conversations begin here” for another one before you move it.',
    });
    const body = { teamId: project.teamId, displayName: 'Tests', projectType: 'TestPlan' } as const;
    const plan = await app.call(projectCalls.create, {
      body: { ...body, targetProjectId: project.projectId },
      token: ada.token,
    });
    expect(await moveWorkflow(other.id, project.projectId, plan.result.projectId)).toMatchObject({
      status: 422,
      message: 'This project cannot contain Workflow workflows.',
    });
    expect(await moveWorkflow(other.id, second.projectId, project.projectId)).toMatchObject({
      status: 404,
      message: 'Error moving workflow',
    });
  });
});

describe('comments on moved items', () => {
  const addThread = async (itemId: string, text = 'Too formal?', mentions: readonly TestPerson[] = []) => {
    const { teamId, projectId } = project;
    const body = { teamId, projectId, itemId: itemId as ItemId, newThreadId: newId(), path: '', text };
    const ids = mentions.map(({ accountId }) => accountId);
    return (await app.call(commentCalls.create, { body: { ...body, mentions: ids }, token: ada.token })).result.id;
  };
  const listThreadIds = async (projectId: ProjectId) => {
    const query = { teamId: project.teamId, projectId };
    return (await app.call(commentCalls.list, { query, token: ada.token })).result.threads.map(({ id }) => id);
  };
  const readLink = async ({ accountId }: TestPerson) => {
    const [notification] = await listNotifications(app.services.db, accountId);
    return notification?.link;
  };

  test('the comments on a node, and the notifications about them, follow it to another project', async () => {
    const ben = await aMember(app, project.teamId, 'Commenter');
    const second = await aProject(app, ada, 'Second');
    const [moved, stays] = [await addThread(project.say.id, `@${ben.email}`, [ben]), await addThread(project.startId)];
    await moveNode(project.say.id, project.workflowId, second.workflowId);
    expect(await listThreadIds(second.projectId)).toEqual([moved]);
    expect(await listThreadIds(project.projectId)).toEqual([stays]);
    const place = `workflow=${second.workflowId}&node=${project.say.id}&side=comments&thread=${moved}`;
    expect(await readLink(ben)).toBe(`/projects/${second.projectId}?${place}&team=${project.teamId}`);
  });

  test('the comments on a workflow and its nodes follow it, and clients with either project load theirs again', async () => {
    const ben = await aMember(app, project.teamId, 'Commenter');
    const second = await aProject(app, ada, 'Second');
    const moved = [await addThread(other.id), await addThread(other.startId, `@${ben.email}`, [ben])];
    const stays = await addThread(project.say.id);
    const publish = vi.spyOn(app.services.hub, 'publish');
    await moveWorkflow(other.id, project.projectId, second.projectId);
    const published = publish.mock.calls.flatMap(([name, payload]) => (name === 'commentsChanged' ? [payload] : []));
    publish.mockRestore();
    expect((await listThreadIds(second.projectId)).toSorted()).toEqual(moved.toSorted());
    expect(await listThreadIds(project.projectId)).toEqual([stays]);
    expect(published).toMatchObject([{ projectId: project.projectId }, { projectId: second.projectId }]);
    const place = `workflow=${other.id}&node=${other.startId}&side=comments&thread=${moved[1]}`;
    expect(await readLink(ben)).toBe(`/projects/${second.projectId}?${place}&team=${project.teamId}`);
  });

  test('a move within a project does not change its comments, and no client loads them again', async () => {
    const thread = await addThread(project.say.id);
    const publish = vi.spyOn(app.services.hub, 'publish');
    await moveNode(project.say.id, project.workflowId, other.id);
    const names = publish.mock.calls.map(([name]) => name);
    publish.mockRestore();
    expect(names).not.toContain('commentsChanged');
    expect(await listThreadIds(project.projectId)).toEqual([thread]);
  });
});

test('creating a node whose extension is not enabled is refused', async () => {
  const { teamId, projectId, workflowId } = project;
  const body = { teamId, projectId, workflowId, nodeType: 'ShowcaseTexts' };
  expect(await app.call(nodeCalls.create, { body, token: ada.token })).toMatchObject({
    status: 422,
    message: 'Text inputs nodes need an extension that is not enabled in this project.',
  });
});
