import { limits, toJsonText } from '@confab/model';
import {
  commentMessages,
  notFound,
  unprocessable,
  type BodyOf,
  type commentCalls,
  type CommentThread,
} from '@confab/contracts';
import type { Caller, Services } from '../../services.ts';
import { changeThread } from './change-thread.ts';
import { countComments, findThread, insertComment } from './comments.repository.ts';
import { notifyAboutComment } from './notify-about-comment.ts';
import { resolveMentions } from './resolve-mentions.ts';

/** Adds a comment to a thread, even when its item has been deleted. A repeated request adds nothing. */
export async function replyToThread(
  services: Services,
  caller: Caller,
  request: BodyOf<typeof commentCalls.reply>,
): Promise<CommentThread> {
  const { teamId, projectId, threadId, newCommentId: id, text } = request;
  return changeThread(services, caller, { teamId, projectId }, async (trx) => {
    const thread = await findThread(trx, teamId, projectId, threadId);
    if (!thread) throw notFound();
    const mentions = await resolveMentions(trx, teamId, request);
    const authorId = caller.accountId;
    const comment = { id, teamId, threadId, authorId, text, mentions: toJsonText(mentions) };
    if (!(await insertComment(trx, comment))) return threadId;
    // All comments of a thread are sent together.
    if ((await countComments(trx, teamId, threadId)) > limits.threadCommentsMax)
      throw unprocessable(commentMessages.tooMany, { most: limits.threadCommentsMax });
    const notice = { teamId, projectId, threadId, commentId: id, itemId: thread.itemId, text, mentions, isReply: true };
    await notifyAboutComment(services, trx, caller, notice);
    return threadId;
  });
}
