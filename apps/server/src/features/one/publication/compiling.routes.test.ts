import {
  nodeCalls,
  onePublishingCalls,
  oneCalls,
  pageMoveCalls,
  recentlyDeletedCalls,
  releaseMessages,
} from '@confab/contracts';
import { asWorkflowId, type ItemId, type JsonObject, type ProjectId } from '@confab/model';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { changeProject } from '../../../core/changes/change-project.ts';
import { findItem } from '../../../core/items/items.repository.ts';
import { createProgramCache } from '../../../core/releases/programs.ts';
import { findLatestReview } from '../../../core/releases/reviews.repository.ts';
import { newId } from '../../../new-id.ts';
import { toCaller, toNodeId } from '../../../testing/people-and-projects.ts';
import { recordSentStatements, type SentStatement } from '../../../testing/record-sent-statements.ts';
import { runBeforeTransactions } from '../../../testing/run-before-transactions.ts';
import { setUpServer } from '../../../testing/set-up-server.ts';
import { aOneProject, asSave, loadLlama } from '../testing/one-projects.ts';
import { freezeReview, prepareReview, type PreparedReview } from './prepare-review.ts';

const { app, owner: ada } = setUpServer();
let statements: SentStatement[];
let projectId: ProjectId;
let llamaIds: readonly ItemId[];
beforeAll(() => (statements = recordSentStatements(app.database.pool)));
beforeEach(async () => {
  ({ projectId, llamaIds } = await aOneProject(app, ada));
});

/** What the transactions of a request read to compile, to write or to compare content. */
async function listReadsOf(request: () => Promise<{ readonly message: string }>) {
  statements.length = 0;
  expect((await request()).message).toBe('');
  const texts = statements.filter(({ isInTransaction }) => isInTransaction).map(({ text }) => text);
  expect(texts).not.toEqual([]);
  return texts.filter((text) => /^\s*select.*"content"/s.test(text));
}

const promote = (...targets: readonly ('0' | '2')[]) => {
  const environments = targets.length > 0 ? [...targets] : ['2' as const];
  const body = { llamaIds: [...llamaIds], source: 1 as const, environments };
  return app.call(onePublishingCalls.promote, { body, token: ada.token });
};

function requestReview() {
  const [oneLlamaId] = llamaIds as [ItemId];
  const body = { projectName: 'Museum guide', oneLlamaId, acceptedTerms: true, publishType: 'Live' } as const;
  return app.call(onePublishingCalls.requestPublish, { body, token: ada.token });
}

function withdrawReview() {
  const [oneLlamaId] = llamaIds as [ItemId];
  return app.call(onePublishingCalls.removePublishRequest, { query: { oneLlamaId }, token: ada.token });
}

/** Saves the first chapter with a subtitle, and with a further page if it has one. */
async function save(subtitle: string, page?: JsonObject) {
  const [id] = llamaIds as [ItemId];
  const loaded = asSave((await loadLlama(app, ada, id)).result);
  const added = page ? [{ id: newId(), type: 'Menu', parent: id, propertyValues: page }] : [];
  const pages = [...loaded.pages, ...added];
  const propertyValues = { ...loaded.propertyValues, Subtitle: subtitle };
  const body = { ...loaded, propertyValues, pages, pageList: pages.map((one) => one.id) };
  const { message } = await app.call(oneCalls.saveParent, { query: { teamId: ada.teamId }, body, token: ada.token });
  expect(message).toBe('');
}

const countPrograms = () => app.services.processState.get(createProgramCache).size;

test('chapters are published while no transaction waits for them to be compiled', async () => {
  const before = countPrograms();
  expect(await listReadsOf(() => promote())).toEqual([]);
  expect(countPrograms()).toBe(before + 1);
});

test('chapters with errors are refused before they are compiled', async () => {
  await save('Faulty', { DisplayName: '' });
  const before = countPrograms();
  expect((await promote()).message).toMatch('give a reason');
  expect(countPrograms()).toBe(before);
});

test('chapters without an approval are refused on live before they are compiled', async () => {
  const before = countPrograms();
  expect((await promote('2', '0')).message).toBe(releaseMessages.reviewMissing);
  expect(countPrograms()).toBe(before);
});

test('a review is requested and withdrawn while no transaction waits for its content', async () => {
  expect(await listReadsOf(requestReview)).toEqual([]);
  const before = countPrograms();
  expect((await requestReview()).message).toBe(releaseMessages.underReview);
  expect(await listReadsOf(withdrawReview)).toEqual([]);
  expect(await listReadsOf(requestReview)).toEqual([]);
  expect(countPrograms()).toBe(before);
});

