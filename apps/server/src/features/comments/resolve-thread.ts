import { notFound, type BodyOf, type commentCalls, type CommentThread } from '@confab/contracts';
import type { Caller, Services } from '../../services.ts';
import { changeThread } from './change-thread.ts';
import { findThread, setThreadResolved } from './comments.repository.ts';

/** Resolves a thread or reopens it; any Commenter may do either. */
export function resolveThread(
  services: Services,
  caller: Caller,
  { teamId, projectId, threadId, isResolved }: BodyOf<typeof commentCalls.resolve>,
): Promise<CommentThread> {
  return changeThread(services, caller, { teamId, projectId }, async (trx) => {
    const thread = await findThread(trx, teamId, projectId, threadId);
    if (!thread) throw notFound();
    // A second resolve keeps the name of who resolved it first.
    if ((thread.resolvedAt !== null) !== isResolved) {
      await setThreadResolved(trx, teamId, threadId, isResolved ? caller.accountId : null);
    }
    return threadId;
  });
}
