import {
  nodeCalls,
  oneCalls,
  oneTemplateCalls,
  projectCalls,
  recentlyDeletedCalls,
  workflowCalls,
} from '@confab/contracts';
import { asNodeId, asWorkflowId, type ItemId, type ProjectId } from '@confab/model';
import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../new-id.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { aOneProject, loadLlama } from './testing/one-projects.ts';
import { sendEdit, setValue } from '../../testing/edit-items.ts';

const { app, owner: ada } = setUpServer();
let projectId: ProjectId;
let llamaId: ItemId;

beforeEach(async () => {
  const project = await aOneProject(app, ada);
  ({ projectId } = project);
  llamaId = project.llamaIds[0] as ItemId;
});

const names = async () =>
  (await loadLlama(app, ada, llamaId)).result.pages.map(({ page }) => page.propertyValues.DisplayName);

function paste(nodes: readonly { id: ItemId; name: string; parent: string; order: string; next?: string }[]) {
  const body = {
    teamId: ada.teamId,
    projectId,
    workflowId: asWorkflowId(llamaId),
    nodes: nodes.map(({ id, name, parent, order, next = '' }) => ({
      sourceId: asNodeId(id),
      nodeType: 'Page',
      propertyValues: { DisplayName: name, Parent: parent, Order: order, NextPageId: next },
      x: 0,
      y: 0,
    })),
  };
  return app.call(nodeCalls.paste, { body, token: ada.token });
}

test('pasted pages get new ids, and a page below another pasted one stays below its copy (A2.24)', async () => {
  const [top, below] = [newId(), newId()];
  const { result } = await paste([
    { id: top, name: 'Lamp repairs', parent: llamaId, order: 'z0' },
    { id: below, name: 'On Sundays', parent: top, order: 'a0', next: top },
  ]);
  const [first, second] = result.nodes;
  expect([first?.kind, second?.kind]).toEqual(['page', 'page']);
  expect(first?.id).not.toBe(top);
  expect(second?.propertyValues).toMatchObject({ Parent: first?.id, NextPageId: first?.id });
  expect((await names()).slice(-2)).toEqual(['Lamp repairs', 'On Sundays']);
});

test('a page that is copied and pasted in its project counts up the number at the end of its name (A2.25, P9.33)', async () => {
  const room = { name: 'Room 9', parent: llamaId, order: 'z0' };
  const [page] = (await paste([{ ...room, id: newId() }])).result.nodes;
  if (!page) throw new Error('The page was pasted.');
  const copy = { ...room, id: page.id as ItemId };
  const pasted = [await paste([copy]), await paste([copy])];
  expect(pasted.map(({ result }) => result.nodes[0]?.displayName)).toEqual(['Room 10', 'Room 11']);
  expect((await names()).filter((name) => String(name).startsWith('Room'))).toEqual(['Room 9', 'Room 10', 'Room 11']);
});

test('a page and a chapter are deleted like a node and a workflow, and can be restored', async () => {
  const { result } = await paste([{ id: newId(), name: 'Umbrella stand', parent: llamaId, order: 'z0' }]);
  const page = result.nodes[0];
  const owner = { owningTeamId: ada.teamId, owningProjectId: projectId, frontendApp: 'one' };
  const query = { ...owner, owningWorkflowId: asWorkflowId(llamaId), nodeId: asNodeId(page?.id ?? '') };
  expect((await app.call(nodeCalls.remove, { query, token: ada.token })).message).toBe('');
  expect(await names()).not.toContain('Umbrella stand');
  const body = { teamId: ada.teamId, itemId: page?.id as ItemId, changerConnectionId: '' };
  expect((await app.call(recentlyDeletedCalls.restore, { body, token: ada.token })).message).toBe('');
  expect(await names()).toContain('Umbrella stand');
  const llama = { ...owner, workflowId: asWorkflowId(llamaId) };
  expect((await app.call(workflowCalls.remove, { query: llama, token: ada.token })).message).toBe('');
  expect((await loadLlama(app, ada, llamaId)).status).toBe(404);
});

