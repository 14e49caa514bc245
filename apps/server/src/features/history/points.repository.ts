import { shownEmail } from '../../core/accounts/addresses/shown-address.repository.ts';
import type { AccountId, ItemKind, ItemId, ProjectId, TeamId, WorkflowId } from '@confab/model';
import { sql } from 'kysely';
import type { Db } from '../../services.ts';

/** The subject of a history: a project with all its items, or one workflow with its nodes. */
export interface HistoryScope {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly workflowId?: WorkflowId | undefined;
}

/** The event types that make a point in a history. Edits of drafts do not. */
type MarkType = 'itemAdded' | 'itemDeleted' | 'itemSaved' | 'promoted' | 'rolledBack';

const markTypes = sql`('itemAdded', 'itemDeleted', 'itemSaved', 'promoted', 'rolledBack')`;

/** An event that makes a point, or belongs to one. */
export interface PointMark {
  readonly seq: number;
  readonly type: MarkType;
  readonly itemId: ItemId | null;
  readonly authorId: AccountId;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly createdAt: Date;
  /** The time in microseconds as text: the events of one transaction have the same. */
  readonly exactTime: string;
  /** False for a save of equal content, which made no version. */
  readonly isNews: boolean;
}

/** Events per read. The statement contains it as a literal, so that every plan knows how few rows are needed. */
export const marksPerRead = 500;

/**
 * The marks of a history before a number, newest first: at most 500.
 *
 * A workflow is found by its own id, not by its project: the index of its marks is then the only one that fits. Events
 * of nodes that were moved here from another project are left out afterwards. Each project numbers its events, so the
 * saves of a node in several projects are compared by their times.
 */
export async function listMarksBefore(db: Db, scope: HistoryScope, before: number): Promise<readonly PointMark[]> {
  const { teamId, projectId, workflowId } = scope;
  const subject = workflowId === undefined ? sql`project_id = ${projectId}` : sql`workflow_id = ${workflowId}`;
  const { rows } = await sql<PointMark>`
    select event.seq, event.type, event.item_id, event.author_id, event.created_at,
      event.created_at::text as exact_time, coalesce(account.first_name, '') as first_name,
      coalesce(account.last_name, '') as last_name, coalesce(${shownEmail}, '') as email,
      event.project_id = ${projectId} and (event.type <> 'itemSaved' or event.version > 1 and not exists (
        select from project_event earlier
        where earlier.team_id = ${teamId} and earlier.item_id = event.item_id and earlier.type = 'itemSaved'
          and earlier.version = event.version
          and case when earlier.project_id = event.project_id then earlier.seq < event.seq
            else earlier.created_at < event.created_at end)) as is_news
    from (
      select seq, type, version, item_id, author_id, created_at, project_id from project_event
      where team_id = ${teamId} and ${subject} and seq < ${before} and type in ${markTypes}
      order by seq desc
      limit ${sql.lit(marksPerRead)}
    ) as event left join account on account.id = event.author_id
    order by event.seq desc`.execute(db);
  return rows;
}

/** One event of a point, with its item and the description of its save. */
export interface MarkRow {
  readonly seq: number;
  readonly type: MarkType;
  readonly event: string | null;
  readonly itemId: ItemId | null;
  readonly version: number | null;
  readonly kind: ItemKind | null;
  readonly itemType: string | null;
  readonly workflowId: WorkflowId | null;
  readonly displayName: string | null;
  readonly isDeleted: boolean | null;
  readonly description: string | null;
}

/** The events with these numbers, in order. Only promotions include their event text. */
export async function listMarks(db: Db, scope: HistoryScope, seqs: readonly number[]): Promise<readonly MarkRow[]> {
  if (seqs.length === 0) return [];
  const { rows } = await sql<MarkRow>`
    select mark.seq, mark.type, case when mark.type = 'promoted' then mark.event end as event, mark.item_id,
      mark.version, item.kind, item.type as item_type, item.workflow_id, item.display_name,
      item.deleted_at is not null as is_deleted, item_version.description
    from project_event mark
      left join item on item.id = mark.item_id and item.team_id = ${scope.teamId}
      left join item_version on item_version.item_id = mark.item_id and item_version.version = mark.version
        and mark.type = 'itemSaved'
    where mark.team_id = ${scope.teamId} and mark.project_id = ${scope.projectId}
      and mark.seq = any(${[...seqs]}::bigint[])
    order by mark.seq`.execute(db);
  return rows;
}

/** Whether a point of this history ends or once ended with this event number. */
export async function isPoint(db: Db, { teamId, projectId, workflowId }: HistoryScope, seq: number): Promise<boolean> {
  const inWorkflow = workflowId === undefined ? sql`` : sql`and workflow_id = ${workflowId}`;
  const { rows } = await sql`
    select 1 from project_event
    where team_id = ${teamId} and project_id = ${projectId} and seq = ${seq} and type in ${markTypes}
      ${inWorkflow}`.execute(db);
  return rows.length > 0;
}
