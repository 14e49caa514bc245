import type { AccountId, ProjectId, TeamId, ThreadId } from '@confab/model';
import { sql } from 'kysely';
import type { Db } from '../../services.ts';

/** Who a comment calls, as it is stored. */
export interface StoredMention {
  readonly accountId: AccountId;
  readonly name: string;
}

export interface CommentRow {
  readonly id: string;
  readonly threadId: string;
  readonly projectId: string;
  readonly authorId: AccountId;
  readonly text: string;
  readonly mentions: string;
  readonly deletedAt: Date | null;
}

interface NewThread {
  readonly id: ThreadId;
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly itemId: string;
  readonly path: string;
}

/** @returns false when there is one under this id already. */
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
  readonly id: string;
  readonly teamId: TeamId;
  readonly threadId: string;
  readonly authorId: string;
  readonly text: string;
  readonly mentions: string;
}

/** Adds a word to a thread, which is then the one with the latest. @returns false when it is there already. */
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

/** A thread of a project, held until the end of the transaction. */
export function findThread(trx: Db, teamId: TeamId, projectId: ProjectId, id: string) {
  return trx
    .selectFrom('commentThread')
    .select(['id', 'itemId', 'path', 'resolvedAt'])
    .where('teamId', '=', teamId)
    .where('projectId', '=', projectId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** A comment of a project that was not deleted; its thread is held until the end of the transaction. */
export async function findComment(
  trx: Db,
  teamId: TeamId,
  projectId: ProjectId,
  id: string,
): Promise<CommentRow | undefined> {
  const row = await trx
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
  // The database's own key.
  return row && { ...row, authorId: row.authorId as AccountId };
}

export async function updateComment(
  trx: Db,
  teamId: TeamId,
  id: string,
  change: { readonly text: string; readonly mentions: string },
): Promise<void> {
  await trx
    .updateTable('comment')
    .set({ ...change, editedAt: sql<Date>`now()` })
    .where('teamId', '=', teamId)
    .where('id', '=', id)
    .execute();
}

/** Takes a comment's words away, and its thread with the last of them. @returns whether the thread is still there. */
export async function removeComment(trx: Db, teamId: TeamId, { id, threadId }: CommentRow): Promise<boolean> {
  await trx
    .updateTable('comment')
    .set({ text: '', mentions: '[]', deletedAt: sql<Date>`now()` })
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

/** Settles a thread, or opens it again. */
export async function settleThread(trx: Db, teamId: TeamId, id: string, resolvedBy: AccountId | null): Promise<void> {
  await trx
    .updateTable('commentThread')
    .set({ resolvedBy, resolvedAt: resolvedBy === null ? null : sql<Date>`now()` })
    .where('teamId', '=', teamId)
    .where('id', '=', id)
    .execute();
}

/** Notes that somebody has read these threads of a project. @returns nothing: what is not there is passed over. */
export async function markSeen(
  db: Db,
  place: { readonly teamId: TeamId; readonly projectId: ProjectId; readonly accountId: AccountId },
  threadIds: readonly string[],
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

/** Everybody who has said something in a thread. */
export async function listSpeakers(trx: Db, teamId: TeamId, threadId: string): Promise<AccountId[]> {
  const rows = await trx
    .selectFrom('comment')
    .select('authorId')
    .distinct()
    .where('teamId', '=', teamId)
    .where('threadId', '=', threadId)
    .where('deletedAt', 'is', null)
    .execute();
  return rows.map(({ authorId }) => authorId as AccountId); // the database's own keys
}
