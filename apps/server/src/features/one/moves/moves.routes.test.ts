import { commentCalls, editingCalls, nodeCalls, oneCalls, pageMoveCalls } from '@confab/contracts';
import { asNodeId, asWorkflowId, limits, type ItemId, type ProjectId } from '@confab/model';
import { beforeEach, expect, test } from 'vitest';
import { newId } from '../../../new-id.ts';
import { setUpServer } from '../../../testing/set-up-server.ts';
import { aOneProject, loadLlama } from '../testing/one-projects.ts';
import '../../../testing/runs-on-postgres.ts';

const { app, owner: ada } = setUpServer();
let projectId: ProjectId;
let fromLlamaId: ItemId;
let toLlamaId: ItemId;

beforeEach(async () => {
  const made = await aOneProject(app, ada);
  projectId = made.projectId;
  fromLlamaId = made.llamaIds[0] as ItemId;
  const body = { teamId: ada.teamId, projectId, displayName: 'New chapter' };
  const { result } = await app.call(oneCalls.createLlama, { body, token: ada.token });
  toLlamaId = result.items[0]?.id as ItemId;
});

const loadPages = async (llamaId: ItemId) =>
  (await loadLlama(app, ada, llamaId)).result.pages.map(({ page }) => ({ id: page.id as ItemId, parent: page.parent }));

function movePages(pageIds: readonly ItemId[], from = fromLlamaId, to = toLlamaId) {
  const pages = pageIds.map((pageId, at) => ({ pageId, parent: to, order: `b${at}` }));
  const body = { teamId: ada.teamId, projectId, fromLlamaId: from, toLlamaId: to, pages };
  return app.call(pageMoveCalls.movePages, { body, token: ada.token });
}

/** A page with pages below it, and the ids of these. */
async function findBranch() {
  const pages = await loadPages(fromLlamaId);
  const rootId = pages.find(({ id }) => pages.some(({ parent }) => parent === id))?.id as ItemId;
  const ids = new Set<ItemId>([rootId]);
  for (const { id, parent } of pages) if (ids.has(parent as ItemId)) ids.add(id);
  return { rootId, ids: [...ids] };
}

async function paste(llamaId: ItemId, count: number, parent?: ItemId) {
  const propertyValues = { DisplayName: 'Room', ...(parent && { Parent: parent }) };
  const nodes = Array.from({ length: count }, () => ({
    sourceId: asNodeId(newId()),
    nodeType: 'Page',
    propertyValues,
    x: 0,
    y: 0,
  }));
  const body = { teamId: ada.teamId, projectId, workflowId: asWorkflowId(llamaId), nodes };
  return app.call(nodeCalls.paste, { body, token: ada.token });
}

test('a page moves to another chapter with all pages below it, those that were just added too, and keeps its ids (A2.19)', async () => {
  const { rootId, ids } = await findBranch();
  const added = (await paste(fromLlamaId, 1, rootId)).result.nodes[0]?.id as ItemId;
  const { result, message } = await movePages([rootId]);
  expect([message, result.movedCount]).toEqual(['', ids.length + 1]);
  const [left, entered] = [await loadPages(fromLlamaId), await loadPages(toLlamaId)];
  const enteredIds = entered.map(({ id }) => id as string);
  expect([...ids, added].every((id) => enteredIds.includes(id))).toBe(true);
  expect(left.some(({ id }) => ids.includes(id))).toBe(false);
  expect(entered.find(({ id }) => id === added)?.parent).toBe(rootId);
  expect((await movePages([rootId], toLlamaId, fromLlamaId)).message).toBe('');
  expect((await loadPages(fromLlamaId)).map(({ id }) => id)).toEqual(expect.arrayContaining([...ids, added]));
});

test('discarding the changes of a page that was moved to another chapter keeps its new place, and the pages below it', async () => {
  const { rootId, ids } = await findBranch();
  await movePages([rootId]);
  const body = { teamId: ada.teamId, projectId, itemIds: ids };
  expect((await app.call(editingCalls.discardSeveral, { body, token: ada.token })).message).toBe('');
  const entered = (await loadLlama(app, ada, toLlamaId)).result.pages;
  const root = entered.find(({ page }) => page.id === rootId);
  expect([root?.page.parent, root?.page.propertyValues['Order'], root?.isDirty]).toEqual([toLlamaId, 'b0', true]);
  expect(entered.filter(({ isDirty }) => isDirty)).toHaveLength(1);
  await movePages([rootId], toLlamaId, fromLlamaId);
  await app.call(editingCalls.discardSeveral, { body, token: ada.token });
  const returned = (await loadLlama(app, ada, fromLlamaId)).result.pages;
  expect(returned.filter(({ page, isDirty }) => ids.includes(page.id as ItemId) && isDirty)).toEqual([]);
});

test('comments of a page stay with it in another chapter', async () => {
  const { rootId } = await findBranch();
  const place = { teamId: ada.teamId, projectId };
  const comment = { itemId: rootId, newThreadId: newId() as never, path: 'DisplayName', text: 'Nice', mentions: [] };
  await app.call(commentCalls.create, { body: { ...place, ...comment }, token: ada.token });
  await movePages([rootId]);
  const { result } = await app.call(commentCalls.list, { query: { ...place, itemId: rootId }, token: ada.token });
  expect(result.threads.map(({ itemId, workflowId }) => [itemId, workflowId])).toEqual([[rootId, toLlamaId]]);
});

test('a full chapter accepts no page of another chapter, and a page that has left its chapter is not found', async () => {
  const { rootId, ids } = await findBranch();
  for (let room = limits.llamaPagesMax - 1; room > 0; room -= 500) await paste(toLlamaId, Math.min(room, 500));
  const refused = await movePages([rootId]);
  expect([refused.status, refused.message]).toEqual([422, 'A chapter can have at most 2000 pages.']);
  expect((await loadPages(fromLlamaId)).filter(({ id }) => ids.includes(id))).toHaveLength(ids.length);
  expect((await movePages([newId() as string as ItemId])).status).toBe(404);
});

test('chapters change their order, each move with one event, and unknown ones are not found', async () => {
  const move = (llamaId: ItemId, beforeId: ItemId | null) =>
    app.call(pageMoveCalls.moveLlama, { body: { teamId: ada.teamId, projectId, llamaId, beforeId }, token: ada.token });
  const listLlamas = async () =>
    (
      await app.services.db
        .selectFrom('item')
        .select('id')
        .where('teamId', '=', ada.teamId)
        .where('projectId', '=', projectId)
        .where('kind', '=', 'llama')
        .orderBy('sortOrder')
        .execute()
    ).map(({ id }) => id);
  const before = await listLlamas();
  const first = await move(toLlamaId, before[0] as ItemId);
  expect([first.message, await listLlamas()]).toEqual(['', [toLlamaId, ...before.filter((id) => id !== toLlamaId)]]);
  const second = await move(toLlamaId, null);
  expect([second.result.seq - first.result.seq, await listLlamas()]).toEqual([1, before]);
  expect((await move(newId() as string as ItemId, null)).status).toBe(404);
});