const prepare = () => prepareReview(app.services, { teamId: ada.teamId, projectId });
/** Freezes a prepared review in a transaction of its own. */
function freeze(prepared: PreparedReview) {
  const [caller, place] = [toCaller(ada), { teamId: ada.teamId, projectId }];
  return changeProject(app.services, caller, place, ({ trx }) => freezeReview(trx, caller, place, prepared));
}

test('saves that were prepared for a review are not frozen when there are newer ones', async () => {
  const outdated = await prepare();
  await save('Newer');
  expect(await freeze(outdated)).toBeUndefined();
  const current = await prepare();
  expect(await freeze(current)).toBe(current.id);
});

test('a review that was prepared while a page was deleted is not frozen after the page is restored', async () => {
  const [llamaId] = llamaIds as [ItemId];
  const { teamId } = ada;
  const pageId = (await loadLlama(app, ada, llamaId)).result.pages.at(-1)?.page.id as ItemId;
  const { versions } = await prepare();
  const owningWorkflowId = asWorkflowId(llamaId);
  const query = {
    owningTeamId: teamId,
    owningProjectId: projectId,
    owningWorkflowId,
    nodeId: toNodeId({ id: pageId }),
  };
  expect((await app.call(nodeCalls.remove, { query, token: ada.token })).message).toBe('');
  const withoutPage = await prepare();
  const body = { teamId, itemId: pageId };
  expect((await app.call(recentlyDeletedCalls.restore, { body, token: ada.token })).message).toBe('');
  // The page was deleted between reading the versions and reading the items.
  expect(await freeze({ ...withoutPage, versions })).toBeUndefined();
});

/** Finds a page of the first chapter, which each call moves to the other one of two chapters. */
async function findPageMove() {
  let [fromLlamaId, toLlamaId] = llamaIds as [ItemId, ItemId];
  const pageId = (await loadLlama(app, ada, fromLlamaId)).result.pages.at(-1)?.page.id as ItemId;
  const { sortOrder: order } = (await findItem(app.services.db, ada.teamId, pageId)) ?? { sortOrder: '' };
  return async () => {
    const pages = [{ pageId, parent: toLlamaId, order }];
    const body = { teamId: ada.teamId, projectId, fromLlamaId, toLlamaId, pages };
    expect((await app.call(pageMoveCalls.movePages, { body, token: ada.token })).message).toBe('');
    [fromLlamaId, toLlamaId] = [toLlamaId, fromLlamaId];
  };
}

test('a review that is requested again after a page has moved to another chapter is about the chapters as they are now', async () => {
  const findReviewed = () => findLatestReview(app.services.db, { teamId: ada.teamId, projectId });
  expect((await requestReview()).message).toBe('');
  const first = (await findReviewed())?.releaseId;
  expect((await withdrawReview()).message).toBe('');
  const movePage = await findPageMove();
  await movePage();
  expect((await requestReview()).message).toBe('');
  const moved = (await findReviewed())?.releaseId;
  expect(moved).not.toBe(first);
  expect((await withdrawReview()).message).toBe('');
  expect((await requestReview()).message).toBe('');
  expect((await findReviewed())?.releaseId).toBe(moved);
});

test('a page that moves to another chapter while chapters are published is published where it is now', async () => {
  const spy = runBeforeTransactions(app, 1, await findPageMove());
  const { message, result } = await promote();
  spy.mockRestore();
  expect(message).toBe('');
  for (const id of llamaIds) expect(result[id]?.pages.staging).toBe(result[id]?.pages.development);
});

test('chapters are not published when a page moves during each attempt, and the message speaks of a change', async () => {
  const movePage = await findPageMove();
  let moveCount = 0;
  const spy = runBeforeTransactions(app, 3, async () => {
    await movePage();
    moveCount += 1;
  });
  const { message } = await promote();
  spy.mockRestore();
  expect([message, moveCount]).toEqual(['The project was changed while it was being checked. Try again.', 3]);
});

test('a request for a review is refused when another author saves during each attempt', async () => {
  let saveCount = 0;
  const spy = runBeforeTransactions(app, 3, () => save(`Save ${(saveCount += 1)}`));
  const { message } = await requestReview();
  spy.mockRestore();
  expect([message, saveCount]).toEqual([releaseMessages.changedDuringRequest, 3]);
});
