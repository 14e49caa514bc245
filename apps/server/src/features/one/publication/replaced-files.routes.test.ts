import { oneCalls, onePublishingCalls, publishingCalls, releaseMessages, reviewCalls } from '@confab/contracts';
import type { ItemId, JsonObject, ProjectId } from '@confab/model';
import type { AssetId } from '@confab/model/media';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { createPicture, TestLibrary } from '../../../testing/media/library.ts';
import { aPerson, aStaffMember, type TestPerson } from '../../../testing/people-and-projects.ts';
import { chatWith, createResponse } from '../../../testing/publish-project.ts';
import { setUpServer } from '../../../testing/set-up-server.ts';
import { aOneProject, asSave, findOpenReview, loadLlama } from '../testing/one-projects.ts';

const { app } = setUpServer();
const { changedSinceApproval, nothingNew } = releaseMessages;
let ada: TestPerson;
let staff: TestPerson;
let library: TestLibrary;
let projectId: ProjectId;
let first: ItemId;
let second: ItemId;
let assetId: AssetId;
let otherId: AssetId;

beforeEach(async () => {
  [ada, staff] = [await aPerson(app), await aStaffMember(app)];
  library = new TestLibrary(app, ada);
  let llamaIds: readonly ItemId[];
  ({ projectId, llamaIds } = await aOneProject(app, ada));
  [first, second] = llamaIds as [ItemId, ItemId];
  assetId = await library.addFile('logo.png', await createPicture('png', 20, 20));
  otherId = await library.addFile('map.png', await createPicture('png', 20, 20));
  await showPicture(first, assetId);
  await showPicture(second, otherId);
});

/** Shows a picture on the first page of a chapter. */
async function showPicture(llamaId: ItemId, ImageAssetId: AssetId) {
  const save = asSave((await loadLlama(app, ada, llamaId)).result);
  const [page, ...others] = save.pages;
  if (!page) throw new Error('The chapter has no pages.');
  const propertyValues: JsonObject = { ...page.propertyValues, Response: createResponse('Hello', { ImageAssetId }) };
  const body = { ...save, pages: [{ ...page, propertyValues }, ...others] };
  const { message } = await app.call(oneCalls.saveParent, { query: { teamId: ada.teamId }, body, token: ada.token });
  expect(message).toBe('');
}

const replace = async (id: AssetId, width: number) =>
  library.upload('new.png', await createPicture('png', width, 20), { assetId: id, replace: true });

const promote = async (llamaIds: ItemId[], environments: ('0' | '2')[], source: 1 | 2 = 1) =>
  (
    await app.call(onePublishingCalls.promote, {
      body: { llamaIds, source, environments, overrideReason: 'A test' },
      token: ada.token,
    })
  ).message;

const promoteAll = async (environments: ('2' | '0')[], source: 1 | 2 = 1) =>
  (
    await app.call(publishingCalls.promote, {
      query: { owningTeamId: ada.teamId },
      body: { projectId, source, environments, acceptedTerms: true, overrideReason: 'A test' },
      token: ada.token,
    })
  ).message;

async function requestReview() {
  const body = { projectName: 'Museum guide', oneLlamaId: first, acceptedTerms: true, publishType: 'Live' } as const;
  expect((await app.call(onePublishingCalls.requestPublish, { body, token: ada.token })).message).toBe('');
  return (await findOpenReview(app, staff, projectId)).reviewId;
}

async function approve(reviewId: string) {
  const body = { reviewId, decision: 'Approved' } as const;
  expect((await app.call(reviewCalls.decide, { body, token: staff.token })).message).toBe('');
}

const isReviewOutdated = async () =>
  (await app.call(onePublishingCalls.publishStatus, { query: { oneLlamaId: first }, token: ada.token })).result.review
    ?.isOutdated;

async function getOldStages() {
  const query = { owningTeamId: ada.teamId, projectId };
  const { result } = await app.call(publishingCalls.status, { token: ada.token, query });
  return result.stages.filter(({ hasOldMedia }) => hasOldMedia).map(({ stage }) => stage);
}

/** The width of the picture that a visitor of a stage sees with the greeting. */
async function measureGreeting(stage: string) {
  const { answer } = await chatWith(app, projectId, { type: 'start' }, { stage });
  const shown = answer.messages.find(({ imageUrl }) => imageUrl);
  const { pathname, search } = new URL(shown?.imageUrl ?? '', 'http://here.example');
  return (await sharp((await app.app.inject({ url: `${pathname}${search}` })).rawPayload).metadata()).width;
}

describe('a file of a One project that is replaced in the library', () => {
  test('a replaced file reaches visitors of beta when its chapter is published again, although no page has changed', async () => {
    expect(await promote([first, second], ['2'])).toBe('');
    expect(await promote([first, second], ['2'])).toBe(nothingNew);
    await replace(assetId, 30);
    expect(await getOldStages()).toEqual(['Beta']);
    expect(await measureGreeting('beta')).toBe(20);
    expect(await promote([first], ['2'])).toBe('');
    expect(await measureGreeting('beta')).toBe(30);
    expect(await getOldStages()).toEqual([]);
    expect(await promote([first], ['2'])).toBe(nothingNew);
  });

  test('a replaced file stays as it is on a stage while its chapter is not published (A4.38)', async () => {
    expect(await promote([first, second], ['2'])).toBe('');
    await replace(assetId, 30);
    expect(await promote([second], ['2'])).toBe(nothingNew);
    await replace(otherId, 40);
    expect(await promote([second], ['2'])).toBe('');
    expect(await measureGreeting('beta')).toBe(20);
    expect(await getOldStages()).toEqual(['Beta']);
  });

  test('a replaced file goes live only after another review, which can be requested although no page has changed', async () => {
    await approve(await requestReview());
    expect(await promote([first, second], ['2', '0'])).toBe('');
    expect(await isReviewOutdated()).toBe(false);
    await replace(assetId, 30);
    expect(await isReviewOutdated()).toBe(true);
    expect(await promote([first], ['2', '0'])).toBe(changedSinceApproval);
    expect(await promoteAll(['2', '0'])).toBe(changedSinceApproval);
    expect(await measureGreeting('live')).toBe(20);
    await approve(await requestReview());
    expect(await isReviewOutdated()).toBe(false);
    expect(await promote([first], ['2', '0'])).toBe('');
    expect(await measureGreeting('live')).toBe(30);
  });

  test('a file that was replaced during the review is not part of it', async () => {
    const reviewId = await requestReview();
    await replace(assetId, 30);
    await approve(reviewId);
    expect(await promote([first, second], ['2', '0'])).toBe(changedSinceApproval);
    expect(await promoteAll(['2', '0'])).toBe(changedSinceApproval);
  });

  test('a replaced file goes from beta to live as beta shows it, whatever the library contains by then', async () => {
    await approve(await requestReview());
    expect(await promote([first, second], ['2'])).toBe('');
    await replace(assetId, 30);
    expect(await promote([first, second], ['0'], 2)).toBe('');
    expect(await measureGreeting('live')).toBe(20);
    expect(await promote([first, second], ['2'])).toBe('');
    expect(await promote([first, second], ['0'], 2)).toBe(changedSinceApproval);
    expect(await promoteAll(['0'], 2)).toBe(changedSinceApproval);
  });
});
