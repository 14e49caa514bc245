import { notFound, type Comment, type commentCalls, type CommentThread, type ResultOf } from '@confab/contracts';
import { type ThreadId, readJsonText } from '@confab/model';
import type { Db } from '../../services.ts';
import { getAccountName } from '../../core/accounts/sessions/sessions.ts';
import {
  listThreads,
  listThreadComments,
  type ThreadFilter,
  type ThreadScope,
  type ThreadRow,
  type ThreadCommentRow,
} from './threads.repository.ts';

const pageSize = 30;

/** A page of the threads of a project, or of one item in it, with their comments. */
export async function listComments(
  db: Db,
  scope: ThreadScope,
  filter: Omit<ThreadFilter, 'skip' | 'most'> & { readonly skip?: number | undefined },
): Promise<ResultOf<typeof commentCalls.list>> {
  const { skip = 0 } = filter;
  const found = await listThreads(db, scope, { ...filter, skip, most: pageSize + 1 });
  const page = found.slice(0, pageSize);
  const comments = await listThreadComments(
    db,
    scope.teamId,
    page.map(({ id }) => id),
  );
  return {
    threads: page.map((thread) =>
      toThread(
        thread,
        comments.filter(({ threadId }) => threadId === thread.id),
        scope,
      ),
    ),
    nextSkip: found.length > pageSize ? skip + pageSize : null,
  };
}

/** One thread with its comments. */
export async function getThread(db: Db, scope: ThreadScope, threadId: ThreadId): Promise<CommentThread> {
  const { threads } = await listComments(db, scope, { threadId });
  if (!threads[0]) throw notFound();
  return threads[0];
}

function toThread(row: ThreadRow, comments: readonly ThreadCommentRow[], { projectId }: ThreadScope): CommentThread {
  return {
    id: row.id,
    projectId,
    itemId: row.itemId,
    itemKind: row.kind,
    itemName: row.displayName,
    workflowId: row.workflowId,
    isItemDeleted: row.isItemDeleted,
    path: row.path,
    isResolved: row.resolvedAt !== null,
    resolvedByName: row.resolvedAt === null ? '' : getPersonName(row),
    isUnread: row.isUnread,
    updatedUtc: row.updatedAt.toISOString(),
    // A deleted first comment stays as a placeholder, since replies follow it.
    comments: comments.filter(({ deletedAt }, index) => deletedAt === null || index === 0).map(toComment),
  };
}

function toComment(row: ThreadCommentRow): Comment {
  return {
    id: row.id,
    authorId: row.authorId,
    authorName: getPersonName(row),
    text: row.text,
    mentions: [...readJsonText(row.mentions)],
    createdUtc: row.createdAt.toISOString(),
    editedUtc: row.editedAt?.toISOString() ?? null,
    isDeleted: row.deletedAt !== null,
  };
}

function getPersonName({
  firstName,
  lastName,
  email,
}: Pick<ThreadCommentRow, 'firstName' | 'lastName' | 'email'>): string {
  return getAccountName({ firstName: firstName ?? '', lastName: lastName ?? '', email: email ?? '' });
}
