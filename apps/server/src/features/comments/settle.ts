import { roleIncludes } from '@confab/access';
import { forbidden, notFound, type BodyOf, type commentCalls, type CommentThread } from '@confab/contracts';
import type { TeamRole, ThreadId } from '@confab/model';
import { requireRole } from '../../access/require-role.ts';
import { transact } from '../../db/transact.ts';
import type { Caller, Services } from '../../services.ts';
import { findComment, findThread, removeComment, settleThread } from './comments.repository.ts';
import { getThread } from './list-comments.ts';

/** Settles a thread, or opens it again; any Commenter may do either. */
export async function resolveThread(
  services: Services,
  caller: Caller,
  { teamId, projectId, threadId, isResolved }: BodyOf<typeof commentCalls.resolve>,
): Promise<CommentThread> {
  const thread = await transact(services.db, async (trx) => {
    await requireRole(trx, caller, teamId, 'Commenter');
    const found = await findThread(trx, teamId, projectId, threadId);
    if (!found) throw notFound();
    // Who settled it first is who settled it.
    if ((found.resolvedAt !== null) !== isResolved) {
      await settleThread(trx, teamId, found.id, isResolved ? caller.accountId : null);
    }
    return getThread(trx, { teamId, projectId, accountId: caller.accountId }, found.id);
  });
  services.hub.publishCommentsChanged({ teamId, projectId, threadId, authorId: caller.accountId });
  return thread;
}

/** Deletes one's own comment; an Admin any. @returns what is left of the thread, null when nothing is. */
export async function deleteComment(
  services: Services,
  caller: Caller,
  role: TeamRole,
  { teamId, projectId, commentId }: BodyOf<typeof commentCalls.remove>,
): Promise<CommentThread | null> {
  const { threadId, left } = await transact(services.db, async (trx) => {
    await requireRole(trx, caller, teamId, 'Commenter');
    const comment = await findComment(trx, teamId, projectId, commentId);
    if (!comment) throw notFound();
    if (comment.authorId !== caller.accountId && !roleIncludes(role, 'Admin')) throw forbidden();
    const isLeft = await removeComment(trx, teamId, comment);
    const place = { teamId, projectId, accountId: caller.accountId };
    return { threadId: comment.threadId, left: isLeft ? await getThread(trx, place, comment.threadId) : null };
  });
  // The database's own key.
  services.hub.publishCommentsChanged({
    teamId,
    projectId,
    threadId: threadId as ThreadId,
    authorId: caller.accountId,
  });
  return left;
}
