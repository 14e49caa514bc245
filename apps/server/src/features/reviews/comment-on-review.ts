import { notFound, type BodyOf, type CommentThread, type reviewCalls } from '@confab/contracts';
import { transact } from '../../db/transact.ts';
import type { Caller, Services } from '../../services.ts';
import { addThread, getThread } from '../comments/index.ts';
import { findReview } from './reviews.repository.ts';

/** Starts a thread of comments about an item of the reviewed project, which its authors see as any other. */
export async function commentOnReview(
  services: Services,
  caller: Caller,
  { reviewId, itemId, newThreadId: threadId, text }: BodyOf<typeof reviewCalls.comment>,
): Promise<CommentThread> {
  const review = await findReview(services.db, reviewId);
  if (!review) throw notFound();
  const { teamId, projectId } = review;
  const { accountId } = caller;
  const thread = await transact(services.db, async (trx) => {
    const request = { teamId, projectId, itemId, newThreadId: threadId, path: '', text, mentions: [] };
    await addThread(services, trx, caller, request);
    return getThread(trx, { teamId, projectId, accountId }, threadId);
  });
  services.hub.publish('commentsChanged', { teamId, projectId, threadId: thread.id, authorId: accountId });
  return thread;
}