test('a new chapter has one page and comes after the others', async () => {
  const body = { teamId: ada.teamId, projectId, displayName: 'Shop' };
  const { result } = await app.call(oneCalls.createLlama, { body, token: ada.token });
  expect(result.items.map(({ kind, type }) => [kind, type])).toEqual([
    ['llama', 'Chapter'],
    ['page', 'Page'],
  ]);
  expect(result.items[0]?.displayName).toBe('Shop');
});

test('a template can be read before a project is created from it, and an unknown one is refused', async () => {
  const read = (templateId: string) =>
    app.call(oneTemplateCalls.templateSource, { query: { templateId }, token: ada.token });
  const { result } = await read('glass-museum');
  expect(result.llamas.length).toBeGreaterThan(1);
  expect(result.llamas[0]?.pages.length).toBe(result.llamas[0]?.llama.pageList.length);
  expect((await read('nothing')).status).toBe(404);
});

const removeAll = (nodeIds: readonly ItemId[], target = projectId) =>
  app.call(nodeCalls.removeSeveral, {
    token: ada.token,
    body: { teamId: ada.teamId, projectId: target, nodeIds: nodeIds.map(asNodeId) },
  });
const restore = (itemId: ItemId) =>
  app.call(recentlyDeletedCalls.restore, { token: ada.token, body: { teamId: ada.teamId, itemId } });

test('several pages are deleted in one call, and restored with their tree and the links to them', async () => {
  const { pages } = (await loadLlama(app, ada, llamaId)).result;
  const parent = pages.find(({ page }) => pages.some((other) => other.page.parent === page.id))?.page;
  const child = pages.find(({ page }) => page.parent === parent?.id)?.page;
  if (!parent || !child) throw new Error('The template has a page below another one.');
  const { result } = await paste([{ id: newId(), name: 'Leads there', parent: llamaId, order: 'z0', next: child.id }]);
  const link = result.nodes[0]?.id;
  const readPages = async () => (await loadLlama(app, ada, llamaId)).result.pages.map(({ page }) => page);
  const before = await readPages();
  const branch = pages
    .map(({ page }) => page)
    .filter(({ id, parent: above }) => id === parent.id || above === parent.id);
  expect((await removeAll(branch.map(({ id }) => id))).status).toBe(200);
  const after = await readPages();
  expect(after).toHaveLength(before.length - branch.length);
  expect(after.find(({ id }) => id === link)?.propertyValues.NextPageId).toBe('');
  for (const { id } of branch) await restore(id);
  expect(await readPages()).toEqual(before);
});

/** Creates pages at the top, each with a link to the one that it names, and returns their ids by name. */
async function pasteLinked(links: Readonly<Record<string, string>>) {
  const names = Object.keys(links);
  const sources = new Map(names.map((name) => [name, newId()]));
  const { result } = await paste(
    names.map((name, at) => ({
      id: sources.get(name) as ItemId,
      name,
      parent: llamaId,
      order: `z${at}`,
      next: sources.get(links[name] ?? '') ?? '',
    })),
  );
  const ids = new Map(result.nodes.map(({ displayName, id }) => [displayName, id]));
  return (name: string) => ids.get(name) as ItemId;
}
const readLinks = async (named: (name: string) => ItemId, ...names: readonly string[]) => {
  const { pages } = (await loadLlama(app, ada, llamaId)).result;
  return names.map((name) => pages.find(({ page }) => page.id === named(name))?.page.propertyValues.NextPageId);
};
const link = (from: ItemId, to: string) => {
  const item = { teamId: ada.teamId, projectId, workflowId: asWorkflowId(llamaId), nodeId: asNodeId(from) };
  return sendEdit(app, ada, item, setValue('NextPageId', to), { frontendApp: 'one' });
};

