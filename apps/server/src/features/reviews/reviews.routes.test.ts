import {
  commentCalls,
  oneCalls,
  onePublishingCalls,
  publishingCalls,
  reviewCalls,
  type ChatResponse,
  type Review,
} from '@confab/contracts';
import type { ItemId, JsonObject, ProjectId } from '@confab/model';
import type { AssetId } from '@confab/model/media';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../new-id.ts';
import { findMails } from '../../testing/find-mails.ts';
import { createPicture, createTone, TestLibrary } from '../../testing/media/library.ts';
import { aMember, aPerson, aStaffMember, makeStaff, type TestPerson } from '../../testing/people-and-projects.ts';
import { createResponse } from '../../testing/publish-project.ts';
import { listNotifications as listWholeNotifications } from '../../core/notifications/notifications.repository.ts';
import { listNotifications } from '../../testing/team-invitations.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { aOneProject, asSave, findOpenReview, loadLlama } from '../one/testing/one-projects.ts';
import '../../testing/runs-on-postgres.ts';

const { app } = setUpServer();
let ada: TestPerson;
let staff: TestPerson;
let projectId: ProjectId;
let llamaIds: readonly ItemId[];
let firstLlama: ItemId;
beforeEach(async () => {
  [ada, staff] = [await aPerson(app), await aStaffMember(app)];
  ({ projectId, llamaIds } = await aOneProject(app, ada));
  firstLlama = llamaIds[0] as ItemId;
});

const request = () =>
  app.call(onePublishingCalls.requestPublish, {
    body: { projectName: 'Museum guide', oneLlamaId: firstLlama, acceptedTerms: true, publishType: 'Live' },
    token: ada.token,
  });
const withdraw = () =>
  app.call(onePublishingCalls.removePublishRequest, { query: { oneLlamaId: firstLlama }, token: ada.token });
const getStatus = async () =>
  (await app.call(onePublishingCalls.publishStatus, { query: { oneLlamaId: firstLlama }, token: ada.token })).result;
const decide = (
  { reviewId }: Review,
  decision: 'Approved' | 'Denied',
  { reason, by = staff }: { readonly reason?: string; readonly by?: TestPerson } = {},
) =>
  app.call(reviewCalls.decide, {
    body: { reviewId, decision, ...(reason !== undefined && { reason }) },
    token: by.token,
  });
const promote = (targets: ('0' | '2')[], more: { source?: 1 | 2; overrideReason?: string } = {}) =>
  app.call(onePublishingCalls.promote, {
    body: { llamaIds: [...llamaIds], source: 1, environments: targets, ...more },
    token: ada.token,
  });

async function requestReview() {
  expect((await request()).message).toBe('');
  return findOpenReview(app, staff, projectId);
}

const get = async ({ reviewId }: Review) =>
  (await app.call(reviewCalls.get, { query: { reviewId }, token: staff.token })).result;

/** Saves a value of the first page of a chapter. @returns the id of the page */
async function savePage(values: JsonObject, llamaId = firstLlama) {
  const save = asSave((await loadLlama(app, ada, llamaId)).result);
  const pages = save.pages.map((page, index) =>
    index === 0 ? { ...page, propertyValues: { ...page.propertyValues, ...values } } : page,
  );
  const body = { ...save, pages };
  expect((await app.call(oneCalls.saveParent, { query: { teamId: ada.teamId }, body, token: ada.token })).message).toBe(
    '',
  );
  return pages[0]?.id as ItemId;
}

/** Adds a page without a response, which is an error. */
async function saveError() {
  const save = asSave((await loadLlama(app, ada, firstLlama)).result);
  const page = { id: newId(), type: 'Menu', parent: firstLlama, propertyValues: { DisplayName: '' } };
  const body = { ...save, pages: [...save.pages, page], pageList: [...save.pageList, page.id] };
  expect((await app.call(oneCalls.saveParent, { query: { teamId: ada.teamId }, body, token: ada.token })).message).toBe(
    '',
  );
}

