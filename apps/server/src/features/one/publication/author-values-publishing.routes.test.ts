import {
  authorValueCalls,
  onePublishingCalls,
  publishingCalls,
  releaseMessages,
  reviewCalls,
  type AuthorValueNode,
} from '@confab/contracts';
import type { ItemId, JsonObject, ProjectId } from '@confab/model';
import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../new-id.ts';
import { aPerson, aStaffMember, type TestPerson } from '../../../testing/people-and-projects.ts';
import { setUpServer } from '../../../testing/set-up-server.ts';
import { aOneProject, findOpenReview } from '../testing/one-projects.ts';
import '../../../testing/runs-on-postgres.ts';

const { app } = setUpServer();
const { changedSinceApproval: changed, nothingNew } = releaseMessages;
let ada: TestPerson;
let staff: TestPerson;
let projectId: ProjectId;
let llamaIds: readonly ItemId[];
let desk: AuthorValueNode;
beforeEach(async () => {
  [ada, staff] = [await aPerson(app), await aStaffMember(app)];
  ({ projectId, llamaIds } = await aOneProject(app, ada));
  desk = { id: newId(), name: 'Desk', parent: projectId, type: 'ContactUs', version: 0, propertyValues: {} };
});

/** Saves the contact details of the author, who has one node of them. */
async function saveValues(propertyValues: JsonObject) {
  const { result } = await app.call(authorValueCalls.save, {
    query: { schemaType: 'One' },
    body: { authorData: { treeValues: [{ ...desk, propertyValues }] } },
    token: ada.token,
  });
  desk = result[0] ?? desk;
}
const removeValues = () =>
  app.call(authorValueCalls.remove, {
    query: { type: 'ContactUs', valueId: desk.id, schemaType: 'One' },
    token: ada.token,
  });

async function requestReview() {
  const oneLlamaId = llamaIds[0] as ItemId;
  const body = { projectName: 'Museum guide', oneLlamaId, acceptedTerms: true, publishType: 'Live' } as const;
  expect((await app.call(onePublishingCalls.requestPublish, { body, token: ada.token })).message).toBe('');
  return findOpenReview(app, staff, projectId);
}

async function decide(decision: 'Approved' | 'Denied') {
  const { reviewId } = await requestReview();
  const body = { reviewId, decision, reason: 'Because' };
  expect((await app.call(reviewCalls.decide, { body, token: staff.token })).message).toBe('');
}
const promote = async (environments: ('0' | '2')[] = ['2', '0'], source: 1 | 2 = 1) =>
  (
    await app.call(onePublishingCalls.promote, {
      body: { llamaIds: [...llamaIds], source, environments },
      token: ada.token,
    })
  ).message;
const getStatus = async () =>
  (await app.call(onePublishingCalls.publishStatus, { query: { oneLlamaId: llamaIds[0] as ItemId }, token: ada.token }))
    .result;

describe('publishing a project with author values', () => {
  test('an approved project with author values goes live, and so does beta after it', async () => {
    await saveValues({ Phone: '555 01' });
    expect(await promote(['2'])).toBe('');
    await decide('Approved');
    expect((await getStatus()).review?.isOutdated).toBe(false);
    expect(await promote(['0'], 2)).toBe('');
    expect(await getStatus()).toMatchObject({ status: 'Live', isLive: true });
  });

  test.each([
    ['entered', {}, { Phone: '555 02' }],
    ['changed', { Phone: '555 01' }, { Phone: '555 02' }],
  ])(
    'author values that were %s after the approval do not go live without another review',
    async (_how, first, then) => {
      if ('Phone' in first) await saveValues(first);
      await decide('Approved');
      await saveValues(then);
      expect((await getStatus()).review?.isOutdated).toBe(true);
      expect(await promote()).toBe(changed);
      await decide('Approved');
      expect(await promote()).toBe('');
    },
  );

  test('author values that were removed after the approval need another review, and their return does not', async () => {
    await saveValues({ Phone: '555 01' });
    await decide('Approved');
    await removeValues();
    expect(await promote()).toBe(changed);
    desk = { ...desk, id: newId(), version: 0 };
    await saveValues({ Phone: '555 01' });
    expect((await getStatus()).review?.isOutdated).toBe(false);
    expect(await promote()).toBe('');
  });

  test('a change of author values alone can be published, and its repetition cannot (A4.39)', async () => {
    expect(await promote(['2'])).toBe('');
    await saveValues({ Phone: '555 01' });
    const { authorValues } = await getStatus();
    expect(authorValues).toEqual({ development: expect.any(Number), staging: 0, production: null });
    expect(authorValues.development).toBeGreaterThan(0);
    expect(await promote(['2'])).toBe('');
    expect((await getStatus()).authorValues.staging).toBe(authorValues.development);
    expect(await promote(['2'])).toBe(nothingNew);
    await removeValues();
    expect(await promote(['2'])).toBe('');
    expect((await getStatus()).authorValues).toEqual({ development: 0, staging: 0, production: null });
  });

  test('the promotion of the whole project publishes its author values once', async () => {
    const promoteAll = async () =>
      (
        await app.call(publishingCalls.promote, {
          query: { owningTeamId: ada.teamId },
          body: { projectId, source: 1, environments: ['2'], acceptedTerms: true },
          token: ada.token,
        })
      ).message;
    await saveValues({ Phone: '555 01' });
    expect(await promoteAll()).toBe('');
    expect(await promoteAll()).toBe(nothingNew);
    await saveValues({ Phone: '555 02' });
    expect(await promoteAll()).toBe('');
  });
});

