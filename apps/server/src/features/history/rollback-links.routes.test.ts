import {
  historyCalls,
  nodeCalls,
  oneCalls,
  recentlyDeletedCalls,
  workflowCalls,
  type LoadedLlama,
} from '@confab/contracts';
import { readAt } from '@confab/inputs';
import type { Item, ItemId, WorkflowId } from '@confab/model';
import { expect, test } from 'vitest';
import { aOneProject, asSave, loadLlama } from '../one/testing/one-projects.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { inWorkflow, toNodeId } from '../../testing/people-and-projects.ts';
import { sendEdit, setValue } from '../../testing/edit-items.ts';
import '../../testing/runs-on-postgres.ts';

const { app, owner: ada, project } = setUpServer({ hasProjectPerTest: true });

const link = 'Connectors/next/TargetNodeId';
const token = () => ({ token: ada.token });

async function addNode(workflowId = project.workflowId): Promise<Item> {
  const body = { ...inWorkflow(project), workflowId, nodeType: 'Say' };
  return (await app.call(nodeCalls.create, { body, ...token() })).result;
}

async function addWorkflow(): Promise<WorkflowId> {
  const { teamId, projectId } = project;
  const body = { teamId, projectId, workflowType: 'Standard', displayName: 'Second' } as const;
  // A workflow's item id is its id.
  return (await app.call(workflowCalls.create, { body, ...token() })).result.workflow.id as string as WorkflowId;
}

function lead(from: Pick<Item, 'id'>, to: Pick<Item, 'id'>) {
  return sendEdit(app, ada, { ...inWorkflow(project), nodeId: toNodeId(from) }, setValue(link, to.id));
}

function remove(node: Pick<Item, 'id'>, workflowId = project.workflowId) {
  const { teamId, projectId } = project;
  const query = { owningTeamId: teamId, owningProjectId: projectId, owningWorkflowId: workflowId };
  return app.call(nodeCalls.remove, { query: { ...query, nodeId: toNodeId(node) }, ...token() });
}

const restore = (itemId: ItemId) =>
  app.call(recentlyDeletedCalls.restore, { body: { teamId: ada.teamId, itemId }, ...token() });

async function readLink(node: Pick<Item, 'id'>) {
  const query = { nodeId: toNodeId(node), teamId: project.teamId };
  return readAt((await app.call(nodeCalls.getFat, { query, ...token() })).result.node.propertyValues, link);
}

/** The number of the newest state. */
async function getNumber(workflowId: WorkflowId): Promise<number> {
  const { result } = await app.call(historyCalls.ofWorkflow, { query: { workflowId }, ...token() });
  return result.points[0]?.versionNumber ?? 0;
}

test('a workflow that goes back has the links of others to its restored nodes again, where none was set since', async () => {
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
  // The link of a deleted node waits with that.
  await restore(deleted.id);
  expect(await readLink(deleted)).toBe(node.id);
});

test('going back has the links of that state alone, not those that were set and cleared later', async () => {
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

test('a chapter that goes back has the links of other chapters to its restored pages again', async () => {
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

  // A chapter of a One project is what a workflow is in others.
  const workflowId = llamaId as string as WorkflowId;
  const query = { owningTeamId: ada.teamId, workflowId, versionNumber: 0 };
  expect((await app.call(historyCalls.rollBackWorkflow, { query, ...token() })).result.restoredCount).toBeGreaterThan(
    0,
  );
  expect(await readNext()).toBe(gone.id);
});
