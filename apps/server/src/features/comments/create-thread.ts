import { isSafePath, parsePath } from '@confab/inputs';
import {
  commentMessages,
  notFound,
  unprocessable,
  type BodyOf,
  type commentCalls,
  type CommentThread,
} from '@confab/contracts';
import { findItem } from '../../core/items/items.repository.ts';
import type { Caller, Services } from '../../services.ts';
import { changeThread } from './change-thread.ts';
import { findThread, insertComment, insertThread } from './comments.repository.ts';
import { notifyAboutComment } from './notify-about-comment.ts';
import { resolveMentions } from './resolve-mentions.ts';

/** Starts a thread about an item or one of its inputs. A repeated request returns the existing thread. */
export async function createThread(
  services: Services,
  caller: Caller,
  request: BodyOf<typeof commentCalls.create>,
): Promise<CommentThread> {
  const { teamId, projectId, itemId, newThreadId: threadId, path, text } = request;
  if (path !== '' && !isSafePath(parsePath(path))) throw unprocessable(commentMessages.unknownInput);
  return changeThread(services, caller, { teamId, projectId }, async (trx) => {
    const item = await findItem(trx, teamId, itemId);
    if (!item) throw notFound();
    const mentions = await resolveMentions(trx, teamId, request);
    const isNew = await insertThread(trx, { id: threadId, teamId, projectId, itemId: item.id, path });
    if (!isNew && !(await findThread(trx, teamId, projectId, threadId))) throw notFound();
    if (!isNew) return threadId;
    const id = services.newId();
    const authorId = caller.accountId;
    await insertComment(trx, { id, teamId, threadId, authorId, text, mentions: JSON.stringify(mentions) });
    const notice = { teamId, projectId, threadId, itemId: item.id, text, mentions, isReply: false };
    await notifyAboutComment(services, trx, caller, notice);
    return threadId;
  });
}