describe('reviewing author values', () => {
  const getReview = async (reviewId: string) =>
    (await app.call(reviewCalls.get, { query: { reviewId }, token: staff.token })).result;
  const getItem = (reviewId: string, itemId: ItemId) =>
    app.call(reviewCalls.item, { query: { reviewId, itemId }, token: staff.token });

  test('a reviewer reads author values with their inputs, beside those of the last approved version', async () => {
    await saveValues({ Phone: '555 01' });
    await decide('Approved');
    await saveValues({ Phone: '555 02' });
    const { reviewId } = await requestReview();
    const { authorValues, project } = await getReview(reviewId);
    expect(authorValues).toEqual([
      { itemId: expect.any(String), type: 'ContactUs', displayName: expect.any(String), change: 'changed' },
    ]);
    expect(project.change).toBe('same');
    const { result } = await getItem(reviewId, authorValues[0]?.itemId as ItemId);
    expect(result).toMatchObject({ propertyValues: { Phone: '555 02' }, approvedValues: { Phone: '555 01' } });
    expect(result.schema?.properties.map(({ name }) => name)).toContain('Phone');
  });

  test('a review that is requested after a denial is about the values at the time of the request', async () => {
    await saveValues({ Phone: '555 01' });
    await decide('Denied');
    await saveValues({ Phone: '555 02' });
    const { reviewId } = await requestReview();
    const [node] = (await getReview(reviewId)).authorValues;
    expect(node?.change).toBe('added');
    const { result } = await getItem(reviewId, node?.itemId as ItemId);
    expect(result.propertyValues).toEqual({ Phone: '555 02' });
  });

  test('removed author values are listed as removed', async () => {
    await saveValues({ Phone: '555 01' });
    await decide('Approved');
    await removeValues();
    const { authorValues, removed } = await getReview((await requestReview()).reviewId);
    expect([authorValues, removed.length]).toEqual([[], 1]);
  });
});

describe('withdrawing a request', () => {
  const withdraw = async () =>
    (
      await app.call(onePublishingCalls.removePublishRequest, {
        query: { oneLlamaId: llamaIds[0] as ItemId },
        token: ada.token,
      })
    ).result.status;

  test('withdrawing a request returns to the latest decision, so that a denied project stays denied (A7.23)', async () => {
    await requestReview();
    expect(await withdraw()).toBe('Draft');
    await decide('Approved');
    await requestReview();
    expect(await withdraw()).toBe('Approved');
    await decide('Denied');
    await requestReview();
    expect(await withdraw()).toBe('Denied');
    expect(await promote()).toContain('approved');
  });

  test('withdrawing a request returns to live only where nothing was decided after the publication (A7.23)', async () => {
    await decide('Approved');
    expect(await promote()).toBe('');
    await requestReview();
    expect(await withdraw()).toBe('Live');
    await decide('Approved');
    await requestReview();
    expect(await withdraw()).toBe('Approved');
    await decide('Denied');
    await requestReview();
    expect(await withdraw()).toBe('Denied');
  });

  test('a denial ends an earlier approval, whatever the status says', async () => {
    await decide('Approved');
    await decide('Denied');
    await app.services.db
      .updateTable('item')
      .set({ publishStatus: 'Approved' })
      .where('teamId', '=', ada.teamId)
      .where('id', '=', projectId)
      .execute();
    expect(await promote()).toContain('approved');
  });
});
