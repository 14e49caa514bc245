import { historyCalls, oneCalls, recentlyDeletedCalls, type LoadedLlama } from '@confab/contracts';
import { readAt } from '@confab/inputs';
import type { Item, ItemId, WorkflowId } from '@confab/model';
import { expect, test } from 'vitest';
import { aOneProject, asSave, loadLlama } from '../one/testing/one-projects.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { inWorkflow, toNodeId } from '../../testing/people-and-projects.ts';
import { sendEdit, setValue } from '../../testing/edit-items.ts';
import { createNode, createWorkflow, readNode, removeNode } from '../../testing/nodes.ts';
import '../../testing/runs-on-postgres.ts';

const { app, owner: ada, project } = setUpServer({ hasProjectPerTest: true });

const link = 'Connectors/next/TargetNodeId';
const token = () => ({ token: ada.token });

const addNode = (workflowId = project.workflowId) =>
  createNode(app, ada, { ...inWorkflow(project), workflowId }, 'Say');

const addWorkflow = () => createWorkflow(app, ada, project.projectId);

function lead(from: Pick<Item, 'id'>, to: Pick<Item, 'id'>) {
  return sendEdit(app, ada, { ...inWorkflow(project), nodeId: toNodeId(from) }, setValue(link, to.id));
}

const remove = (node: Pick<Item, 'id'>, workflowId = project.workflowId) =>
  removeNode(app, ada, { ...inWorkflow(project), workflowId }, toNodeId(node));

const restore = (itemId: ItemId) =>
  app.call(recentlyDeletedCalls.restore, { body: { teamId: ada.teamId, itemId }, ...token() });

const readLink = async (node: Pick<Item, 'id'>) =>
  readAt((await readNode(app, ada, toNodeId(node))).propertyValues, link);

/** The number of the newest state. */
async function getNumber(workflowId: WorkflowId): Promise<number> {
  const { result } = await app.call(historyCalls.ofWorkflow, { query: { workflowId }, ...token() });
  return result.points[0]?.versionNumber ?? 0;
}

test('a rolled-back workflow gets back the links of others to its restored nodes, unless they have a new one', async () => {
  const workflowId = await addWorkflow();
  const node = await addNode(workflowId);
  const number = await getNumber(workflowId);
  const [filled, other, deleted] = [await addNode(), await addNode(), await addNode()];
  const linked = [project.say, filled, deleted];
  for (const from of linked) await lead(from, node);
  await remove(node, workflowId);
  await lead(filled, other);
  await remove(deleted);

  const query = { owningTeamId: project.teamId, workflowId, versionNumber: number };
  const { result } = await app.call(historyCalls.rollBackWorkflow, { query, ...token() });
  expect(result).toMatchObject({ restoredCount: 1, removedCount: 0 });
  expect([await readLink(project.say), await readLink(filled)]).toEqual([node.id, other.id]);
  // The link in a deleted node returns when the node is restored.
  await restore(deleted.id);
  expect(await readLink(deleted)).toBe(node.id);
});

test('a rollback restores only the links of that state, not those that were set and cleared later', async () => {
  const node = await addNode();
  const number = await getNumber(project.workflowId);
  await lead(project.say, node);
  await remove(node);
  const query = { owningTeamId: project.teamId, projectId: project.projectId, versionNumber: number };
  const { result } = await app.call(historyCalls.rollBackProject, {
    query: { ...query, keepUnsaved: true },
    ...token(),
  });
  expect([result.restoredCount, await readLink(project.say)]).toEqual([1, '']);
});

test('rolling back a chapter restores the links of other chapters to its restored pages', async () => {
  const { projectId, llamaIds } = await aOneProject(app, ada);
  const llamaId = llamaIds[0] as ItemId;
  const load = async (id: ItemId) => (await loadLlama(app, ada, id)).result;
  const save = (llama: LoadedLlama, pages: ReturnType<typeof asSave>['pages']) =>
    app.call(oneCalls.saveParent, {
      query: { teamId: ada.teamId },
      body: { ...asSave(llama), pages, pageList: pages.map(({ id }) => id) },
      ...token(),
    });
  const tour = await load(llamaId);
  const [gone, ...kept] = asSave(tour).pages.filter(({ parent }) => parent === llamaId);
  const made = await app.call(oneCalls.createLlama, {
    body: { teamId: ada.teamId, projectId, displayName: 'Other' },
    ...token(),
  });
  const other = await load(made.result.items[0]?.id as ItemId);
  const [page, ...rest] = asSave(other).pages;
  if (!gone || !page) throw new Error('Each chapter needs a page.');
  const leading = { ...page, propertyValues: { ...page.propertyValues, Then: 'GoTo', NextPageId: gone.id } };
  await save(other, [leading, ...rest]);
  const readNext = async () => (await load(other.llama.id)).pages[0]?.page.propertyValues.NextPageId;
  await save(tour, kept);
  expect(await readNext()).toBe('');

  // A chapter has the role in a One project that a workflow has in a Pro project.
  const workflowId = llamaId as string as WorkflowId;
  const query = { owningTeamId: ada.teamId, workflowId, versionNumber: 0 };
  expect((await app.call(historyCalls.rollBackWorkflow, { query, ...token() })).result.restoredCount).toBeGreaterThan(
    0,
  );
  expect(await readNext()).toBe(gone.id);
});
