import {
  nodeCalls,
  oneCalls,
  onePublishingCalls,
  pageMoveCalls,
  profilerCalls,
  publishingCalls,
  recentlyDeletedCalls,
  reviewCalls,
  simulatorCalls,
  workflowCalls,
  type ChatResponse,
} from '@confab/contracts';
import { asWorkflowId, type ItemId, type ProjectId, type ReleaseId } from '@confab/model';
import { beforeEach, describe, expect, test } from 'vitest';
import { listStages, setStageRelease } from '../../../core/releases/releases.repository.ts';
import { newId } from '../../../new-id.ts';
import { makeReleasesUnreadable } from '../../../testing/publish-project.ts';
import { setUpServer } from '../../../testing/set-up-server.ts';
import { aMember, aPerson, aStaffMember, toNodeId, type TestPerson } from '../../../testing/people-and-projects.ts';
import { aOneProject, asSave, findOpenReview, loadLlama } from '../testing/one-projects.ts';
import '../../../testing/runs-on-postgres.ts';

const { app } = setUpServer();
let ada: TestPerson;
let projectId: ProjectId;
let llamaIds: readonly ItemId[];
beforeEach(async () => {
  ada = await aPerson(app);
  ({ projectId, llamaIds } = await aOneProject(app, ada));
});

const promote = (ids: readonly ItemId[], targets: ('0' | '2')[] = ['2'], source: 1 | 2 = 1, { token } = ada) =>
  app.call(onePublishingCalls.promote, { body: { llamaIds: [...ids], source, environments: targets }, token });
const versions = async (ids: readonly ItemId[], { token } = ada) =>
  (await app.call(onePublishingCalls.versions, { body: { llamaIds: [...ids] }, token })).result;
/** Requests a review of the last saves, which a reviewer approves. */
async function approve() {
  const staff = await aStaffMember(app);
  const body = {
    projectName: 'Museum guide',
    oneLlamaId: llamaIds[0] as ItemId,
    acceptedTerms: true,
    publishType: 'Live',
  } as const;
  expect((await app.call(onePublishingCalls.requestPublish, { body, token: ada.token })).message).toBe('');
  const { reviewId } = await findOpenReview(app, staff, projectId);
  const decided = await app.call(reviewCalls.decide, { body: { reviewId, decision: 'Approved' }, token: staff.token });
  expect(decided.message).toBe('');
}

async function chat(stage: string, ...lines: readonly string[]) {
  const send = async (payload: object) => {
    const url = `/channels/chat/${projectId}/${stage}`;
    return JSON.parse((await app.app.inject({ method: 'POST', url, payload })).body) as ChatResponse;
  };
  let answer = await send({ type: 'start' });
  const { sessionId } = answer;
  for (const text of lines) answer = await send({ type: 'say', sessionId, turnId: newId(), text });
  return answer.messages.map((message) => ('text' in message ? message.text : '')).join(' ');
}

test('a project from a template is valid, can be published to beta, and understands a visitor’s misspelling (A7.26, A7.35)', async () => {
  for (const oneLlamaId of llamaIds) {
    const { result } = await app.call(oneCalls.validate, { query: { oneLlamaId }, token: ada.token });
    expect([result.llamaId, result.valid]).toEqual([oneLlamaId, true]);
  }
  expect((await promote(llamaIds)).message).toBe('');
  expect(await chat('beta', 'plan a vist', 'tickets')).toContain('£9');
});

