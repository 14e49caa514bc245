import type { AnalyticCounts } from '@confab/contracts';
import type { ProjectId, ReleaseId, TeamId } from '@confab/model';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../services.ts';
import {
  selectEvents,
  sumColumns,
  summedColumns,
  totalKinds,
  type CountKind,
  type TotalKind,
} from './count-rows.repository.ts';

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
export function toConditions(scope: Omit<CountScope, 'start' | 'end'>): RawBuilder<unknown> {
  return sql`project_id = any(${sql.val([...scope.projectIds])}::uuid[]) and ${toFilters(scope)}`;
}

/** The conditions of a scope that do not name projects. */
export function toFilters({
  stage,
  channel,
  language,
  releaseId,
}: Pick<CountScope, 'stage' | 'channel' | 'language' | 'releaseId'>): RawBuilder<unknown> {
  const filters = [
    sql`true`,
    ...(stage === undefined ? [] : [sql`stage = ${stage}`]),
    ...(channel === undefined ? [] : [sql`channel = ${channel}`]),
    ...(language === undefined ? [] : [sql`language = ${language}`]),
    ...(releaseId === undefined ? [] : [sql`release_id = ${releaseId}`]),
  ];
  return sql.join(filters, sql` and `);
}

/** Whether a scope filters by channel, language or release. Sums over all of them cannot answer such a scope. */
export function isDividedScope({ channel, language, releaseId }: CountScope): boolean {
  return [channel, language, releaseId].some((value) => value !== undefined);
}

interface GroupColumns {
  readonly keys: RawBuilder<unknown>;
  readonly groupedBy: RawBuilder<unknown>;
}

const day = sql`date_trunc('day', starts_at, 'UTC')`;

/** Groups by one or two columns. The columns are converted to text per group, not per row. */
function groupBy(key: RawBuilder<unknown>, otherKey?: RawBuilder<unknown>): GroupColumns {
  return {
    keys: sql`(${key})::text as group_key, ${otherKey ? sql`(${otherKey})::text` : sql`null::text`} as other_group_key`,
    groupedBy: otherKey ? sql` group by ${key}, ${otherKey}` : sql` group by ${key}`,
  };
}

/** What counts are grouped by. */
const groupings = {
  nothing: { keys: sql`null::text as group_key, null::text as other_group_key`, groupedBy: sql`` },
  hour: groupBy(sql`starts_at`),
  day: groupBy(day),
  stage: groupBy(sql`stage`),
  channel: groupBy(sql`channel`),
  language: groupBy(sql`language`),
  release: groupBy(sql`release_id`),
  project: groupBy(sql`project_id`),
  projectDay: groupBy(sql`project_id`, day),
} as const;
export type Grouping = keyof typeof groupings;

export type GroupedCounts = AnalyticCounts & {
  readonly groupKey: string | null;
  readonly otherGroupKey: string | null;
};

type SumGrain = 'hour' | 'day' | 'month';

/** Groupings that need the sums by channel, language and release. */
const dividedGroups: readonly Grouping[] = ['channel', 'language', 'release'];

/** Groupings that need the sums of days, as a month cannot be divided into them. */
const groupsOfDays: readonly Grouping[] = ['hour', 'day', 'projectDay'];

/** When the whole months of a scope begin and end; the same time when it has none. */
function findWholeMonths({ start, end }: CountScope) {
  const isFirst = start.getUTCDate() === 1;
  const from = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + (isFirst ? 0 : 1)));
  const until = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth()));
  return from < until ? { from, until } : { from: until, until };
}

const hoursUntil = sql`(select until from analytics_progress where grain = 'hour')`;
const daysUntil = sql`(select until from analytics_progress where grain = 'day')`;
const monthsFrom = sql`(select months_from from bounds)`;
const monthsUntil = sql`(select months_until from bounds)`;

/** What is counted, and from which sums. */
interface CountedRows {
  readonly kind: CountKind;
  /** Whether the groups need sums by channel, language and release; those of scopes with such a filter always do. */
  readonly isDivided?: boolean;
  /** Whether sums of months can be read for the groups. */
  readonly hasMonths?: boolean;
  /** Reads sums of hours instead of days, for groups of all turns by the hour. */
  readonly isHourly?: boolean;
}

/** Parts of a statement: the first goes before its `select`, the others are unions of rows as in `analytics_count`. */
interface CountedParts {
  readonly bounds: RawBuilder<unknown>;
  readonly sums: RawBuilder<unknown>;
  /** The newest turns one by one. */
  readonly events: RawBuilder<unknown>;
}

