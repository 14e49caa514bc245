import type { CommentThread } from '@confab/contracts';
import type { ProjectId, TeamId, ThreadId } from '@confab/model';
import { requirePermission } from '../../access/require-permission.ts';
import { transact } from '../../db/transact.ts';
import type { Caller, Db, Services } from '../../services.ts';
import { getThread } from './list-comments.ts';

/**
 * Changes a comment thread in a transaction that has checked the caller's role, and notifies the team's clients after
 * the commit.
 *
 * @param work returns the id of the changed thread
 */
export async function changeThread(
  services: Services,
  caller: Caller,
  { teamId, projectId }: { readonly teamId: TeamId; readonly projectId: ProjectId },
  work: (trx: Db) => Promise<ThreadId>,
): Promise<CommentThread> {
  const thread = await transact(services.db, async (trx) => {
    await requirePermission(trx, caller, teamId, 'comment.write');
    return getThread(trx, { teamId, projectId, accountId: caller.accountId }, await work(trx));
  });
  services.hub.publish('commentsChanged', { teamId, projectId, threadId: thread.id, authorId: caller.accountId });
  return thread;
}
