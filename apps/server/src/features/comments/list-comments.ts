import { notFound, type Comment, type commentCalls, type CommentThread, type ResultOf } from '@confab/contracts';
import type { CommentId, ItemId, WorkflowId } from '@confab/model';
import type { Db } from '../../services.ts';
import { displayName } from '../accounts/sessions.ts';
import type { StoredMention } from './comments.repository.ts';
import {
  listThreads,
  listWords,
  type ThreadFilter,
  type ThreadPlace,
  type ThreadRow,
  type WordRow,
} from './threads.repository.ts';

const pageSize = 30;

/** A page of the threads of a project or of one item in it, with all that was said in them. */
export async function listComments(
  db: Db,
  place: ThreadPlace,
  filter: Omit<ThreadFilter, 'skip' | 'most'> & { readonly skip?: number | undefined },
): Promise<ResultOf<typeof commentCalls.list>> {
  const { skip = 0 } = filter;
  const found = await listThreads(db, place, { ...filter, skip, most: pageSize + 1 });
  const page = found.slice(0, pageSize);
  const words = await listWords(
    db,
    place.teamId,
    page.map(({ id }) => id),
  );
  return {
    threads: page.map((thread) =>
      toThread(
        thread,
        words.filter(({ threadId }) => threadId === thread.id),
        place,
      ),
    ),
    nextSkip: found.length > pageSize ? skip + pageSize : null,
  };
}

/** One thread as it is now. */
export async function getThread(db: Db, place: ThreadPlace, threadId: string): Promise<CommentThread> {
  const { threads } = await listComments(db, place, { threadId });
  if (!threads[0]) throw notFound();
  return threads[0];
}

function toThread(row: ThreadRow, words: readonly WordRow[], { projectId }: ThreadPlace): CommentThread {
  return {
    id: row.id,
    projectId,
    // The database's own keys.
    itemId: row.itemId as ItemId,
    itemKind: row.kind,
    itemName: row.displayName,
    workflowId: row.workflowId as WorkflowId | null,
    isItemDeleted: row.isItemDeleted,
    path: row.path,
    isResolved: row.resolvedAt !== null,
    resolvedByName: row.resolvedAt === null ? '' : nameOf(row),
    isUnread: row.isUnread,
    updatedUtc: row.updatedAt.toISOString(),
    // What was deleted leaves a gap only where it was answered.
    comments: words.filter(({ deletedAt }, at) => deletedAt === null || at === 0).map(toComment),
  };
}

function toComment(row: WordRow): Comment {
  return {
    id: row.id as CommentId,
    authorId: row.authorId,
    authorName: nameOf(row),
    text: row.text,
    // This server wrote it.
    mentions: JSON.parse(row.mentions) as StoredMention[],
    createdUtc: row.createdAt.toISOString(),
    editedUtc: row.editedAt?.toISOString() ?? null,
    isDeleted: row.deletedAt !== null,
  };
}

function nameOf({ firstName, lastName, email }: Pick<WordRow, 'firstName' | 'lastName' | 'email'>): string {
  return displayName({ firstName: firstName ?? '', lastName: lastName ?? '', email: email ?? '' });
}
