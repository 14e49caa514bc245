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
import { type ThreadId, toJsonText } from '@confab/model';
import type { Caller, Db, Services } from '../../services.ts';
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
  const { teamId, projectId, path } = request;
  if (path !== '' && !isSafePath(parsePath(path))) throw unprocessable(commentMessages.unknownInput);
  return changeThread(services, caller, { teamId, projectId }, (trx) => addThread(services, trx, caller, request));
}

/**
 * Adds a thread in a transaction that has checked the permission of the caller.
 *
 * @returns the id of the thread, even when the request is a repeated one
 */
export async function addThread(
  services: Services,
  trx: Db,
  caller: Caller,
  request: BodyOf<typeof commentCalls.create>,
): Promise<ThreadId> {
  const { teamId, projectId, itemId, newThreadId: threadId, path, text } = request;
  const item = await findItem(trx, teamId, itemId);
  if (item?.projectId !== projectId) throw notFound();
  const mentions = await resolveMentions(trx, teamId, request);
  const isNew = await insertThread(trx, { id: threadId, teamId, projectId, itemId: item.id, path });
  if (!isNew && !(await findThread(trx, teamId, projectId, threadId))) throw notFound();
  if (!isNew) return threadId;
  const id = services.newId();
  const authorId = caller.accountId;
  await insertComment(trx, { id, teamId, threadId, authorId, text, mentions: toJsonText(mentions) });
  const notice = { teamId, projectId, threadId, commentId: id, itemId: item.id, text, mentions, isReply: false };
  await notifyAboutComment(services, trx, caller, notice);
  return threadId;
}
