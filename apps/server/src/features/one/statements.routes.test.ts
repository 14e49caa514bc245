import { nodeCalls, oneCalls } from '@confab/contracts';
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

/** A project with a chapter of so many pages. */
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
  return { llamaId, pageCount };
}
type Filled = Awaited<ReturnType<typeof aChapter>>;

async function count(run: () => Promise<unknown>): Promise<number> {
  statements.takeCount();
  await run();
  return statements.takeCount();
}

const load = async ({ llamaId, pageCount }: Filled) => {
  const { result } = await loadLlama(app, ada, llamaId);
  expect(result.pages).toHaveLength(pageCount);
  return result;
};

async function promote({ llamaId }: Filled) {
  const body = { llamaIds: [llamaId], source: 1 as const, environments: ['2' as const], overrideReason: 'A test' };
  const { message, result } = await app.call(oneCalls.promote, { body, token: ada.token });
  expect([message, typeof result[llamaId]?.staging]).toEqual(['', 'number']);
}

/** Changes the name of one page, so that there is something to save and to publish. */
async function saveOnePage(filled: Filled) {
  const { pages, ...save } = asSave(await load(filled));
  const changed = pages.map((page, at) =>
    at === 1 ? { ...page, propertyValues: { ...page.propertyValues, DisplayName: newId() } } : page,
  );
  const body = { ...save, pages: changed };
  expect((await app.call(oneCalls.saveParent, { query: { teamId: ada.teamId }, body, token: ada.token })).message).toBe(
    '',
  );
}

/** What is published is read twice, in batches of 200 items; a few more the server sends by itself, such as when a session was last used. */
const moreMax = 10;

test('loading a chapter, saving a page of it and publishing it take no statement for each page', async () => {
  const [small, large] = [await aChapter(10), await aChapter(200)];
  // The first save gives every pasted page its first version.
  for (const chapter of [small, large]) await saveOnePage(chapter);
  const acts = { load, firstPublication: promote, saveOnePage, secondPublication: promote };
  const grown: Record<string, number> = {};
  for (const [name, act] of Object.entries(acts)) {
    const fewest = await count(() => act(small));
    grown[name] = (await count(() => act(large))) - fewest;
    expect(fewest).toBeGreaterThan(0);
  }
  expect(Object.entries(grown).filter(([, more]) => more > moreMax)).toEqual([]);
});
