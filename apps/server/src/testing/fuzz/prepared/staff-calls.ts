import { feedbackCalls, onePublishingCalls, reviewCalls, towerCalls } from '@confab/contracts';
import type { ItemId } from '@confab/model';
import { sql } from 'kysely';
import { aOneProject, findOpenReview } from '../../../features/one/testing/one-projects.ts';
import { newId } from '../../../new-id.ts';
import { createJobRecords } from '../../../scheduling/job-records.ts';
import type { TestApp } from '../../open-test-app.ts';
import { asSender, prepared, type PreparedCall, type PreparedStage } from './prepared-call.ts';
import { aStaffMember } from '../../people-and-projects.ts';

/** A review that waits, with one of its chapters. */
async function aReview({ test, owner }: PreparedStage) {
  const { projectId, llamaIds } = await aOneProject(test, owner);
  const itemId = llamaIds[0] as ItemId;
  const body = { projectName: 'Museum guide', oneLlamaId: itemId, acceptedTerms: true, publishType: 'Live' } as const;
  await test.call(onePublishingCalls.requestPublish, { body, token: owner.token });
  const reviewer = await aStaffMember(test);
  const { reviewId } = await findOpenReview(test, reviewer, projectId);
  return { reviewId, itemId, by: { ...asSender(reviewer, 'reviewer'), role: undefined, isStaff: true } };
}

/** A mail that waits, or whose delivery was given up. @returns what names it in a call */
async function aMail({ services }: TestApp, hasGivenUp: boolean) {
  const id = newId();
  const mail = { id, recipient: `${id}@example.test`, subject: 'Your table', text: 'At eight', html: '' };
  const createdAt = sql<Date>`now() - make_interval(hours => ${sql.lit(hasGivenUp ? 25 : 0)})`;
  await services.db
    .insertInto('outboxMail')
    .values({ ...mail, createdAt })
    .execute();
  return { kind: 'Mail', id } as const;
}

/** Calls by which the staff handles feedback, jobs, mails and reviews. */
export const staffCalls: readonly PreparedCall[] = [
  prepared(feedbackCalls.setState, async ({ test, owner }) => {
    const text = `Good ${newId()}`;
    await test.call(feedbackCalls.sendFeedback, { body: { username: '', rating: 5, text }, token: owner.token });
    const staff = await aStaffMember(test);
    const { entries } = (await test.call(feedbackCalls.listFeedback, { query: {}, token: staff.token })).result;
    const id = entries.find((entry) => entry.feedback === text)?.id ?? newId();
    const body = { kind: 'Feedback', id, state: 'Seen' } as const;
    return { sent: { body } };
  }),
  prepared(towerCalls.runJob, async ({ test: { services } }) => {
    services.processState.get(createJobRecords, services.now).add('a job', 3_600_000, () => {});
    return { sent: { body: { name: 'a job' } } };
  }),
  prepared(towerCalls.retryJob, async ({ test }) => ({ sent: { body: await aMail(test, true) } })),
  prepared(towerCalls.cancelJob, async ({ test }) => ({ sent: { body: await aMail(test, false) } })),
  prepared(reviewCalls.get, async (stage) => {
    const { reviewId, by } = await aReview(stage);
    return { sent: { query: { reviewId } }, by };
  }),
  prepared(reviewCalls.item, async (stage) => {
    const { reviewId, itemId, by } = await aReview(stage);
    return { sent: { query: { reviewId, itemId } }, by };
  }),
  prepared(reviewCalls.comment, async (stage) => {
    const { reviewId, itemId, by } = await aReview(stage);
    return { sent: { body: { reviewId, itemId, newThreadId: newId(), text: 'Why?' } }, by };
  }),
  prepared(reviewCalls.decide, async (stage) => {
    const { reviewId, by } = await aReview(stage);
    return { sent: { body: { reviewId, decision: 'Approved' as const } }, by };
  }),
];
