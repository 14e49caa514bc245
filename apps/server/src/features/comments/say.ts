import { isSafePath, parsePath } from '@confab/inputs';
import { notFound, unprocessable, type BodyOf, type commentCalls, type CommentThread } from '@confab/contracts';
import type { ThreadId } from '@confab/model';
import { requireRole } from '../../access/require-role.ts';
import { transact } from '../../db/transact.ts';
import type { Caller, Db, Services } from '../../services.ts';
import { findItem } from '../../core/items/items.repository.ts';
import {
  findComment,
  findThread,
  insertComment,
  insertThread,
  updateComment,
  type StoredMention,
} from './comments.repository.ts';
import { getThread } from './list-comments.ts';
import { readMentions } from './mentions.ts';
import { tellOfComment } from './tell-of-comment.ts';

/** Begins a thread about an item or one of its inputs. A repeat finds what the first one made. */
export async function beginThread(
  services: Services,
  caller: Caller,
  wanted: BodyOf<typeof commentCalls.create>,
): Promise<CommentThread> {
  const { teamId, projectId, itemId, newThreadId: threadId, path, text } = wanted;
  if (path !== '' && !isSafePath(parsePath(path))) throw unprocessable('There is no such input.');
  return saying(services, caller, { teamId, projectId, threadId }, async (trx) => {
    const item = await findItem(trx, teamId, itemId);
    if (!item) throw notFound();
    const mentions = await readMentions(trx, teamId, wanted);
    const isNew = await insertThread(trx, { id: threadId, teamId, projectId, itemId: item.id, path });
    if (!isNew && !(await findThread(trx, teamId, projectId, threadId))) throw notFound();
    if (!isNew) return;
    const id = services.newId();
    const stored = JSON.stringify(mentions);
    await insertComment(trx, { id, teamId, threadId, authorId: caller.accountId, text, mentions: stored });
    const said = { teamId, projectId, threadId, itemId: item.id, text, mentions, isReply: false };
    await tellOfComment(services, trx, caller, said);
  });
}

/** Answers in a thread, of a deleted item too. */
export async function reply(
  services: Services,
  caller: Caller,
  wanted: BodyOf<typeof commentCalls.reply>,
): Promise<CommentThread> {
  const { teamId, projectId, threadId, newCommentId: id, text } = wanted;
  return saying(services, caller, { teamId, projectId, threadId }, async (trx) => {
    const thread = await findThread(trx, teamId, projectId, threadId);
    if (!thread) throw notFound();
    const mentions = await readMentions(trx, teamId, wanted);
    const stored = JSON.stringify(mentions);
    const isNew = await insertComment(trx, {
      id,
      teamId,
      threadId,
      authorId: caller.accountId,
      text,
      mentions: stored,
    });
    if (!isNew) return;
    const said = { teamId, projectId, threadId, itemId: thread.itemId, text, mentions, isReply: true };
    await tellOfComment(services, trx, caller, said);
  });
}

/** Says one's own comment in other words. Only whom it did not call before is told. */
export async function editComment(
  services: Services,
  caller: Caller,
  wanted: BodyOf<typeof commentCalls.edit>,
): Promise<CommentThread> {
  const { teamId, projectId, commentId, text } = wanted;
  const place = { teamId, projectId };
  return saying(services, caller, place, async (trx) => {
    const comment = await findComment(trx, teamId, projectId, commentId);
    // Whose it is not need not know that it is there: reading tells that already.
    if (!comment || comment.authorId !== caller.accountId) throw notFound();
    // The database's own key.
    const threadId = comment.threadId as ThreadId;
    const mentions = await readMentions(trx, teamId, wanted);
    // This server wrote it.
    const before = new Set((JSON.parse(comment.mentions) as StoredMention[]).map(({ accountId }) => accountId));
    await updateComment(trx, teamId, comment.id, { text, mentions: JSON.stringify(mentions) });
    const thread = await findThread(trx, teamId, projectId, threadId);
    const called = mentions.filter(({ accountId }) => !before.has(accountId));
    const said = { teamId, projectId, threadId, itemId: thread?.itemId ?? '', text, mentions: called, isReply: false };
    await tellOfComment(services, trx, caller, said);
    return threadId;
  });
}

interface SayingPlace {
  readonly teamId: BodyOf<typeof commentCalls.edit>['teamId'];
  readonly projectId: BodyOf<typeof commentCalls.edit>['projectId'];
  readonly threadId?: ThreadId;
}

/** The role is read in the transaction; the team hears of it once it is committed. */
async function saying(
  services: Services,
  caller: Caller,
  { teamId, projectId, threadId }: SayingPlace,
  work: (trx: Db) => Promise<ThreadId | void>,
): Promise<CommentThread> {
  const place = { teamId, projectId, accountId: caller.accountId };
  const thread = await transact(services.db, async (trx) => {
    await requireRole(trx, caller, teamId, 'Commenter');
    const said = await work(trx);
    return getThread(trx, place, said ?? threadId ?? '');
  });
  services.hub.publishCommentsChanged({ teamId, projectId, threadId: thread.id, authorId: caller.accountId });
  return thread;
}
