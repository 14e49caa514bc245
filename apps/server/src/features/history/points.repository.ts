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

/** The changes of one account within a minute. */
export interface PointRow {
  readonly firstSeq: number;
  readonly lastSeq: number;
  readonly authorId: AccountId;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly at: Date;
  readonly itemCount: number;
}

const markTypes = sql`('itemAdded', 'itemDeleted', 'itemSaved', 'promoted', 'rolledBack')`;

/** Events of purged nodes are in the project's history only, because their workflow is unknown. */
function inScope({ teamId, workflowId }: HistoryScope) {
  if (workflowId === undefined) return sql``;
  return sql`and event.item_id in (
    select id from item where team_id = ${teamId} and (id = ${workflowId} or workflow_id = ${workflowId}))`;
}

/** Leaves out saves of equal content, which made no version. */
const isNews = sql`(event.type <> 'itemSaved' or event.version > 1 and not exists (
  select from project_event earlier
  where earlier.team_id = event.team_id and earlier.item_id = event.item_id and earlier.type = 'itemSaved' and earlier.version = event.version
    and earlier.seq < event.seq))`;

/**
 * The points of a history before a number, newest first.
 *
 * A promotion or rollback is a point of its own, with all events of its transaction.
 */
export async function listPoints(
  db: Db,
  scope: HistoryScope,
  before: number,
  most: number,
): Promise<readonly PointRow[]> {
  const { rows } = await sql<PointRow>`
    with mark as (
      select event.seq, event.type, event.item_id, event.author_id, event.created_at,
        case when bool_or(event.type in ('promoted', 'rolledBack')) over (partition by event.author_id, event.created_at)
          then event.created_at else date_trunc('minute', event.created_at) end as moment
      from project_event event
      where event.team_id = ${scope.teamId} and event.project_id = ${scope.projectId}
        and event.type in ${markTypes} ${inScope(scope)} and ${isNews}
    ), bounded as (
      select mark.*,
        case when lag(author_id) over by_seq = author_id and lag(moment) over by_seq = moment then 0 else 1 end as starts
      from mark window by_seq as (order by seq)
    ), placed as (
      select bounded.*, sum(starts) over (order by seq) as place from bounded
    ), point as (
      select min(seq) as first_seq, max(seq) as last_seq, author_id, max(created_at) as at,
        count(distinct item_id)::int as item_count
      from placed group by place, author_id
      having max(seq) < ${before}
      order by max(seq) desc
      limit ${most}
    )
    select point.*, coalesce(account.first_name, '') as first_name, coalesce(account.last_name, '') as last_name,
      coalesce(${shownEmail}, '') as email
    from point left join account on account.id = point.author_id
    order by point.last_seq desc`.execute(db);
  return rows;
}

/** One event of a point. */
export interface MarkRow {
  readonly lastSeq: number;
  readonly seq: number;
  readonly type: MarkType;
  readonly event: string | null;
  readonly itemId: ItemId | null;
  readonly version: number | null;
  readonly kind: ItemKind | null;
  readonly itemType: string | null;
  readonly workflowId: WorkflowId | null;
  readonly displayName: string | null;
  readonly isBinned: boolean | null;
  readonly description: string | null;
}

/** The first events of each point; promotions and rollbacks always. Only promotions include their event text. */
export async function listMarks(
  db: Db,
  scope: HistoryScope,
  points: readonly PointRow[],
  most: number,
): Promise<readonly MarkRow[]> {
  if (points.length === 0) return [];
  const { rows } = await sql<MarkRow>`
    select point.last_seq, mark.seq, mark.type, mark.event, mark.item_id, mark.version, item.kind, item.type as item_type,
      item.workflow_id, item.display_name, item.deleted_at is not null as is_binned, item_version.description
    from unnest(${points.map(({ firstSeq }) => firstSeq)}::bigint[], ${points.map(({ lastSeq }) => lastSeq)}::bigint[])
        as point (first_seq, last_seq)
      cross join lateral (
        select event.seq, event.type, event.item_id, event.version,
          case when event.type = 'promoted' then event.event end as event
        from project_event event
        where event.team_id = ${scope.teamId} and event.project_id = ${scope.projectId}
          and event.seq between point.first_seq and point.last_seq
          and event.type in ${markTypes} ${inScope(scope)} and ${isNews}
        order by event.type in ('promoted', 'rolledBack') desc, event.seq
        limit ${most}
      ) as mark
      left join item on item.id = mark.item_id and item.team_id = ${scope.teamId}
      left join item_version on item_version.item_id = mark.item_id and item_version.version = mark.version
        and mark.type = 'itemSaved'
    order by point.last_seq desc, mark.seq`.execute(db);
  return rows;
}

/** Whether a point of this history ends or once ended with this event number. */
export async function isPoint(db: Db, scope: HistoryScope, seq: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from project_event event
    where event.team_id = ${scope.teamId} and event.project_id = ${scope.projectId} and event.seq = ${seq}
      and event.type in ${markTypes} ${inScope(scope)}`.execute(db);
  return rows.length > 0;
}