test('a request notifies each reviewer with a link to it, but not the author who requested it', async () => {
  const other = await aStaffMember(app);
  await makeStaff(app, ada);
  const { reviewId } = await requestReview();
  const [read, readOther, own] = await Promise.all(
    [staff, other, ada].map(({ accountId }) => listWholeNotifications(app.services.db, accountId)),
  );
  expect(read).toEqual([
    expect.objectContaining({
      notificationText: `${ada.email} requested a review of Museum guide.`,
      link: `/reviews/${reviewId}?site=controltower`,
    }),
  ]);
  expect(readOther).toHaveLength(1);
  expect(own).toEqual([]);
});

describe('deciding a review', () => {
  test('an approval lets the author go live, and notifies and mails the author who requested the review (A3.20)', async () => {
    const viewer = await aMember(app, ada.teamId, 'Viewer');
    const editor = await aMember(app, ada.teamId, 'AppEditor');
    const { result } = await decide(await requestReview(), 'Approved', { reason: 'Well done' });
    expect(result).toMatchObject({ state: 'Approved', reason: 'Well done', decidedUtc: expect.any(String) });
    expect(await getStatus()).toMatchObject({ status: 'Approved', review: { reason: 'Well done', isOutdated: false } });
    const listTexts = (person: TestPerson) => listNotifications(app, person);
    const text = 'Museum guide was approved. You can now publish it to live.';
    expect([await listTexts(ada), await listTexts(editor), await listTexts(viewer)]).toEqual([[text], [text], []]);
    expect((await findMails(app, ada.email)).map(({ subject }) => subject)).toEqual([
      'Your project on Confab was approved',
    ]);
    expect(await findMails(app, editor.email)).toEqual([]);
    expect((await promote(['2', '0'])).message).toBe('');
    expect(await getStatus()).toMatchObject({ status: 'Live', isLive: true });
  });

  test('a denial needs a reason, which the author reads', async () => {
    const review = await requestReview();
    for (const reason of [undefined, '  '])
      expect((await decide(review, 'Denied', reason === undefined ? {} : { reason })).message).toBe(
        'Enter a reason for the denial. The author will read it.',
      );
    expect((await getStatus()).status).toBe('UnderReview');
    expect((await decide(review, 'Denied', { reason: 'The prices are wrong.' })).message).toBe('');
    expect(await getStatus()).toMatchObject({ status: 'Denied', review: { reason: 'The prices are wrong.' } });
    const [mail] = await findMails(app, ada.email);
    expect(mail?.text).toContain('The prices are wrong.');
    expect((await promote(['2', '0'])).message).toContain('approved');
    expect((await request()).result.status).toBe('UnderReview');
  });

  test('the first of two reviewers decides, and a repeated decision is a conflict', async () => {
    const review = await requestReview();
    const other = await aStaffMember(app);
    const answers = await Promise.all([
      decide(review, 'Approved'),
      decide(review, 'Denied', { reason: 'No', by: other }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await decide(review, 'Approved')).message).toBe('Another reviewer has already decided on this request.');
    expect(await findMails(app, ada.email)).toHaveLength(1);
  });

  test('a request that was withdrawn during the review cannot be decided, and a new request is another review', async () => {
    const review = await requestReview();
    expect((await withdraw()).result.status).toBe('Draft');
    const refused = await decide(review, 'Approved');
    expect([refused.status, refused.message]).toEqual([409, 'The author has withdrawn this request.']);
    expect((await requestReview()).reviewId).not.toBe(review.reviewId);
  });

  test('a project that was deleted has no review', async () => {
    const review = await requestReview();
    await app.services.db
      .updateTable('item')
      .set({ deletedAt: new Date() })
      .where('teamId', '=', ada.teamId)
      .where('projectId', '=', projectId)
      .execute();
    expect((await decide(review, 'Approved')).status).toBe(404);
    await expect(findOpenReview(app, staff, projectId)).rejects.toThrow('no open review');
  });
});

describe('a review is about the versions of its request', () => {
  test('saving continues during a review, and changes after the request do not go live', async () => {
    const review = await requestReview();
    await savePage({ DisplayName: 'Changed since' });
    expect((await getStatus()).review?.isOutdated).toBe(true);
    const { result } = await app.call(reviewCalls.get, { query: { reviewId: review.reviewId }, token: staff.token });
    expect(JSON.stringify(result.chapters)).not.toContain('Changed since');
    await decide(review, 'Approved');
    expect((await promote(['2', '0'])).message).toContain('changed after it was approved');
    const whole = {
      projectId,
      source: 1 as const,
      environments: ['2' as const, '0' as const],
      acceptedTerms: true as const,
    };
    const wholly = await app.call(publishingCalls.promote, {
      query: { owningTeamId: ada.teamId },
      body: { ...whole, environments: [...whole.environments] },
      token: ada.token,
    });
    expect(wholly.message).toContain('changed after it was approved');
    expect((await promote(['2'])).message).toBe('');
    expect((await promote(['0'], { source: 2 })).message).toContain('changed after it was approved');
    await decide(await requestReview(), 'Approved');
    expect((await promote(['0'], { source: 2 })).message).toBe('');
  });

  test('after a second request is withdrawn, the content approved before can still be published', async () => {
    await decide(await requestReview(), 'Approved');
    await requestReview();
    expect((await promote(['2', '0'])).success).toBe(false);
    expect((await withdraw()).result.status).toBe('Approved');
    expect((await promote(['2', '0'])).message).toBe('');
  });

  test('a review shows which pages changed since the last approved version, with the values of both', async () => {
    const first = await requestReview();
    const before = await get(first);
    expect([before.approvedUtc, before.errorCount]).toEqual([null, 0]);
    expect(new Set(before.chapters.flatMap(({ pages }) => pages.map(({ change }) => change)))).toEqual(
      new Set(['added']),
    );
    await decide(first, 'Approved');
    const pageId = await savePage({ DisplayName: 'Front hall' });
    const second = await requestReview();
    const { chapters, approvedUtc } = await get(second);
    expect(approvedUtc).not.toBeNull();
    const changed = chapters.flatMap(({ pages }) => pages.filter(({ change }) => change !== 'same'));
    expect(changed).toMatchObject([{ itemId: pageId, change: 'changed', displayName: 'Front hall' }]);
    const item = await app.call(reviewCalls.item, {
      query: { reviewId: second.reviewId, itemId: pageId },
      token: staff.token,
    });
    expect(item.result.propertyValues).toMatchObject({ DisplayName: 'Front hall' });
    expect(item.result.approvedValues).toMatchObject({ DisplayName: expect.not.stringContaining('Front hall') });
  });

  test('an item shows reviewers the pictures and sounds of both versions, but none of another team', async () => {
    const library = new TestLibrary(app, ada);
    const [before, after] = [await createPicture('png', 20, 20), await createPicture('png', 30, 20)];
    const beforeId = await library.addFile('before.png', before);
    const afterId = await library.addFile('after.png', after);
    const soundId = await library.addFile('tone.wav', createTone(1));
    const foreignId = await new TestLibrary(app, await aPerson(app)).addFile('foreign.png', before);
    const show = (ImageAssetId: string, AudioAssetId: string) =>
      savePage({ Response: createResponse('Hello', { ImageAssetId, AudioAssetId }) });
    await show(beforeId, soundId);
    await decide(await requestReview(), 'Approved');
    const pageId = await show(afterId, foreignId);
    const { reviewId } = await requestReview();
    const query = { reviewId, itemId: pageId };
    const { files, approvedFiles } = (await app.call(reviewCalls.item, { query, token: staff.token })).result;
    expect(files.map(({ name, fileType }) => [name, fileType])).toEqual([['after.png', 'Images']]);
    expect(approvedFiles.map(({ name, fileType }) => [name, fileType]).toSorted()).toEqual([
      ['before.png', 'Images'],
      ['tone.wav', 'Audio'],
    ]);
    const answers = await Promise.all(
      [...files, ...approvedFiles].map(({ address }) => app.app.inject({ url: address ?? '' })),
    );
    expect(answers.map(({ statusCode, headers }) => [statusCode, headers['content-type']]).toSorted()).toEqual([
      [200, 'audio/mpeg'],
      [200, 'image/jpeg'],
      [200, 'image/jpeg'],
    ]);
  });
});

describe('files of a version under review', () => {
  let library: TestLibrary;
  let assetId: AssetId;
  let query: { readonly reviewId: string; readonly itemId: ItemId };
  beforeEach(async () => {
    library = new TestLibrary(app, ada);
    assetId = await library.addFile('front.png', await createPicture('png', 20, 20));
    const itemId = await savePage({ Response: createResponse('Hello', { ImageAssetId: assetId }) });
    query = { reviewId: (await requestReview()).reviewId, itemId };
  });
  const getItem = async () => (await app.call(reviewCalls.item, { query, token: staff.token })).result;
  const fetchMedia = (address: string | null | undefined) => app.app.inject({ url: address ?? '' });
  const measure = async (address: string | null | undefined) =>
    (await sharp((await fetchMedia(address)).rawPayload).metadata()).width;
  const chat = async (payload: object) => {
    const url = `/channels/chat/${query.reviewId}/review`;
    const { body } = await app.app.inject({ method: 'POST', url, payload, headers: { 'client-token': staff.token } });
    return JSON.parse(body) as ChatResponse;
  };
  const findPicture = ({ messages }: ChatResponse) => messages.find(({ imageUrl }) => imageUrl !== null)?.imageUrl;

  test('a reviewer sees the picture that an approval publishes, even if it was replaced in the library', async () => {
    await library.upload('front.png', await createPicture('png', 30, 20), { assetId, replace: true });
    expect(await measure((await getItem()).files[0]?.address)).toBe(20);
    const opened = await chat({ type: 'start' });
    expect(await measure(findPicture(opened))).toBe(20);
    expect(await measure(findPicture(await chat({ type: 'resume', sessionId: opened.sessionId })))).toBe(20);
  });

  test('a reviewer sees a picture that was deleted in the library after the request', async () => {
    await library.ask('delete', { path: '/', names: ['front.png'] });
    const [file] = (await getItem()).files;
    expect([file?.name, await measure(file?.address)]).toEqual(['front.png', 20]);
  });

  test('the two versions of an item show what each of them has of a file that was replaced', async () => {
    await decide(await findOpenReview(app, staff, projectId), 'Approved');
    await library.upload('front.png', await createPicture('png', 30, 20), { assetId, replace: true });
    query = { ...query, reviewId: (await requestReview()).reviewId };
    const { files, approvedFiles } = await getItem();
    expect([await measure(files[0]?.address), await measure(approvedFiles[0]?.address)]).toEqual([30, 20]);
  });

  test('a page whose picture was replaced in the library counts as changed since the last approval', async () => {
    await decide(await findOpenReview(app, staff, projectId), 'Approved');
    await library.upload('front.png', await createPicture('png', 30, 20), { assetId, replace: true });
    const { chapters } = await get(await requestReview());
    const changed = chapters.flatMap(({ pages }) => pages.filter(({ change }) => change !== 'same'));
    expect(changed).toMatchObject([{ itemId: query.itemId, change: 'changed' }]);
  });

  test('a page with a picture counts as the same when the approved version is older than the files of versions', async () => {
    await decide(await findOpenReview(app, staff, projectId), 'Approved');
    await app.services.db.deleteFrom('releaseAsset').where('teamId', '=', ada.teamId).execute();
    const changedId = await savePage({ DisplayName: 'Shop' }, llamaIds[1]);
    const { chapters } = await get(await requestReview());
    const changed = chapters.flatMap(({ pages }) => pages.filter(({ change }) => change !== 'same'));
    expect(changed.map(({ itemId }) => itemId)).toEqual([changedId]);
  });

  test('a signed address shows a file of no other release than the one that it names (PRE-5)', async () => {
    const address = (await getItem()).files[0]?.address ?? '';
    expect((await fetchMedia(address)).statusCode).toBe(200);
    expect((await fetchMedia(address.replace(/release=[^&]*/, `release=${newId()}`))).statusCode).toBe(404);
    expect((await fetchMedia(address.replace(/&release=[^&]*/, ''))).statusCode).toBe(404);
  });
});

test('errors keep chapters from being published, unless a reason overrides them, which is kept', async () => {
  await saveError();
  expect((await promote(['2'])).message).toContain('This project has errors.');
  expect((await promote(['2'], { overrideReason: 'Shown at a fair' })).message).toBe('');
  const { result } = await app.call(publishingCalls.releases, {
    query: { owningTeamId: ada.teamId, projectId },
    token: ada.token,
  });
  expect(result.releases[0]?.overrides).toMatchObject([{ reason: 'Shown at a fair', stages: ['Beta'] }]);
  const review = await requestReview();
  const details = await app.call(reviewCalls.get, { query: { reviewId: review.reviewId }, token: staff.token });
  expect(details.result.problems.length).toBeGreaterThan(0);
});

describe('who reviews', () => {
  test('members of the team cannot decide their own review, whatever their role', async () => {
    const review = await requestReview();
    expect((await decide(review, 'Approved', { by: ada })).status).toBe(403);
    const { status } = await app.call(reviewCalls.get, { query: { reviewId: review.reviewId }, token: ada.token });
    expect(status).toBe(403);
  });

  test('a comment of a reviewer appears among the comments of the project, and only on its own items', async () => {
    const { reviewId } = await requestReview();
    const other = await aOneProject(app, await aPerson(app));
    const comment = (itemId: ItemId, newThreadId = newId()) =>
      app.call(reviewCalls.comment, {
        body: { reviewId, itemId, newThreadId, text: 'Which hall?' },
        token: staff.token,
      });
    expect((await comment(other.llamaIds[0] as ItemId)).status).toBe(404);
    const threadId = newId();
    expect((await comment(firstLlama, threadId)).message).toBe('');
    expect((await comment(firstLlama, threadId)).message).toBe('');
    const { result } = await app.call(commentCalls.list, {
      query: { teamId: ada.teamId, projectId },
      token: ada.token,
    });
    expect(result.threads.map(({ comments }) => comments.map(({ text }) => text))).toEqual([['Which hall?']]);
    const details = await app.call(reviewCalls.get, { query: { reviewId }, token: staff.token });
    expect(details.result.threads).toHaveLength(1);
  });

  test('a reviewer talks to the version under review, and nobody else can', async () => {
    const { reviewId } = await requestReview();
    const start = async (token?: string, id = reviewId) => {
      const { statusCode, body } = await app.app.inject({
        method: 'POST',
        url: `/channels/chat/${id}/review`,
        payload: { type: 'start' },
        ...(token !== undefined && { headers: { 'client-token': token } }),
      });
      return { statusCode, answer: JSON.parse(body) as Partial<ChatResponse> };
    };
    const before = await start(staff.token);
    expect([before.statusCode, before.answer.messages?.length]).toEqual([200, expect.any(Number)]);
    expect((await start(ada.token)).statusCode).toBe(404);
    expect((await start()).statusCode).toBe(401);
    expect((await start(staff.token, newId())).statusCode).toBe(404);
    expect((await start(staff.token, 'x')).statusCode).toBe(404);
  });
});
