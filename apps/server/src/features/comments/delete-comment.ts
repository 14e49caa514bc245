import { can } from '@confab/access';
import { forbidden, notFound, type BodyOf, type commentCalls, type CommentThread } from '@confab/contracts';
import { deleteNotificationsOfComment } from '../../core/notifications/notifications.repository.ts';
import { requirePermission } from '../../access/require-permission.ts';
import { transact } from '../../db/transact.ts';
import type { Caller, Services } from '../../services.ts';
import { findComment, removeComment } from './comments.repository.ts';
import { getThread } from './list-comments.ts';

/**
 * Deletes a comment with its notifications; its author and Admins may do so.
 * @returns the thread, or null when its last comment was deleted.
 */
export async function deleteComment(
  services: Services,
  caller: Caller,
  { teamId, projectId, commentId }: BodyOf<typeof commentCalls.remove>,
): Promise<CommentThread | null> {
  const { threadId, thread } = await transact(services.db, async (trx) => {
    const role = await requirePermission(trx, caller, teamId, 'comment.write');
    const comment = await findComment(trx, teamId, projectId, commentId);
    if (!comment) throw notFound();
    if (comment.authorId !== caller.accountId && !can(role, 'comment.removeAny')) throw forbidden();
    const hasThread = await removeComment(trx, teamId, comment);
    await deleteNotificationsOfComment(trx, commentId);
    const scope = { teamId, projectId, accountId: caller.accountId };
    return { threadId: comment.threadId, thread: hasThread ? await getThread(trx, scope, comment.threadId) : null };
  });
  services.hub.publish('commentsChanged', { teamId, projectId, threadId, authorId: caller.accountId });
  return thread;
}