describe('publishing llamas (A4.38, A7.35)', () => {
  test('publishing llamas publishes the selected ones and returns their versions on each stage (A3.18, A7.34)', async () => {
    const [ticked, other] = llamaIds as [ItemId, ItemId];
    const { result } = await promote([ticked]);
    expect(result).toMatchObject({ [ticked]: { development: 1, staging: 1, production: null } });
    expect((await versions([other]))[other]).toMatchObject({ development: 1, staging: null, production: null });
    const simulated = await app.call(simulatorCalls.step, {
      query: { ProjectId: projectId },
      body: { inputValue: null, projectId, stage: 'Beta' },
      token: ada.token,
    });
    expect(simulated.result.outputs).not.toEqual([]);
  });

  test('the versions of a release are read from it once, even when two stages show it', async () => {
    await promote(llamaIds);
    const before = await versions(llamaIds);
    const { teamId, accountId } = ada;
    await makeReleasesUnreadable(app, { teamId, projectId });
    const { db } = app.services;
    const releaseId = (await listStages(db, teamId, projectId))[0]?.releaseId as ReleaseId;
    await setStageRelease(db, { teamId, projectId, releaseId, publishedBy: accountId }, ['Live']);
    const after = await versions(llamaIds);
    for (const id of llamaIds) expect(after[id]).toEqual({ ...before[id], production: 1, pages: expect.anything() });
  });

  test('publishing llamas is refused when no selected one differs, and leaves the others unchanged (A4.39)', async () => {
    await promote(llamaIds);
    expect((await promote(llamaIds)).message).toMatch('nothing new to publish');
    const [first, second] = llamaIds as [ItemId, ItemId];
    for (const id of [first, second]) {
      const { result } = await loadLlama(app, ada, id);
      const body = { ...asSave(result), propertyValues: { ...result.llama.propertyValues, Subtitle: 'New' } };
      expect(
        (await app.call(oneCalls.saveParent, { query: { teamId: ada.teamId }, body, token: ada.token })).message,
      ).toBe('');
    }
    await promote([first]);
    expect(await versions([first, second])).toMatchObject({
      [first]: { development: 2, staging: 2, production: null },
      [second]: { development: 2, staging: 1, production: null },
    });
  });

  test('a page that was added, deleted or restored makes its chapter differ from beta until that is published', async () => {
    const [llamaId, other] = llamaIds as [ItemId, ItemId];
    await promote(llamaIds);
    const isOnBeta = async (id: ItemId) => {
      const { development, staging, pages } = (await versions([id]))[id] ?? {};
      expect(staging).toBe(development);
      return pages?.staging === pages?.development;
    };
    const checkAndPublish = async () => {
      expect([await isOnBeta(llamaId), await isOnBeta(other)]).toEqual([false, true]);
      // The new page has no response, which is an error.
      const more = { source: 1, overrideReason: 'A test' } as const;
      const body = { llamaIds: [llamaId], environments: ['2' as const], ...more };
      const { message, result } = await app.call(onePublishingCalls.promote, { body, token: ada.token });
      expect([message, result[llamaId]?.pages.staging]).toEqual(['', result[llamaId]?.pages.development]);
    };
    expect(await isOnBeta(llamaId)).toBe(true);
    const name = 'Shop';
    const node = {
      sourceId: newId(),
      nodeType: 'Page',
      propertyValues: { DisplayName: name },
      x: 0,
      y: 0,
    };
    const body = { teamId: ada.teamId, projectId, workflowId: asWorkflowId(llamaId), nodes: [node] };
    const pasted = await app.call(nodeCalls.paste, { body, token: ada.token });
    const id = pasted.result.nodes[0]?.id as ItemId;
    await checkAndPublish();
    const query = {
      owningTeamId: ada.teamId,
      owningProjectId: projectId,
      owningWorkflowId: asWorkflowId(llamaId),
      nodeId: toNodeId({ id }),
    };
    expect((await app.call(nodeCalls.remove, { query, token: ada.token })).message).toBe('');
    await checkAndPublish();
    const restored = { body: { teamId: ada.teamId, itemId: id }, token: ada.token };
    expect((await app.call(recentlyDeletedCalls.restore, restored)).message).toBe('');
    await checkAndPublish();
  });

  test('a page that was removed permanently makes its chapter differ from beta until that is published', async () => {
    const [llamaId] = llamaIds as [ItemId];
    await promote(llamaIds);
    const { result } = await loadLlama(app, ada, llamaId);
    const nodeId = toNodeId({ id: result.pages.at(-1)?.page.id as ItemId });
    const query = {
      owningTeamId: ada.teamId,
      owningProjectId: projectId,
      owningWorkflowId: asWorkflowId(llamaId),
      nodeId,
    };
    expect((await app.call(nodeCalls.remove, { query, token: ada.token })).message).toBe('');
    const body = { teamId: ada.teamId, projectId };
    expect((await app.call(recentlyDeletedCalls.empty, { body, token: ada.token })).message).toBe('');
    const before = (await versions([llamaId]))[llamaId]?.pages;
    expect(before?.staging).not.toBe(before?.development);
    expect((await promote([llamaId])).message).toBe('');
    const after = (await versions([llamaId]))[llamaId]?.pages;
    expect(after?.staging).toBe(after?.development);
  });

  test('after a page moves, its old and its new chapter differ from beta until both are published', async () => {
    const [fromLlamaId, toLlamaId] = llamaIds as [ItemId, ItemId];
    await promote(llamaIds);
    const pageId = (await loadLlama(app, ada, fromLlamaId)).result.pages.at(-1)?.page.id as ItemId;
    const pages = [{ pageId, parent: toLlamaId, order: 'b0' }];
    const body = { teamId: ada.teamId, projectId, fromLlamaId, toLlamaId, pages };
    expect((await app.call(pageMoveCalls.movePages, { body, token: ada.token })).message).toBe('');
    const listDiffering = async () => {
      const found = await versions([fromLlamaId, toLlamaId]);
      return [fromLlamaId, toLlamaId].map((id) => found[id]?.pages.staging !== found[id]?.pages.development);
    };
    expect(await listDiffering()).toEqual([true, true]);
    expect((await promote([fromLlamaId, toLlamaId])).message).toBe('');
    expect(await listDiffering()).toEqual([false, false]);
    expect((await promote([fromLlamaId, toLlamaId])).message).toMatch('nothing new to publish');
  });

  test('a deleted chapter leaves beta and then live with the next publication of other chapters', async () => {
    const [kept, deleted] = llamaIds as [ItemId, ItemId];
    await approve();
    expect((await promote(llamaIds, ['2', '0'])).message).toBe('');
    const query = { owningTeamId: ada.teamId, owningProjectId: projectId, workflowId: asWorkflowId(deleted) };
    expect((await app.call(workflowCalls.remove, { query, token: ada.token })).message).toBe('');
    const getDeleted = async () => {
      const status = { query: { owningTeamId: ada.teamId, projectId }, token: ada.token };
      const { items } = (await app.call(publishingCalls.status, status)).result;
      return items.find(({ itemId }) => itemId === deleted);
    };
    expect(await getDeleted()).toMatchObject({ kind: 'llama', development: null, staging: 1, production: 1 });
    expect((await promote([kept])).message).toBe('');
    expect(await getDeleted()).toMatchObject({ development: null, staging: null, production: 1 });
    expect((await promote([kept], ['2', '0'], 2)).message).toBe('');
    expect(await getDeleted()).toBeUndefined();
    expect((await promote([kept])).message).toMatch('nothing new to publish');
  });

  test('a chapter that beta lacks stays on live while the project has it', async () => {
    const [onBeta, onlyLive] = llamaIds as [ItemId, ItemId];
    await promote([onBeta]);
    await approve();
    await promote(llamaIds, ['2', '0']);
    const body = { projectId, stage: 'Beta', releaseNumber: 1 } as const;
    const rollBack = { query: { owningTeamId: ada.teamId }, body, token: ada.token };
    expect((await app.call(publishingCalls.rollBack, rollBack)).message).toBe('');
    await promote([onBeta], ['2', '0'], 2);
    expect((await versions([onlyLive]))[onlyLive]).toMatchObject({ development: 1, staging: null, production: 1 });
  });

  test('chapters of a release that came to beta after the caller looked at it do not go live on the basis of the older state', async () => {
    const [first] = llamaIds as [ItemId];
    await approve();
    await promote([first]);
    await promote(llamaIds);
    const environments: ('0' | '2')[] = ['2', '0'];
    const goLive = (sourceReleaseNumber: number) => {
      const body = { llamaIds: [...llamaIds], source: 2 as const, environments, sourceReleaseNumber };
      return app.call(onePublishingCalls.promote, { body, token: ada.token });
    };
    // The review froze a release too, which has the first number.
    expect((await goLive(2)).message).toBe('Somebody else has just published this project.');
    expect((await goLive(3)).message).toBe('');
  });

  test('the preview counts the errors that the selected llamas and those on the stage have together, as publishing does', async () => {
    const [sound, faulty] = llamaIds as [ItemId, ItemId];
    await promote(llamaIds);
    for (const id of [sound, faulty]) {
      const { result } = await loadLlama(app, ada, id);
      const page = { id: newId(), type: 'Menu', parent: id, propertyValues: { DisplayName: '' } };
      const save = asSave(result);
      const propertyValues = { ...save.propertyValues, Subtitle: 'New' };
      const pages = id === faulty ? [...save.pages, page] : save.pages;
      const body = { ...save, propertyValues, pages, pageList: pages.map((one) => one.id) };
      const query = { teamId: ada.teamId };
      expect((await app.call(oneCalls.saveParent, { query, body, token: ada.token })).message).toBe('');
    }
    const countErrors = async (...ids: ItemId[]) => {
      const body = { llamaIds: ids, source: 1 as const, environments: ['2' as const] };
      return (await app.call(onePublishingCalls.preview, { body, token: ada.token })).result.errorCount;
    };
    expect(await countErrors(sound)).toBe(0);
    expect((await promote([sound])).message).toBe('');
    expect(await countErrors(faulty)).toBeGreaterThan(0);
    expect((await promote([faulty])).message).toMatch('give a reason');
  });

  test('a llama goes live only after a review, by way of beta, and then shows as live (A4.40, A3.20)', async () => {
    const refused = await promote(llamaIds, ['2', '0']);
    expect([refused.success, refused.message]).toEqual([false, expect.stringContaining('approved')]);
    const whole = { projectId, source: 1, environments: ['2', '0'], acceptedTerms: true } as const;
    const query = { owningTeamId: ada.teamId };
    const wholly = await app.call(publishingCalls.promote, {
      query,
      body: { ...whole, environments: ['2', '0'] },
      token: ada.token,
    });
    expect(wholly.success).toBe(false);
    expect((await promote(llamaIds, ['0'])).status).toBe(400);
    await approve();
    expect((await promote(llamaIds, ['2', '0'])).message).toBe('');
    expect(await chat('live')).not.toBe('');
    const [id = ''] = llamaIds;
    const status = await app.call(onePublishingCalls.publishStatus, {
      query: { oneLlamaId: id as ItemId },
      token: ada.token,
    });
    expect(status.result).toMatchObject({ status: 'Live', isLive: true, projectName: 'Museum guide' });
  });

  test('publishing llamas fails as a whole when one belongs to another team, whose versions are never shown (TEN-4)', async () => {
    const grace = await aPerson(app);
    const hers = await aOneProject(app, grace);
    const mixed = [...llamaIds, hers.llamaIds[0] as ItemId];
    expect((await promote(mixed)).status).toBe(404);
    expect((await promote([newId()])).status).toBe(404);
    expect(Object.keys(await versions(mixed)).toSorted()).toEqual([...llamaIds].toSorted());
    expect((await versions(llamaIds))[llamaIds[0] as ItemId]?.staging).toBeNull();
    expect((await promote(llamaIds, ['2'], 1, await aMember(app, ada.teamId, 'MediaEditor'))).status).toBe(403);
  });
});

