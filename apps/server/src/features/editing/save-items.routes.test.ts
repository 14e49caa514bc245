import { editingCalls, workflowCalls } from '@confab/contracts';
import { asItemId, type JsonValue } from '@confab/model';
import { expect, test } from 'vitest';
import { newId } from '../../new-id.ts';
import { aMember, aPerson, inProject, toNodeId } from '../../testing/people-and-projects.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { sendEdit, setValue } from '../../testing/edit-items.ts';
import { createNode } from '../../testing/nodes.ts';
import '../../testing/runs-on-postgres.ts';

const { app, owner: ada, project } = setUpServer({ hasProjectPerTest: true });

async function change(itemId: string, path: string, updatedValue: JsonValue) {
  const isProject = itemId === project.projectId;
  const node = { workflowId: project.workflowId, nodeId: toNodeId({ id: asItemId(itemId) }) };
  const item = isProject ? inProject(project) : { ...inProject(project), ...node };
  expect((await sendEdit(app, ada, item, setValue(path, updatedValue))).result.dropped).toBe(false);
}

const aNode = () => createNode(app, ada, project, 'Say');

const saveItems = (
  items: readonly { readonly itemId: string; readonly version: number }[],
  token = ada.token,
  more = {},
) =>
  app.call(editingCalls.saveItems, {
    body: {
      ...inProject(project),
      items: items.map(({ itemId, version }) => ({ itemId: asItemId(itemId), version })),
      ...more,
    },
    token,
  });

async function readNodes() {
  const query = { workflowId: project.workflowId, teamId: project.teamId };
  const { nodes } = (await app.call(workflowCalls.getFat, { query, token: ada.token })).result;
  return new Map(nodes.map((node) => [node.id as string, node]));
}

test('the drafts of several items become their next versions in one step, each with its event', async () => {
  const [one, other, same] = [await aNode(), await aNode(), await aNode()];
  await change(one.id, 'Notes', 'first');
  await change(other.id, 'Notes', 'second');
  await change(project.projectId, 'Description', 'third');
  const named = [one, other, same, { id: project.projectId, version: 1 }].map(({ id, version }) => ({
    itemId: id,
    version,
  }));
  const { result } = await saveItems(named);
  expect(result.items).toEqual(
    named.map(({ itemId, version }) => ({ itemId, version: itemId === same.id ? version : version + 1 })),
  );
  const nodes = await readNodes();
  expect([one, other].map(({ id }) => nodes.get(id))).toMatchObject([
    { propertyValues: { Notes: 'first' }, isDirty: false, version: one.version + 1 },
    { propertyValues: { Notes: 'second' }, isDirty: false, version: other.version + 1 },
  ]);
  const { events, seq } = (
    await app.call(editingCalls.eventsSince, { query: { ...inProject(project), afterSeq: 0 }, token: ada.token })
  ).result;
  expect(events.slice(-4)).toMatchObject(named.map(({ itemId }) => ({ type: 'itemSaved', itemId })));
  expect(result.seq).toBe(seq);
});

test('no item is saved when one has another version, or is not in the project', async () => {
  const [one, other] = [await aNode(), await aNode()];
  await change(one.id, 'Notes', 'not yet');
  const first = { itemId: one.id, version: one.version };
  expect(await saveItems([first, { itemId: other.id, version: other.version + 1 }])).toMatchObject({
    status: 409,
    message: expect.stringContaining('saved'),
  });
  const elsewhere = await aPerson(app);
  for (const itemId of [newId(), elsewhere.teamId])
    expect((await saveItems([first, { itemId, version: 1 }])).status).toBe(404);
  expect((await readNodes()).get(one.id)).toMatchObject({ version: one.version, isDirty: true });
});

test('a page of an outdated client and a Viewer cannot save items', async () => {
  const one = await aNode();
  const named = [{ itemId: one.id, version: one.version }];
  expect((await saveItems(named, ada.token, { frontendVersion: 51 })).message).toMatch(/hard refresh/);
  const viewer = await aMember(app, ada.teamId, 'Viewer');
  expect((await saveItems(named, viewer.token)).status).toBe(403);
});

test('the drafts of several items are discarded in one step, each with its event; none is discarded when one belongs to another project', async () => {
  const [one, other] = [await aNode(), await aNode()];
  const discard = (itemIds: readonly string[], token = ada.token) =>
    app.call(editingCalls.discardSeveral, { body: { ...inProject(project), itemIds: itemIds.map(asItemId) }, token });
  const changeBoth = async () => {
    await change(one.id, 'Notes', 'first');
    await change(other.id, 'Notes', 'second');
  };
  const readNotes = async () => {
    const nodes = await readNodes();
    return [one, other].map(({ id }) => [nodes.get(id)?.propertyValues['Notes'], nodes.get(id)?.isDirty]);
  };
  await changeBoth();
  const query = { ...inProject(project), afterSeq: 0 };
  const { seq } = (await app.call(editingCalls.eventsSince, { query, token: ada.token })).result;
  expect((await discard([one.id, other.id, one.id])).result.seq).toBe(seq + 2);
  expect(await readNotes()).toEqual([
    [undefined, false],
    [undefined, false],
  ]);

  await changeBoth();
  const elsewhere = await aPerson(app);
  for (const itemId of [newId(), elsewhere.teamId]) expect((await discard([one.id, itemId])).status).toBe(404);
  const viewer = await aMember(app, ada.teamId, 'Viewer');
  expect((await discard([one.id], viewer.token)).status).toBe(403);
  expect(await readNotes()).toEqual([
    ['first', true],
    ['second', true],
  ]);
});
