import { recentlyDeletedCalls, editingCalls, nodeCalls, projectCalls, workflowCalls } from '@confab/contracts';
import { readAt } from '@confab/inputs';
import type { Item, ItemId, JsonValue, NodeId, TeamRole, WorkflowId } from '@confab/model';
import { describe, expect, test } from 'vitest';
import { newId } from '../../new-id.ts';
import { aOneProject, loadLlama } from '../one/testing/one-projects.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { aMember, aPerson, inProject, inWorkflow, toNodeId } from '../../testing/people-and-projects.ts';
import { sendEdit, setValue } from '../../testing/edit-items.ts';
import { createNode, removeNode } from '../../testing/nodes.ts';
import '../../testing/runs-on-postgres.ts';

const { app, owner: ada, project } = setUpServer({ hasProjectPerTest: true });

const target = 'Connectors/next/TargetNodeId';
const token = () => ({ token: ada.token });

const aNode = (workflowId = project.workflowId) => createNode(app, ada, { ...inWorkflow(project), workflowId }, 'Say');

async function lead(from: Item, to: JsonValue) {
  const item = { ...inWorkflow(project), nodeId: toNodeId(from) };
  expect((await sendEdit(app, ada, item, setValue(target, to))).result.dropped).toBe(false);
}

const remove = (node: Pick<Item, 'id'>, workflowId = project.workflowId) =>
  removeNode(app, ada, { ...inWorkflow(project), workflowId }, toNodeId(node));

function removeWorkflow(workflowId: WorkflowId = project.workflowId) {
  const { teamId, projectId } = project;
  const query = { owningTeamId: teamId, owningProjectId: projectId, workflowId };
  return app.call(workflowCalls.remove, { query, ...token() });
}

const restore = (itemId: string, person = ada) =>
  app.call(recentlyDeletedCalls.restore, {
    body: { teamId: project.teamId, itemId: itemId as ItemId },
    token: person.token,
  });
const list = async (withProject = true, person = ada) =>
  (
    await app.call(recentlyDeletedCalls.list, {
      query: { teamId: project.teamId, ...(withProject ? { projectId: project.projectId } : {}) },
      token: person.token,
    })
  ).result;
const events = async (afterSeq: number) =>
  (await app.call(editingCalls.eventsSince, { query: { ...inProject(project), afterSeq }, ...token() })).result;
const fat = async () =>
  (
    await app.call(workflowCalls.getFat, {
      query: { workflowId: project.workflowId, teamId: project.teamId },
      ...token(),
    })
  ).result;
const nodeOf = async (id: string) => (await fat()).nodes.find((node) => node.id === id);

describe('the recently deleted items of a project', () => {
  test('recently deleted items are listed newest first with the account that deleted them and their expiry', async () => {
    const [one, other] = [await aNode(), await aNode()];
    await remove(one);
    await remove(other);
    expect((await list()).map(({ itemId }) => itemId)).toEqual([other.id, one.id]);
    const [entry] = await list();
    expect(entry).toMatchObject({ kind: 'node', type: 'Say', deletedBy: ada.accountId, deletedByName: ada.email });
    const keptMs = Date.parse(entry?.expiresUtc ?? '') - Date.parse(entry?.deletedUtc ?? '');
    expect(keptMs).toBe(30 * 86_400_000);
  });

  test('a deleted workflow is listed with its number of nodes, and its nodes are not listed', async () => {
    await removeWorkflow();
    expect(await list()).toMatchObject([{ itemId: project.workflowId, kind: 'workflow', nodeCount: 2 }]);
  });

  test('a deleted chapter and a deleted One project are listed with their numbers of pages', async () => {
    const { projectId, llamaIds } = await aOneProject(app, ada);
    const counts = await Promise.all(llamaIds.map(async (id) => (await loadLlama(app, ada, id)).result.pages.length));
    const llamaId = llamaIds[0] as ItemId;
    const { teamId } = project;
    const query = { owningTeamId: teamId, owningProjectId: projectId, workflowId: llamaId as string as WorkflowId };
    await app.call(workflowCalls.remove, { query, ...token() });
    const ofProject = await app.call(recentlyDeletedCalls.list, { query: { teamId, projectId }, ...token() });
    expect(ofProject.result).toMatchObject([{ itemId: llamaId, kind: 'llama', nodeCount: counts[0] }]);
    await restore(llamaId);
    await app.call(projectCalls.remove, { query: { owningTeamId: teamId, projectId }, ...token() });
    const nodeCount = counts.reduce((sum, count) => sum + count, 0);
    expect(nodeCount).toBeGreaterThan(0);
    expect(await list(false)).toContainEqual(
      expect.objectContaining({ itemId: projectId, kind: 'project', type: 'One', nodeCount }),
    );
  });

  test('a restored item is no longer listed as recently deleted', async () => {
    await remove(project.say);
    await restore(project.say.id);
    expect(await list()).toEqual([]);
  });
});