describe('the review (A7.22, A7.23, A7.27)', () => {
  const ask = (publishType: 'Live' | 'Beta' = 'Live') =>
    app.call(onePublishingCalls.requestPublish, {
      body: { projectName: 'Museum guide', oneLlamaId: llamaIds[0] as ItemId, acceptedTerms: true, publishType },
      token: ada.token,
    });
  const takeBack = () =>
    app.call(onePublishingCalls.removePublishRequest, {
      query: { oneLlamaId: llamaIds[0] as ItemId },
      token: ada.token,
    });

  test('a review can be requested once, shows on every llama (A3.19), and can be withdrawn', async () => {
    expect((await ask()).result).toMatchObject({ projectId, status: 'UnderReview', isLive: false });
    expect((await ask()).message).toBe('This project is already under review.');
    const { result } = await loadLlama(app, ada, llamaIds.at(-1) as ItemId);
    expect(result.llama.attributeList.submissionStatus).toBe('Under Review');
    expect((await takeBack()).result.status).toBe('Draft');
    expect((await takeBack()).result.status).toBe('Draft');
  });

  test('publishing to beta needs no review', async () => {
    expect((await ask('Beta')).message).toBe('Beta needs no review: publish to it directly.');
  });
});

test('validation of a llama names a page without a response (A5.34)', async () => {
  const [oneLlamaId = '' as ItemId] = llamaIds;
  const { result } = await loadLlama(app, ada, oneLlamaId);
  const page = { id: newId(), type: 'Menu', parent: oneLlamaId, propertyValues: { DisplayName: '' } };
  const save = asSave(result);
  const body = { ...save, pages: [...save.pages, page], pageList: [...save.pageList, page.id] };
  expect((await app.call(oneCalls.saveParent, { query: { teamId: ada.teamId }, body, token: ada.token })).message).toBe(
    '',
  );
  const validated = (await app.call(oneCalls.validate, { query: { oneLlamaId }, token: ada.token })).result;
  expect(validated.valid).toBe(false);
  expect(validated.errors.map(({ itemId }) => itemId)).toContain(page.id);
});

test('the profiler shows the pages that a text may mean, from the current page, with the reasons (A7.20)', async () => {
  const profile = async (spokenValue: string, type: string) => {
    const { result } = await app.call(profilerCalls.match, {
      query: { projectId, spokenValue, type },
      token: ada.token,
    });
    return result.results;
  };
  const [slip, nothing] = await profile('plan a vist\nblue elephants', 'project');
  expect(slip).toMatchObject({ outcome: 'match', chosenId: slip?.matches[0]?.id });
  expect(slip?.matches[0]).toMatchObject({ kind: 'page', how: 'keyword', words: expect.arrayContaining(['vist']) });
  expect(slip?.matches[0]?.page).toMatchObject({
    how: 'slip',
    place: expect.any(String),
    distance: expect.any(Number),
  });
  expect(nothing).toMatchObject({ outcome: 'noMatch', heardAs: 'nothing', matches: [] });
  const [there] = await profile('tickets', `page:${slip?.chosenId}`);
  expect(there).toMatchObject({ outcome: 'match' });
  expect(await profile('tickets', `workflow:${llamaIds[0]}`)).toHaveLength(1);
});
