import { nodeCalls, oneCalls, onePublishingCalls } from '@confab/contracts';
import { asNodeId, asWorkflowId, type ItemId } from '@confab/model';
import { beforeAll, expect, test } from 'vitest';
import { newId } from '../../new-id.ts';
import { StatementCounter } from '../../testing/growth/count-statements.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { aOneProject, asSave, loadLlama } from './testing/one-projects.ts';

const { app, owner: ada } = setUpServer();
let statements: StatementCounter;
beforeAll(() => {
  statements = new StatementCounter(app.database.pool);
});

/** A project with a chapter of the given number of pages. */
async function aChapter(pageCount: number) {
  const { projectId } = await aOneProject(app, ada);
  const { teamId, token } = ada;
  const made = await app.call(oneCalls.createLlama, { body: { teamId, projectId, displayName: 'Rooms' }, token });
  const llamaId = made.result.items[0]?.id as ItemId;
  const nodes = Array.from({ length: pageCount - 1 }, (_, at) => ({
    sourceId: asNodeId(newId()),
    nodeType: 'Page',
    propertyValues: { DisplayName: `Room ${at}`, Keywords: `room ${at}` },
    x: 0,
    y: 0,
  }));
  const body = { teamId, projectId, workflowId: asWorkflowId(llamaId), nodes };
  expect((await app.call(nodeCalls.paste, { body, token })).message).toBe('');
  return { llamaId, projectId, pageCount };
}
type Filled = Awaited<ReturnType<typeof aChapter>>;

/** Counts the statements of an action; an action that also prepares something counts only its own. */
async function count(run: () => Promise<unknown>): Promise<number> {
  statements.takeCount();
  const counted = await run();
  const all = statements.takeCount();
  return typeof counted === 'number' ? counted : all;
}

const load = async ({ llamaId, pageCount }: Filled) => {
  const { result } = await loadLlama(app, ada, llamaId);
  expect(result.pages).toHaveLength(pageCount);
  return result;
};

async function promote({ llamaId }: Filled) {
  const body = { llamaIds: [llamaId], source: 1 as const, environments: ['2' as const], overrideReason: 'A test' };
  const { message, result } = await app.call(onePublishingCalls.promote, { body, token: ada.token });
  expect([message, typeof result[llamaId]?.staging]).toEqual(['', 'number']);
}

async function save(llama: ReturnType<typeof asSave>) {
  const query = { teamId: ada.teamId };
  expect((await app.call(oneCalls.saveParent, { query, body: llama, token: ada.token })).message).toBe('');
}

/** Changes the name of one page, so that there is something to save and to publish. */
async function saveOnePage(filled: Filled) {
  const { pages, ...llama } = asSave(await load(filled));
  const changed = pages.map((page, at) =>
    at === 1 ? { ...page, propertyValues: { ...page.propertyValues, DisplayName: newId() } } : page,
  );
  await save({ ...llama, pages: changed });
}

/** Leaves all pages but the first out of a save, and adds as many new ones, which have no children either. */
async function exchangePages(filled: Filled) {
  const { pages, ...llama } = asSave(await load(filled));
  const [first, ...others] = pages;
  if (!first) throw new Error('The chapter has no pages.');
  const kept = [first, ...others.map((page) => ({ ...page, id: newId(), parent: filled.llamaId }))];
  await save({ ...llama, pageList: kept.map(({ id }) => id), pages: kept });
}

/** Deletes a page that all others lead to. */
async function deleteGoal(filled: Filled) {
  const { pages, ...llama } = asSave(await load(filled));
  const goal = pages.at(-1)?.id ?? '';
  const linked = pages.map((page) => ({
    ...page,
    propertyValues: page.id === goal ? page.propertyValues : { ...page.propertyValues, Then: 'GoTo', NextPageId: goal },
  }));
  await save({ ...llama, pages: linked });
  statements.takeCount();
  const body = { teamId: ada.teamId, projectId: filled.projectId, nodeIds: [asNodeId(goal)] };
  expect((await app.call(nodeCalls.removeSeveral, { body, token: ada.token })).message).toBe('');
  const sent = statements.takeCount();
  const left = (await loadLlama(app, ada, filled.llamaId)).result.pages;
  expect(left.map(({ page }) => page.propertyValues.NextPageId ?? '')).toEqual(left.map(() => ''));
  return sent;
}

/** The number of versions that the pages of a chapter have together. */
async function countVersions({ llamaId }: Filled): Promise<number> {
  const { rows } = await app.database.pool.query<{ count: number }>(
    `select count(*) from item_version join item on item.id = item_version.item_id where item.workflow_id = $1`,
    [llamaId],
  );
  return rows[0]?.count ?? 0;
}

/**
 * Rows are read and written in batches of 200, and published content is read twice. The server sends a few more of its
 * own, such as the last use of a session.
 */
const moreMax = 10;

test('loading a chapter, saving, publishing and exchanging its pages, and clearing the links to one, need no statement for each page', async () => {
  const [small, large] = [await aChapter(10), await aChapter(200)];
  const versions = await countVersions(large);
  const acts = {
    load,
    // The first save gives every pasted page a version.
    firstSave: saveOnePage,
    firstPublication: promote,
    saveOnePage,
    secondPublication: promote,
    exchangePages,
    deleteGoal,
  };
  const grown: Record<string, number> = {};
  for (const [name, act] of Object.entries(acts)) {
    const fewest = await count(() => act(small));
    grown[name] = (await count(() => act(large))) - fewest;
    expect(fewest).toBeGreaterThan(0);
    if (name === 'firstSave') expect(await countVersions(large)).toBeGreaterThan(versions + 190);
  }
  expect(Object.entries(grown).filter(([, more]) => more > moreMax)).toEqual([]);
});