const countedColumns = sql`team_id, project_id, starts_at, stage, channel, language, release_id, key, other_key, ${sumColumns}`;

/**
 * Selects what counts are summed from: whole months from the sums of months, days around them from those of days, later
 * hours from those of hours, and the newest turns one by one. Intents and ways between nodes have no sums of hours:
 * their totals of a day grow hour by hour. Where the totals have to be divided, the turns of days that are not over are
 * counted one by one.
 *
 * One statement reads the sums and the times until which they exist, so that no turn is counted twice or left out while
 * a process adds sums. Retention deletes sums by the time at which they begin, so a month that is partly past retention
 * has sums of days only.
 *
 * @param totalKind the kind of the sums over all channels, languages and releases
 */
export function selectCounted(
  scope: CountScope,
  { kind, isDivided = isDividedScope(scope), hasMonths = true, isHourly = false }: CountedRows,
  totalKind: TotalKind = totalKinds[kind],
): CountedParts {
  const { teamId, start, end } = scope;
  const conditions = toConditions(scope);
  const kindOf = (grain: SumGrain) => (isDivided || grain === 'hour' ? kind : totalKind);
  const selectSums = (grain: SumGrain, from: RawBuilder<unknown>, until: RawBuilder<unknown>) => sql`
      select ${countedColumns} from analytics_count
      where team_id = ${teamId} and ${conditions} and kind = ${kindOf(grain)} and grain = ${grain}
        and starts_at >= ${from} and starts_at < ${until}`;
  const hasHours = kind === 'all';
  const daysEnd = hasHours || isDivided ? daysUntil : hoursUntil;
  const months = findWholeMonths(scope);
  const readsMonths = hasMonths && !isHourly && months.from < months.until;
  const ofDays = isHourly
    ? []
    : readsMonths
      ? [
          selectSums('month', monthsFrom, monthsUntil),
          selectSums('day', sql`${start}`, sql`least(${end}, ${daysEnd}, ${monthsFrom})`),
          selectSums('day', monthsUntil, sql`least(${end}, ${daysEnd})`),
        ]
      : [selectSums('day', sql`${start}`, sql`least(${end}, ${daysEnd})`)];
  const hoursFrom = isHourly ? sql`${start}` : sql`greatest(${start}, ${daysUntil})`;
  const ofHours = hasHours ? [selectSums('hour', hoursFrom, sql`least(${end}, ${hoursUntil})`)] : [];
  return {
    bounds: readsMonths ? selectBounds(scope, months) : sql``,
    sums: sql.join([...ofDays, ...ofHours], sql` union all`),
    events: sql`
      select ${countedColumns} from (${selectEvents(
        kind,
        sql`team_id = ${teamId} and ${conditions} and at >= greatest(${start}, ${hasHours ? hoursUntil : daysEnd}) and at < ${end}`,
      )}) as event`,
  };
}

/** Counts turns by groups. @param options.isHourly reads no sums of days, for groups by the hour */
export async function countTurns(
  db: Db,
  scope: CountScope,
  grouping: Grouping,
  { isHourly = false }: { readonly isHourly?: boolean } = {},
): Promise<readonly GroupedCounts[]> {
  const isDivided = isDividedScope(scope) || dividedGroups.includes(grouping);
  const hasMonths = !groupsOfDays.includes(grouping);
  const { bounds, sums, events } = selectCounted(scope, { kind: 'all', isDivided, hasMonths, isHourly });
  const { rows } = await sql<GroupedCounts>`
    ${bounds}
    select ${groupings[grouping].keys}, ${summedColumns}
    from (${sums} union all ${events}) as counted${groupings[grouping].groupedBy}`.execute(db);
  return rows;
}

/** The months whose sums exist; an empty range at infinity when there are none. */
function selectBounds(
  { teamId, projectIds }: CountScope,
  { from, until }: { readonly from: Date; readonly until: Date },
): RawBuilder<unknown> {
  return sql`
    with bounds as materialized (
      select case when first < last then first else 'infinity' end as months_from,
        case when first < last then last else 'infinity' end as months_until
      from (select
        greatest(${from}::timestamptz, coalesce((select min(starts_at) from analytics_count
          where team_id = ${teamId} and ${toConditions({ teamId, projectIds })} and kind = 'all-total' and grain = 'month'),
          'infinity')) as first,
        least(${until}::timestamptz, coalesce((select until from analytics_progress where grain = 'month'),
          '-infinity')) as last) as found
    )`;
}
