import { sql, type RawBuilder } from 'kysely';

/**
 * The kinds of counts: all turns, turns by intent, and turns by the node that they led from and the node that they led
 * to (`flow`).
 */
export const countKinds = ['all', 'intent', 'flow'] as const;
export type CountKind = (typeof countKinds)[number];

/**
 * The kinds of the sums of days and months of a stage over all channels, languages and releases. Most views have no
 * filter, or filter by stage alone, and read few of these sums. The sums by channel, language and release are nearly as
 * many as the turns.
 */
export const totalKinds = { all: 'all-total', intent: 'intent-total', flow: 'flow-total' } as const;

/**
 * The kind of the totals of each node: the turns that began at the node of the key, with what was understood in them,
 * and the turns that led there (`arrived`), with those that ended there. They are fewer than the totals of the ways
 * between nodes.
 */
export const pageTotal = 'page-total';
export type TotalKind = (typeof totalKinds)[CountKind] | typeof pageTotal;

/** The columns that rows are grouped by, and the sums, in the order of the table `analytics_count`. */
export const groupColumns = sql.raw('starts_at, stage, channel, language, release_id, key, other_key');
/** The channel, language and release of rows that count over all of them. */
export const undivided = sql.raw("stage, ''::text as channel, ''::text as language, null::uuid as release_id");
const sums = [
  'turns',
  'conversations',
  'new_visitors',
  'returning_visitors',
  'ended',
  'matched',
  'missed',
  'silent',
  'errors',
  'latency_ms',
];
/**
 * Divides each row of a way between two nodes into a row for each of the nodes.
 *
 * @param ways rows of `analytics_count` of a kind of ways
 */
export function selectPages(ways: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select team_id, project_id, starts_at, ${undivided}, page.key, null::text as other_key, page.turns, 0 as conversations,
      0 as new_visitors, 0 as returning_visitors, page.ended, page.matched, page.missed, 0 as silent, 0 as errors,
      0 as latency_ms, 0 as slowest_ms, page.arrived
    from (${ways}) as way cross join lateral (values
      (way.key, way.turns, 0::bigint, way.matched, way.missed, 0::bigint),
      (way.other_key, 0::bigint, way.ended, 0::bigint, 0::bigint, way.turns)
    ) as page (key, turns, ended, matched, missed, arrived)`;
}

/** The time of a row of `analytics_count`, as the expression of the index over all teams. */
export const timeOfSums = sql.raw("(starts_at at time zone 'UTC')");
/**
 * The sums of grouped rows. PostgreSQL sums bigint to numeric, which the driver returns as text, so each sum is cast.
 */
export const summedColumns = sql.raw(
  [
    ...sums.map((name) => `coalesce(sum(${name}), 0)::bigint as ${name}`),
    'coalesce(max(slowest_ms), 0) as slowest_ms',
  ].join(', '),
);
export const sumColumns = sql.raw([...sums, 'slowest_ms', 'arrived'].join(', '));
/** The sums of grouped rows as they are stored. */
export const storedSums = sql`${summedColumns}, coalesce(sum(arrived), 0)::bigint as arrived`;

const keys: Readonly<Record<CountKind, RawBuilder<unknown>>> = {
  all: sql`null::text as key, null::text as other_key`,
  intent: sql`intent_id as key, intent_name as other_key`,
  flow: sql`from_node_id as key, node_id as other_key`,
};

/**
 * Selects each event as a row of `analytics_count` that counts one turn.
 *
 * @param condition limits the events by team
 * @param grain the time that the row is of
 */
export function selectEvents(
  kind: CountKind,
  condition: RawBuilder<unknown>,
  grain: 'hour' | 'day' = 'hour',
): RawBuilder<unknown> {
  return sql`
    select team_id, project_id, date_trunc(${sql.lit(grain)}, at, 'UTC') as starts_at, stage, channel, language, release_id,
      ${keys[kind]},
      1 as turns,
      (turn = 1)::integer as conversations,
      (turn = 1 and is_new_visitor is true)::integer as new_visitors,
      (turn = 1 and is_new_visitor is false)::integer as returning_visitors,
      is_ended::integer as ended,
      (is_matched is true)::integer as matched,
      (is_matched is false)::integer as missed,
      (input = 'silent')::integer as silent,
      (exception is not null)::integer as errors,
      latency_ms,
      latency_ms as slowest_ms,
      0 as arrived
    from channel_event
    where ${condition}${kind === 'intent' ? sql` and intent_id is not null` : sql``}`;
}
