import type { AnalyticCounts } from '@confab/contracts';
import type { ProjectId, ReleaseId, TeamId } from '@confab/model';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../services.ts';
import { selectEvents, sumColumns, summedColumns, type CountKind } from './count-rows.repository.ts';

/** The turns that a view is about. */
export interface CountScope {
  readonly teamId: TeamId;
  /** Projects of the team. */
  readonly projectIds: readonly ProjectId[];
  /** Whole days of UTC; the end is excluded. */
  readonly start: Date;
  readonly end: Date;
  readonly stage?: string | undefined;
  readonly channel?: string | undefined;
  readonly language?: string | undefined;
  readonly releaseId?: ReleaseId | undefined;
}

/** The conditions of a scope on a table of turns or sums, except those on the team and the time. */
export function toConditions(scope: CountScope): RawBuilder<unknown> {
  const { projectIds, stage, channel, language, releaseId } = scope;
  const filters = [
    sql`project_id = any(${sql.val([...projectIds])}::uuid[])`,
    ...(stage === undefined ? [] : [sql`stage = ${stage}`]),
    ...(channel === undefined ? [] : [sql`channel = ${channel}`]),
    ...(language === undefined ? [] : [sql`language = ${language}`]),
    ...(releaseId === undefined ? [] : [sql`release_id = ${releaseId}`]),
  ];
  return sql.join(filters, sql` and `);
}

/** What counts are grouped by. */
const groupings = {
  nothing: sql`null::text as group_key, null::text as other_group_key`,
  hour: sql`starts_at::text as group_key, null::text as other_group_key`,
  day: sql`date_trunc('day', starts_at, 'UTC')::text as group_key, null::text as other_group_key`,
  stage: sql`stage as group_key, null::text as other_group_key`,
  channel: sql`channel as group_key, null::text as other_group_key`,
  language: sql`language as group_key, null::text as other_group_key`,
  release: sql`release_id::text as group_key, null::text as other_group_key`,
  project: sql`project_id::text as group_key, null::text as other_group_key`,
  projectDay: sql`project_id::text as group_key, date_trunc('day', starts_at, 'UTC')::text as other_group_key`,
  key: sql`key as group_key, max(other_key) as other_group_key`,
  flow: sql`key as group_key, other_key as other_group_key`,
} as const;
export type Grouping = keyof typeof groupings;

const groupedBy: Partial<Record<Grouping, RawBuilder<unknown>>> = {
  key: sql` group by key`,
  flow: sql` group by key, other_key`,
  nothing: sql``,
};

export type GroupedCounts = AnalyticCounts & {
  readonly groupKey: string | null;
  readonly otherGroupKey: string | null;
};

/**
 * Counts turns: whole days from the sums of days, later hours from the sums of hours, and the newest turns one by one.
 *
 * One statement reads the sums and the times until which they exist, so that no turn is counted twice or left out while
 * a process adds sums.
 *
 * @param options.isHourly reads no sums of days, for groups by the hour.
 */
export async function countTurns(
  db: Db,
  scope: CountScope,
  grouping: Grouping,
  { kind = 'all', isHourly = false }: { readonly kind?: CountKind; readonly isHourly?: boolean } = {},
): Promise<readonly GroupedCounts[]> {
  const { teamId, start, end } = scope;
  const conditions = toConditions(scope);
  const columns = sql`team_id, project_id, starts_at, stage, channel, language, release_id, key, other_key, ${sumColumns}`;
  const hoursUntil = sql`(select until from analytics_progress where grain = 'hour')`;
  const daysUntil = isHourly
    ? sql`'-infinity'::timestamptz`
    : sql`(select until from analytics_progress where grain = 'day')`;
  const { rows } = await sql<GroupedCounts>`
    select ${groupings[grouping]}, ${summedColumns}
    from (
      select ${columns} from analytics_count
      where team_id = ${teamId} and ${conditions} and kind = ${kind} and grain = 'day'
        and starts_at >= ${start} and starts_at < least(${end}, ${daysUntil})
      union all
      select ${columns} from analytics_count
      where team_id = ${teamId} and ${conditions} and kind = ${kind} and grain = 'hour'
        and starts_at >= greatest(${start}, ${daysUntil}) and starts_at < least(${end}, ${hoursUntil})
      union all
      select ${columns} from (${selectEvents(
        kind,
        sql`team_id = ${teamId} and ${conditions} and at >= greatest(${start}, ${hoursUntil}) and at < ${end}`,
      )}) as event
    ) as counted${groupedBy[grouping] ?? sql` group by 1, 2`}`.execute(db);
  return rows;
}