describe.each([
  ['in the order of their deletion', ['First', 'Second']],
  ['in the other order', ['Second', 'First']],
])('pages that lead to each other and are restored %s', (_order, order) => {
  test('their links to each other and those of other pages are restored', async () => {
    const named = await pasteLinked({ First: 'Second', Second: 'First', Other: 'First' });
    await removeAll([named('First'), named('Second')]);
    expect(await readLinks(named, 'Other')).toEqual(['']);
    for (const name of order) expect((await restore(named(name))).status).toBe(200);
    expect(await readLinks(named, 'First', 'Second', 'Other')).toEqual(
      ['Second', 'First', 'First'].map((name) => named(name)),
    );
  });

  test('pages that were deleted one after the other have their links again', async () => {
    const named = await pasteLinked({ First: 'Second', Second: 'First' });
    for (const name of ['First', 'Second']) await removeAll([named(name)]);
    for (const name of order) await restore(named(name));
    expect(await readLinks(named, 'First', 'Second')).toEqual([named('Second'), named('First')]);
  });
});

test('a link that was set again after the deletion of its page stays when the page is restored', async () => {
  const named = await pasteLinked({ First: 'Second', Second: '', Third: '' });
  await removeAll([named('Second')]);
  await link(named('First'), named('Third'));
  await restore(named('Second'));
  expect(await readLinks(named, 'First')).toEqual([named('Third')]);
});

test('a link of a restored page that was set again stays when the page that it led to is restored', async () => {
  const named = await pasteLinked({ First: 'Second', Second: '', Third: '' });
  await removeAll([named('First'), named('Second')]);
  await restore(named('First'));
  expect(await readLinks(named, 'First')).toEqual(['']);
  await link(named('First'), named('Third'));
  await restore(named('Second'));
  expect(await readLinks(named, 'First')).toEqual([named('Third')]);
});

test('a page is restored once: links that are removed later do not come back with its next restore', async () => {
  const named = await pasteLinked({ First: 'Second', Second: '' });
  await removeAll([named('Second')]);
  await restore(named('Second'));
  await link(named('First'), '');
  await removeAll([named('Second')]);
  await restore(named('Second'));
  expect(await readLinks(named, 'First')).toEqual(['']);
});

test('pages are deleted all or none, and only pages of the project', async () => {
  const before = await names();
  const [first] = (await loadLlama(app, ada, llamaId)).result.pages;
  const id = first?.page.id ?? llamaId;
  const other = await aOneProject(app, ada, 'Other');
  const foreign = (await loadLlama(app, ada, other.llamaIds[0] ?? llamaId)).result.pages[0]?.page.id ?? llamaId;
  for (const wrong of [newId(), llamaId, foreign]) expect((await removeAll([id, wrong])).status).toBe(404);
  expect(await names()).toEqual(before);
});

test('a duplicated chapter is behind the original, with the same tree of new pages', async () => {
  const body = { teamId: ada.teamId, projectId, workflowId: asWorkflowId(llamaId) };
  const { result } = await app.call(workflowCalls.duplicate, { token: ada.token, body });
  const [copy, original] = [
    (await loadLlama(app, ada, result.workflow.id)).result,
    (await loadLlama(app, ada, llamaId)).result,
  ];
  const shape = ({ llama, pages }: typeof copy) =>
    pages.map(({ page }) => [page.propertyValues.DisplayName, llama.pageList.indexOf(page.parent)]);
  expect(shape(copy)).toEqual(shape(original));
  expect(copy.llama.pageList.filter((id) => original.llama.pageList.includes(id))).toEqual([]);
  const query = { teamId: ada.teamId, projectId };
  const llamas = (await app.call(projectCalls.getFat, { token: ada.token, query })).result.workflows;
  expect(llamas.map(({ id }) => id).indexOf(result.workflow.id)).toBe(1);
});
