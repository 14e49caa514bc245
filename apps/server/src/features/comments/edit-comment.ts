import { readJsonText, toJsonText } from '@confab/model';
import { notFound, type BodyOf, type commentCalls, type CommentThread } from '@confab/contracts';
import type { Caller, Services } from '../../services.ts';
import { changeThread } from './change-thread.ts';
import { findComment, findThread, updateComment } from './comments.repository.ts';
import { notifyAboutComment } from './notify-about-comment.ts';
import { resolveMentions } from './resolve-mentions.ts';

/** Changes the text of the caller's own comment. Only newly mentioned members are notified. */
export async function editComment(
  services: Services,
  caller: Caller,
  request: BodyOf<typeof commentCalls.edit>,
): Promise<CommentThread> {
  const { teamId, projectId, commentId, text } = request;
  return changeThread(services, caller, { teamId, projectId }, async (trx) => {
    const comment = await findComment(trx, teamId, projectId, commentId);
    // Only its author may edit a comment. Other members can read it, so "not found" hides nothing from them.
    if (!comment || comment.authorId !== caller.accountId) throw notFound();
    const { threadId } = comment;
    const mentions = await resolveMentions(trx, teamId, request);
    const previous = new Set(readJsonText(comment.mentions).map(({ accountId }) => accountId));
    await updateComment(trx, teamId, comment.id, { text, mentions: toJsonText(mentions) });
    const thread = await findThread(trx, teamId, projectId, threadId);
    if (!thread) throw notFound();
    const added = mentions.filter(({ accountId }) => !previous.has(accountId));
    const place = { teamId, projectId, threadId, commentId, itemId: thread.itemId };
    await notifyAboutComment(services, trx, caller, { ...place, text, mentions: added, isReply: false });
    return threadId;
  });
}
