import { nodeCalls, projectCalls } from '@confab/contracts';
import { emptyId, type JsonObject } from '@confab/model';
import { expect, test } from 'vitest';
import { newId } from '../../new-id.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { createNode } from '../../testing/nodes.ts';
import { TestLibrary } from '../../testing/media/library.ts';
import { aPerson, toNodeId } from '../../testing/people-and-projects.ts';

const { app, owner, project } = setUpServer();
const newNodeId = () => toNodeId({ id: newId() });

/** Pastes Say nodes with these responses. */
async function paste(nodes: readonly (readonly [sourceId: ReturnType<typeof newNodeId>, response: JsonObject])[]) {
  const { teamId, projectId, workflowId } = project;
  const pasted = nodes.map(([sourceId, response]) => {
    const Response = { Entries: [], ...response };
    return { sourceId, nodeType: 'Say', propertyValues: { Response }, x: 0, y: 0 };
  });
  const body = { teamId, projectId, workflowId, nodes: pasted };
  return (await app.call(nodeCalls.paste, { body, token: owner.token })).result;
}
const anEntry = (values: JsonObject) => ({ EntryId: newId(), Order: 'a0', DisplayText: 'Hi', ...values });

test('a linked response and a token of pasted nodes lead to the pasted copy of their node (A2.24, A3.53, A3.54)', async () => {
  const [one, other] = [newNodeId(), newNodeId()];
  const link = { IsLinkedResponse: true, LinkedResponseSource: 'Project', LinkedResponseId: `${one}/Response` };
  const entry = anEntry({ SpokenText: `Hi {tv.${one}.Answer}` });
  const { nodes } = await paste([
    [one, {}],
    [other, { ...link, Entries: [entry] }],
  ]);
  const [first, second] = nodes;
  expect(second?.propertyValues['Response']).toMatchObject({
    LinkedResponseId: `${first?.id}/Response`,
    Entries: [{ SpokenText: `Hi {tv.${first?.id}.Answer}` }],
  });
});

test('pasted and duplicated nodes have their own generated ids (A2.24, A3.27)', async () => {
  const { teamId, projectId, workflowId } = project;
  const propertyValues = { DisplayName: 'Shop', Extensions: ['showcase'] };
  await app.call(projectCalls.save, { body: { teamId, projectId, version: 1, propertyValues }, token: owner.token });
  const original = await createNode(app, owner, project, 'ShowcaseTexts');
  const node = { sourceId: toNodeId(original), nodeType: original.type, x: 0, y: 0 };
  const nodes = [{ ...node, propertyValues: original.propertyValues }];
  const body = { teamId, projectId, workflowId };
  const pasted = await app.call(nodeCalls.paste, { body: { ...body, nodes }, token: owner.token });
  const copied = await app.call(nodeCalls.duplicate, { body: { ...body, nodeId: node.sourceId }, token: owner.token });
  for (const name of ['Guid', 'TextGuid']) {
    const ids = [original, ...pasted.result.nodes, copied.result].map(({ propertyValues }) => propertyValues[name]);
    for (const id of ids) expect(id).toMatch(/^[\da-f-]{32,36}$/);
    expect(new Set(ids).size).toBe(3);
  }
});

test('pasted nodes lose the files that their team does not have, and the answer counts each file once (A2.24)', async () => {
  const foreign = await new TestLibrary(app, await aPerson(app)).addFile('door.txt', 'door');
  const entry = anEntry({ ImageAssetId: foreign, AudioAssetId: foreign });
  const { nodes, leftOutFiles } = await paste([
    [newNodeId(), { Entries: [entry] }],
    [newNodeId(), { Entries: [entry, anEntry({ ImageAssetId: newId() })] }],
  ]);
  expect(leftOutFiles).toBe(2);
  expect(nodes[0]?.propertyValues['Response']).toMatchObject({
    Entries: [{ DisplayText: 'Hi', ImageAssetId: emptyId, AudioAssetId: emptyId }],
  });
});

test('pasted nodes keep the files of their own team, including those that were recently deleted', async () => {
  const library = new TestLibrary(app, owner);
  const [kept, deleted] = [await library.addFile('a.txt', 'a'), await library.addFile('b.txt', 'b')];
  await library.ask('delete', { data: [{ id: deleted }] });
  const entry = anEntry({ ImageAssetId: kept, AudioAssetId: deleted });
  const { nodes, leftOutFiles } = await paste([[newNodeId(), { Entries: [entry] }]]);
  expect(leftOutFiles).toBe(0);
  expect(nodes[0]?.propertyValues['Response']).toMatchObject({
    Entries: [{ ImageAssetId: kept, AudioAssetId: deleted }],
  });
});
