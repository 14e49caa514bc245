import { authorValueCalls, oneCalls, simulatorCalls, type AuthorValueNode } from '@confab/contracts';
import { asNodeId, type ItemId, type JsonObject, type ProjectId } from '@confab/model';
import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../new-id.ts';
import { aMember, aPerson, aProject } from '../../testing/people-and-projects.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { aOneProject, asSave, loadLlama } from '../one/testing/one-projects.ts';

const { app, owner: ada } = setUpServer();
let projectId: ProjectId;
let llamaIds: readonly ItemId[];

beforeEach(async () => {
  ({ projectId, llamaIds } = await aOneProject(app, ada));
});

function aNode(propertyValues: JsonObject = {}, change: Partial<AuthorValueNode> = {}): AuthorValueNode {
  return {
    id: newId(),
    name: 'Front desk',
    parent: projectId,
    type: 'ContactUs',
    version: 0,
    propertyValues,
    ...change,
  };
}

const save = (treeValues: AuthorValueNode[], { token } = ada) =>
  app.call(authorValueCalls.save, { query: { schemaType: 'One' }, body: { authorData: { treeValues } }, token });
const load = async () => (await app.call(authorValueCalls.get, { query: { projectId }, token: ada.token })).result;
const remove = (node: AuthorValueNode, { token } = ada) =>
  app.call(authorValueCalls.remove, { query: { type: node.type, valueId: node.id, schemaType: 'One' }, token });

describe('author values', () => {
  test('GetAuthorSchema returns the schemas of an account type (A7.6)', async () => {
    const { result } = await app.call(authorValueCalls.schema, { query: { accountType: 'One' }, token: ada.token });
    expect(result.map(({ type, properties }) => [type, properties.map(({ name }) => name)])).toEqual([
      ['Account', ['Organisation', 'Website']],
      ['ContactUs', ['Phone', 'Email', 'Address']],
    ]);
    const url = '/api/GetAuthorSchema?accountType=Zoo';
    expect((await app.app.inject({ url, headers: { 'client-token': ada.token } })).statusCode).toBe(400);
  });

  test('SaveAuthorValues stores a tree of nodes, and saves again by version (A7.8, A3.86)', async () => {
    const account = aNode({ Organisation: 'Glass Museum' }, { type: 'Account', name: 'Museum' });
    const desk = aNode({ Phone: '12 34' }, { parent: account.id });
    const saved = [
      { ...account, version: 1 },
      { ...desk, version: 1 },
    ];
    expect((await save([account, desk])).result).toEqual(saved);
    expect(await load()).toEqual(saved);
    const moved = { ...desk, parent: projectId, propertyValues: { Phone: '56 78' }, version: 1 };
    expect((await save([moved])).result[1]).toEqual({ ...moved, version: 2 });
  });

  test("a save after another author's save is answered with 409 and changes nothing", async () => {
    const node = aNode({ Phone: '1' });
    await save([node]);
    const other = aNode({ Phone: '3' });
    expect((await save([other, { ...node, propertyValues: { Phone: '2' } }])).status).toBe(409);
    expect(await load()).toEqual([{ ...node, version: 1 }]);
  });

  test('DeleteAuthorValues deletes a node with all below it (A7.7)', async () => {
    const top = aNode();
    const below = aNode({}, { parent: top.id });
    const other = aNode();
    await save([top, below, other]);
    expect((await remove({ ...top, type: 'Account' })).status).toBe(404);
    expect((await remove(top)).result).toEqual([{ ...other, version: 1 }]);
    expect((await remove(top)).status).toBe(404);
  });

  test('nodes below other projects, below themselves or with unknown inputs are rejected (TEN-3)', async () => {
    const elsewhere = await aOneProject(app, ada, 'Another guide');
    const node = aNode();
    const below = aNode({}, { parent: node.id });
    await save([node, below]);
    const foreign = aNode({}, { parent: elsewhere.projectId });
    expect((await save([aNode(), foreign])).status).toBe(422);
    expect((await save([aNode(), { ...node, parent: below.id, version: 1 }])).status).toBe(422);
    expect((await save([aNode({ Fax: '1' })])).status).toBe(422);
    expect((await save([aNode({ Phone: 5 })])).status).toBe(422);
    expect((await save([aNode({ Phone: 'x'.repeat(9_000) })])).status).toBe(422);
    const rest = Array.from({ length: 49 }, () => aNode());
    expect((await save(rest)).status).toBe(422);
    const { projectId: pro } = await aProject(app, ada);
    expect((await save([aNode({}, { parent: pro })])).status).toBe(404);
    expect(await load()).toHaveLength(2);
  });

  test('an id of another team is refused as in use, and its values are neither shown nor deleted (TEN-2)', async () => {
    const eve = await aPerson(app);
    const theirs = await aOneProject(app, eve);
    const node = aNode({}, { parent: theirs.projectId });
    await save([node], eve);
    expect((await save([{ ...node, parent: projectId }])).status).toBe(409);
    expect((await remove(node)).status).toBe(404);
    expect((await save([aNode({}, { parent: theirs.projectId })])).status).toBe(404);
  });

  test('a Media Editor reads author values and can neither save nor delete them', async () => {
    const editor = await aMember(app, ada.teamId, 'MediaEditor');
    const node = aNode();
    await save([node]);
    expect((await app.call(authorValueCalls.get, { query: { projectId }, token: editor.token })).success).toBe(true);
    expect((await save([aNode()], editor)).status).toBe(403);
    expect((await remove(node, editor)).status).toBe(403);
  });

  test('a contact page without details gives the contact details of the author, from the next conversation on', async () => {
    const contactId = await clearContactPage();
    const ask = async () => {
      const { result } = await app.call(simulatorCalls.step, {
        query: { ProjectId: projectId },
        body: { inputValue: null, projectId, startNodeId: asNodeId(contactId) },
        token: ada.token,
      });
      return JSON.stringify(result.outputs);
    };
    expect(await ask()).not.toContain('555 01');
    const node = aNode({ Phone: '555 01' });
    await save([node]);
    expect(await ask()).toContain('555 01');
    await save([{ ...node, propertyValues: { Phone: '555 02' }, version: 1 }]);
    expect(await ask()).toContain('555 02');
    await remove(node);
    expect(await ask()).not.toContain('555 0');
  });
});

/** Removes the details of the contact page of the template. @returns the id of the page. */
async function clearContactPage(): Promise<ItemId> {
  for (const llamaId of llamaIds) {
    const { result } = await loadLlama(app, ada, llamaId);
    const found = result.pages.find(({ page }) => page.type === 'Contact')?.page;
    if (!found) continue;
    const { pages, ...body } = asSave(result);
    const cleared = { ...found, propertyValues: { ...found.propertyValues, Phone: '', Email: '', Address: '' } };
    await app.call(oneCalls.saveParent, {
      query: { frontendVersion: 52, teamId: ada.teamId },
      body: { ...body, pages: pages.map((page) => (page.id === found.id ? cleared : page)) },
      token: ada.token,
    });
    return found.id;
  }
  throw new Error('The template has no contact page.');
}