describe('restoring several items', () => {
  const restoreSeveral = (...ids: readonly string[]) =>
    app.call(recentlyDeletedCalls.restoreSeveral, {
      body: { ...inProject(project), itemIds: ids as ItemId[] },
      ...token(),
    });
  const removeSeveral = (...nodes: readonly Item[]) =>
    app.call(nodeCalls.removeSeveral, { body: { ...inProject(project), nodeIds: nodes.map(toNodeId) }, ...token() });
  const leadsTo = async ({ id }: Item) => readAt((await nodeOf(id))?.propertyValues ?? {}, target);

  test('nodes that were deleted together are restored with the connectors between them and those that led to them', async () => {
    const [from, first, second, later] = [await aNode(), await aNode(), await aNode(), await aNode()];
    await lead(from, first.id);
    await lead(first, second.id);
    await lead(second, later.id);
    await removeSeveral(first, second);
    await remove(later);
    expect(await leadsTo(from)).toBe('');
    const { seq } = await events(0);
    const { result } = await restoreSeveral(first.id, second.id);
    expect([await leadsTo(from), await leadsTo(first), await leadsTo(second)]).toEqual([first.id, second.id, '']);
    expect(result).toEqual({ seq: (await events(0)).seq });
    expect((await events(seq)).events.map(({ type }) => type)).toEqual(['itemAdded', 'itemAdded', 'edited', 'edited']);
    await restoreSeveral(later.id, second.id);
    expect(await leadsTo(second)).toBe(later.id);
  });

  test('a workflow is restored before the nodes that were deleted in it earlier', async () => {
    const node = await aNode();
    await remove(node);
    expect((await restoreSeveral(node.id)).status).toBe(200);
    await remove(node);
    await removeWorkflow();
    expect(await restoreSeveral(node.id)).toMatchObject({
      success: false,
      message: 'Its workflow has been deleted. Restore the workflow first.',
    });
    await restoreSeveral(node.id, project.workflowId);
    expect((await fat()).nodes.map(({ id }) => id)).toContain(node.id);
    expect(await list()).toEqual([]);
  });

  test('no item is restored when one of them is unknown, or is the project itself', async () => {
    const node = await aNode();
    await remove(node);
    for (const other of [newId(), project.projectId]) expect((await restoreSeveral(node.id, other)).status).toBe(404);
    expect(await list()).toMatchObject([{ itemId: node.id }]);
  });
});

