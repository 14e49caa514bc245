import {
  type AccountId,
  type ProjectId,
  type TeamId,
  type ThreadId,
  type ItemId,
  type CommentId,
  type JsonText,
  toJsonText,
} from '@confab/model';
import { sql } from 'kysely';
import type { Db } from '../../services.ts';
import type { StoredMention } from '../../db/stored-shapes.ts';

export interface CommentRow {
  readonly id: CommentId;
  readonly threadId: ThreadId;
  readonly projectId: ProjectId;
  readonly authorId: AccountId;
  readonly text: string;
  readonly mentions: JsonText<readonly StoredMention[]>;
  readonly deletedAt: Date | null;
}

interface NewThread {
  readonly id: ThreadId;
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly itemId: ItemId;
  readonly path: string;
}

/** @returns false when a thread with this id exists already. */
export async function insertThread(trx: Db, thread: NewThread): Promise<boolean> {
  const row = await trx
    .insertInto('commentThread')
    .values(thread)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

interface NewComment {
  readonly id: CommentId;
  readonly teamId: TeamId;
  readonly threadId: ThreadId;
  readonly authorId: AccountId;
  readonly text: string;
  readonly mentions: JsonText<readonly StoredMention[]>;
}

/** Adds a comment and moves its thread to the top of the list. @returns false when the comment exists already. */
export async function insertComment(trx: Db, comment: NewComment): Promise<boolean> {
  const row = await trx
    .insertInto('comment')
    .values(comment)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return false;
  await trx
    .updateTable('commentThread')
    .set({ updatedAt: sql<Date>`now()` })
    .where('teamId', '=', comment.teamId)
    .where('id', '=', comment.threadId)
    .execute();
  return true;
}

/** Finds a thread of a project and locks it until the transaction ends. */
export function findThread(trx: Db, teamId: TeamId, projectId: ProjectId, id: ThreadId) {
  return trx
    .selectFrom('commentThread')
    .select(['id', 'itemId', 'path', 'resolvedAt'])
    .where('teamId', '=', teamId)
    .where('projectId', '=', projectId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Finds a comment that is not deleted and locks its thread until the transaction ends. */
export async function findComment(
  trx: Db,
  teamId: TeamId,
  projectId: ProjectId,
  id: CommentId,
): Promise<CommentRow | undefined> {
  return trx
    .selectFrom('comment')
    .innerJoin('commentThread', 'commentThread.id', 'comment.threadId')
    .select([
      'comment.id',
      'comment.threadId',
      'commentThread.projectId',
      'comment.authorId',
      'comment.text',
      'comment.mentions',
      'comment.deletedAt',
    ])
    .where('comment.teamId', '=', teamId)
    .where('commentThread.projectId', '=', projectId)
    .where('comment.id', '=', id)
    .where('comment.deletedAt', 'is', null)
    .forUpdate('commentThread')
    .executeTakeFirst();
}

export async function updateComment(
  trx: Db,
  teamId: TeamId,
  id: CommentId,
  change: { readonly text: string; readonly mentions: JsonText<readonly StoredMention[]> },
): Promise<void> {
  await trx
    .updateTable('comment')
    .set({ ...change, editedAt: sql<Date>`now()` })
    .where('teamId', '=', teamId)
    .where('id', '=', id)
    .execute();
}

/** Deletes a comment, and its thread when it was the last one. @returns whether the thread still exists. */
export async function removeComment(trx: Db, teamId: TeamId, { id, threadId }: CommentRow): Promise<boolean> {
  await trx
    .updateTable('comment')
    .set({ text: '', mentions: toJsonText([]), deletedAt: sql<Date>`now()` })
    .where('teamId', '=', teamId)
    .where('id', '=', id)
    .execute();
  const { left } = await trx
    .selectFrom('comment')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('teamId', '=', teamId)
    .where('threadId', '=', threadId)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  if (left > 0) return true;
  await trx.deleteFrom('commentThread').where('teamId', '=', teamId).where('id', '=', threadId).execute();
  return false;
}

/** Resolves a thread, or reopens it when `resolvedBy` is null. */
export async function setThreadResolved(
  trx: Db,
  teamId: TeamId,
  id: ThreadId,
  resolvedBy: AccountId | null,
): Promise<void> {
  await trx
    .updateTable('commentThread')
    .set({ resolvedBy, resolvedAt: resolvedBy === null ? null : sql<Date>`now()` })
    .where('teamId', '=', teamId)
    .where('id', '=', id)
    .execute();
}

/** Marks threads of a project as read by an account. Unknown ids are ignored. */
export async function markThreadsRead(
  db: Db,
  place: { readonly teamId: TeamId; readonly projectId: ProjectId; readonly accountId: AccountId },
  threadIds: readonly ThreadId[],
): Promise<void> {
  await sql`
    insert into comment_seen (team_id, thread_id, account_id)
    select thread.team_id, thread.id, ${place.accountId}
    from comment_thread thread
    where thread.team_id = ${place.teamId} and thread.project_id = ${place.projectId}
      and thread.id = any(${[...threadIds]}::uuid[])
    on conflict (thread_id, account_id) do update set seen_at = now()
      where comment_seen.team_id = ${place.teamId}`.execute(db);
}

/** How many comments a thread has, with the deleted ones, which are listed too. */
export async function countComments(trx: Db, teamId: TeamId, threadId: ThreadId): Promise<number> {
  const { count } = await trx
    .selectFrom('comment')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('teamId', '=', teamId)
    .where('threadId', '=', threadId)
    .executeTakeFirstOrThrow();
  return count;
}

/** The authors of a thread's comments, each once. */
export async function listParticipants(trx: Db, teamId: TeamId, threadId: ThreadId): Promise<AccountId[]> {
  const rows = await trx
    .selectFrom('comment')
    .select('authorId')
    .distinct()
    .where('teamId', '=', teamId)
    .where('threadId', '=', threadId)
    .where('deletedAt', 'is', null)
    .execute();
  return rows.map(({ authorId }) => authorId);
}
