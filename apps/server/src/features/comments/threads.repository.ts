import type { CommentMark } from '@confab/contracts';
import type {
  AccountId,
  ItemKind,
  ProjectId,
  TeamId,
  ThreadId,
  ItemId,
  WorkflowId,
  CommentId,
  JsonText,
} from '@confab/model';
import { sql } from 'kysely';
import type { Db } from '../../services.ts';
import type { StoredMention } from '../../db/stored-shapes.ts';
import { shownEmail } from '../../core/accounts/addresses/shown-address.repository.ts';

/** A project, and the account for which threads count as unread. */
export interface ThreadScope {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly accountId: AccountId;
}

export interface ThreadFilter {
  readonly itemId?: ItemId | undefined;
  readonly threadId?: ThreadId | undefined;
  readonly state?: 'open' | 'resolved' | undefined;
  readonly skip: number;
  readonly most: number;
}

export interface ThreadRow {
  readonly id: ThreadId;
  readonly itemId: ItemId;
  readonly path: string;
  readonly updatedAt: Date;
  readonly resolvedAt: Date | null;
  readonly kind: ItemKind;
  readonly displayName: string;
  readonly workflowId: WorkflowId | null;
  readonly isItemDeleted: boolean;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
  readonly isUnread: boolean;
}

/** Unread: somebody else commented since the account last read the thread, or since it joined the team. */
function isUnread({ teamId, accountId }: ThreadScope) {
  return sql<boolean>`exists (
    select from comment word
    where word.team_id = ${teamId} and word.thread_id = thread.id and word.deleted_at is null
      and word.author_id <> ${accountId}
      and word.created_at > coalesce(
        (select seen_at from comment_seen seen
          where seen.team_id = ${teamId} and seen.thread_id = thread.id and seen.account_id = ${accountId}),
        (select member.created_at from team_member member
          where member.team_id = ${teamId} and member.account_id = ${accountId})))`;
}

/** Threads of a project, the one with the latest comment first. */
export async function listThreads(db: Db, place: ThreadScope, filter: ThreadFilter): Promise<readonly ThreadRow[]> {
  const { itemId, threadId, state, skip, most } = filter;
  const { rows } = await sql<ThreadRow>`
    select thread.id, thread.item_id, thread.path, thread.updated_at, thread.resolved_at, item.kind, item.display_name,
      item.workflow_id, item.deleted_at is not null as is_item_deleted, account.first_name, account.last_name,
      ${shownEmail} as email, ${isUnread(place)} as is_unread
    from comment_thread thread
      join item on item.team_id = thread.team_id and item.id = thread.item_id
      left join account on account.id = thread.resolved_by
    where thread.team_id = ${place.teamId} and thread.project_id = ${place.projectId}
      ${itemId === undefined ? sql`` : sql`and thread.item_id = ${itemId}`}
      ${threadId === undefined ? sql`` : sql`and thread.id = ${threadId}`}
      ${state === undefined ? sql`` : state === 'open' ? sql`and thread.resolved_at is null` : sql`and thread.resolved_at is not null`}
    order by thread.updated_at desc, thread.id desc
    limit ${most} offset ${skip}`.execute(db);
  return rows;
}

/** The open threads of items that are not deleted, as marks for the editor. */
export async function listCommentMarks(db: Db, place: ThreadScope, most: number): Promise<CommentMark[]> {
  const { rows } = await sql<CommentMark>`
    select thread.id as thread_id, thread.item_id, thread.path, ${isUnread(place)} as is_unread
    from comment_thread thread
      join item on item.team_id = thread.team_id and item.id = thread.item_id and item.deleted_at is null
    where thread.team_id = ${place.teamId} and thread.project_id = ${place.projectId} and thread.resolved_at is null
    order by thread.updated_at desc
    limit ${most}`.execute(db);
  return rows;
}

export interface ThreadCommentRow {
  readonly id: CommentId;
  readonly threadId: ThreadId;
  readonly authorId: AccountId;
  readonly text: string;
  readonly mentions: JsonText<readonly StoredMention[]>;
  readonly createdAt: Date;
  readonly editedAt: Date | null;
  readonly deletedAt: Date | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
}

/** The comments of threads, oldest first. */
export async function listThreadComments(
  db: Db,
  teamId: TeamId,
  threadIds: readonly ThreadId[],
): Promise<ThreadCommentRow[]> {
  if (threadIds.length === 0) return [];
  return db
    .selectFrom('comment')
    .leftJoin('account', 'account.id', 'comment.authorId')
    .select([
      'comment.id',
      'comment.threadId',
      'comment.authorId',
      'comment.text',
      'comment.mentions',
      'comment.createdAt',
      'comment.editedAt',
      'comment.deletedAt',
      'account.firstName',
      'account.lastName',
      shownEmail.as('email'),
    ])
    .where('comment.teamId', '=', teamId)
    .where('comment.threadId', 'in', threadIds)
    .orderBy('comment.createdAt')
    .orderBy('comment.id')
    .execute();
}