describe('restoring a node', () => {
  test('a restored node has its id, values and unsaved draft, and an event announces it in sequence', async () => {
    await lead(project.say, project.startId);
    const before = await nodeOf(project.say.id);
    await remove(project.say);
    const { seq } = await events(0);
    const answered = await restore(project.say.id);
    expect(answered.result).toEqual({ projectId: project.projectId, seq: seq + 1 });
    expect((await events(seq)).events).toMatchObject([{ type: 'itemAdded', item: { id: project.say.id } }]);
    const after = await nodeOf(project.say.id);
    expect(after).toMatchObject({ propertyValues: before?.propertyValues, isDirty: true, version: before?.version });
  });

  test('connectors that led to a restored node lead to it again unless they were changed since', async () => {
    const [first, second, gone] = [await aNode(), await aNode(), await aNode()];
    await lead(first, gone.id);
    await lead(second, gone.id);
    await remove(gone);
    await lead(second, project.startId);
    const { seq } = await events(0);
    await restore(gone.id);
    expect(readAt((await nodeOf(first.id))?.propertyValues ?? {}, target)).toBe(gone.id);
    expect(readAt((await nodeOf(second.id))?.propertyValues ?? {}, target)).toBe(project.startId);
    expect((await events(seq)).events.map(({ type }) => type)).toEqual(['itemAdded', 'edited']);
  });

  test('a restored node loses connectors to nodes that were deleted after it', async () => {
    const [from, to] = [await aNode(), await aNode()];
    await lead(from, to.id);
    await remove(from);
    await remove(to);
    await restore(from.id);
    expect(readAt((await nodeOf(from.id))?.propertyValues ?? {}, target)).toBe('');
  });

  test('connectors that name a node in capitals are cleared when it is deleted or the other end is restored, and lead to it again after it', async () => {
    const [one, other] = [await aNode(), await aNode()];
    for (const node of [project.say, one]) await lead(node, other.id.toUpperCase());
    const readTargets = async () =>
      Promise.all([project.say, one].map(async ({ id }) => readAt((await nodeOf(id))?.propertyValues ?? {}, target)));
    await remove(one);
    await remove(other);
    await restore(one.id);
    expect(await readTargets()).toEqual(['', '']);
    await restore(other.id);
    expect(await readTargets()).toEqual([other.id, other.id]);
  });

  test('simultaneous calls restore a node once', async () => {
    await remove(project.say);
    const { seq } = await events(0);
    const answers = await Promise.all([1, 2, 3].map(() => restore(project.say.id)));
    expect(answers.map(({ status, result }) => [status, result.seq])).toEqual([1, 2, 3].map(() => [200, seq + 1]));
    expect((await events(seq)).events).toHaveLength(1);
  });

  test('a node needs its workflow, which is restored with its other nodes and their positions', async () => {
    const alone = await aNode();
    await remove(alone);
    await removeWorkflow();
    const refused = await restore(alone.id);
    expect(refused).toMatchObject({
      status: 200,
      message: 'Its workflow has been deleted. Restore the workflow first.',
    });
    await restore(project.workflowId);
    const { nodes, layout } = await fat();
    expect(nodes.map(({ id }) => id).toSorted()).toEqual([project.startId, project.say.id].toSorted());
    expect(layout.positions).toContainEqual({ nodeId: toNodeId(project.say), x: 320, y: 80 });
    await restore(alone.id);
    expect((await fat()).nodes).toHaveLength(3);
  });
});

describe('restoring a project', () => {
  test('a deleted project is listed for its team and restored completely', async () => {
    const alone = await aNode();
    await remove(alone);
    await app.call(projectCalls.remove, {
      query: { owningTeamId: project.teamId, projectId: project.projectId },
      ...token(),
    });
    expect(await list(false)).toContainEqual(
      expect.objectContaining({ itemId: project.projectId, kind: 'project', nodeCount: 2 }),
    );
    await restore(project.projectId);
    expect((await fat()).nodes).toHaveLength(2);
    expect((await events(0)).events.at(-1)).toMatchObject({ type: 'itemAdded', item: { kind: 'project' } });
    expect((await list()).map(({ itemId }) => itemId)).toEqual([alone.id]);
    await restore(alone.id);
    expect((await fat()).nodes).toHaveLength(3);
  });
});

