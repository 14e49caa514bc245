import { can } from '@confab/access';
import {
  conflict,
  notFound,
  notificationMessages,
  refused,
  releaseMessages,
  type BodyOf,
  type Review,
  type reviewCalls,
} from '@confab/contracts';
import { decideOpenReview } from '../../core/releases/reviews.repository.ts';
import { setPublishStatus } from '../../core/releases/releases.repository.ts';
import { transact } from '../../db/transact.ts';
import { queueMail } from '../../mail/outbox.repository.ts';
import { createReviewMail } from '../../mail/review-mails.ts';
import type { Caller, Db, Services } from '../../services.ts';
import { createNotice, notifyAll } from '../notifications/index.ts';
import { findMembers } from '../teams/index.ts';
import { findRequester, findReview, lockReviewedProject, type ReviewRow } from './reviews.repository.ts';
import { toReview } from './to-review.ts';

type Decision = BodyOf<typeof reviewCalls.decide>;

/**
 * Approves or denies a project. The first of two reviewers decides; a request that its author has withdrawn is not
 * decided. Members who may publish are notified, and the author of the request gets a mail.
 */
export async function decideReview(services: Services, caller: Caller, decision: Decision): Promise<Review> {
  const { reviewId, decision: state, reason = '' } = decision;
  if (state === 'Denied' && reason === '') throw refused(releaseMessages.denialNeedsReason);
  const found = await findReview(services.db, reviewId);
  if (!found) throw notFound();
  const { teamId, projectId } = found;
  const review = await transact(services.db, async (trx) => {
    // Requests and withdrawals take the same lock, so that the second of two concurrent changes sees the first.
    if (!(await lockReviewedProject(trx, teamId, projectId))) throw notFound();
    const current = await findReview(trx, reviewId);
    if (!current) throw notFound();
    if (current.state === 'Withdrawn') throw conflict(releaseMessages.requestWithdrawn);
    if (current.state !== 'UnderReview') throw conflict(releaseMessages.alreadyDecided);
    await decideOpenReview(trx, current, { state, decidedBy: caller.accountId, reason });
    await setPublishStatus(trx, teamId, projectId, state);
    await reportDecision(services, trx, current, { isApproved: state === 'Approved', reason });
    return (await findReview(trx, reviewId)) ?? current;
  });
  services.hub.publish('projectListChanged', { teamId, projectId });
  return toReview(review);
}

async function reportDecision(
  services: Services,
  trx: Db,
  review: ReviewRow,
  { isApproved, reason }: { readonly isApproved: boolean; readonly reason: string },
): Promise<void> {
  const { teamId, projectId, projectName } = review;
  const path =
    `/projects/${projectId}?${new URLSearchParams({ publish: 'status', team: teamId, site: 'one' })}` as const;
  const { approved, denied } = notificationMessages;
  const notice = isApproved
    ? createNotice(approved, { project: projectName }, path)
    : createNotice(denied, { project: projectName, reason }, path);
  const publishers = (await findMembers(trx, teamId)).filter(({ permission }) => can(permission, 'project.publish'));
  await notifyAll(
    services,
    trx,
    publishers.map(({ accountId }) => accountId),
    notice,
  );
  const requester = await findRequester(trx, review);
  if (!requester?.isVerified) return;
  const mail = createReviewMail(services.config.publicUrl, {
    recipient: requester.email,
    projectName,
    isApproved,
    reason,
    teamId,
    projectId,
  });
  await queueMail(trx, services, mail, `review ${review.id}`);
}