describe('access to recently deleted items', () => {
  test('another team gets 404 for recently deleted items (TEN-1)', async () => {
    await remove(project.say);
    const grace = await aPerson(app);
    expect(await restore(project.say.id, grace)).toMatchObject({ status: 404 });
    const own = await app.call(recentlyDeletedCalls.restore, {
      body: { teamId: grace.teamId, itemId: project.say.id },
      token: grace.token,
    });
    expect(own.status).toBe(404);
    const query = { teamId: grace.teamId, projectId: project.projectId };
    expect((await app.call(recentlyDeletedCalls.list, { query, token: grace.token })).status).toBe(404);
  });

  test.each<Exclude<TeamRole, 'Unauthorized'>>(['Viewer', 'Commenter', 'MediaEditor'])(
    'a %s cannot restore deleted items',
    async (role) => {
      await remove(project.say);
      const member = await aMember(app, project.teamId, role);
      expect(await restore(project.say.id, member)).toMatchObject({ status: 403 });
      const query = { teamId: project.teamId };
      expect(await app.call(recentlyDeletedCalls.list, { query, token: member.token })).toMatchObject({ status: 403 });
      expect(await nodeOf(project.say.id)).toBeUndefined();
    },
  );

  test('restoring an unknown id answers 404', async () => {
    expect(await restore(newId())).toMatchObject({ status: 404 });
  });
});

test('a late save does not bring a deleted node back (OBJ-2)', async () => {
  await remove(project.say);
  const body = { ...inWorkflow(project), nodeId: project.say.id as string as NodeId, version: 1 };
  expect(await app.call(nodeCalls.save, { body, ...token() })).toMatchObject({ status: 404 });
  expect(await nodeOf(project.say.id)).toBeUndefined();
});

describe('emptying the recently deleted items', () => {
  const empty = (person = ada, projectId: typeof project.projectId | undefined = project.projectId) =>
    app.call(recentlyDeletedCalls.empty, {
      body: { teamId: project.teamId, ...(projectId === undefined ? {} : { projectId }) },
      token: person.token,
    });

  test('an Admin permanently deletes the deleted items of a project, and nothing else', async () => {
    await remove(project.say);
    const answered = await empty();
    expect([answered.status, answered.result]).toEqual([200, { isComplete: true }]);
    expect(await list()).toEqual([]);
    expect(await restore(project.say.id)).toMatchObject({ status: 404 });
    expect((await fat()).nodes.map(({ id }) => id)).toEqual([project.startId]);
  });

  test('without a project, the deleted projects of the team are deleted permanently, items of other projects stay', async () => {
    const kept = await aNode();
    await remove(kept);
    const { projectId } = (
      await app.call(projectCalls.create, {
        body: { teamId: project.teamId, displayName: 'Gone', projectType: 'Pro' },
        ...token(),
      })
    ).result;
    await app.call(projectCalls.remove, { query: { owningTeamId: project.teamId, projectId }, ...token() });
    const body = { teamId: project.teamId };
    expect((await app.call(recentlyDeletedCalls.empty, { body, ...token() })).status).toBe(200);
    expect(await list(false)).toEqual([]);
    const rows = await app.services.db
      .selectFrom('item')
      .select('id')
      .where('teamId', '=', project.teamId)
      .where('projectId', '=', projectId)
      .execute();
    expect(rows).toEqual([]);
    expect((await list()).map(({ itemId }) => itemId)).toEqual([kept.id]);
  });

  test('an App Editor and another team cannot empty the recently deleted items (TEN-1)', async () => {
    await remove(project.say);
    expect(await empty(await aMember(app, project.teamId, 'AppEditor'))).toMatchObject({ status: 403 });
    const grace = await aPerson(app);
    expect(await empty(grace)).toMatchObject({ status: 404 });
    const foreign = { teamId: grace.teamId, projectId: project.projectId };
    expect(await app.call(recentlyDeletedCalls.empty, { body: foreign, token: grace.token })).toMatchObject({
      status: 404,
    });
    expect(await list()).toHaveLength(1);
  });
});
