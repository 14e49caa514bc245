import { sql, type RawBuilder } from 'kysely';

/** What is counted apart: turns, turns by intent, and turns by the nodes between which they led. */
export const countKinds = ['all', 'intent', 'flow'] as const;
export type CountKind = (typeof countKinds)[number];

/** The columns that rows are grouped by, and the sums, in the order of the table `analytics_count`. */
export const groupColumns = sql.raw('starts_at, stage, channel, language, release_id, key, other_key');
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
/** The time of a row of `analytics_count`, in the form in which an index over all teams has it. */
export const timeOfSums = sql.raw("(starts_at at time zone 'UTC')");
/** The sums of grouped rows. Sums of bigint are numeric, which would come as text. */
export const summedColumns = sql.raw(
  [
    ...sums.map((name) => `coalesce(sum(${name}), 0)::bigint as ${name}`),
    'coalesce(max(slowest_ms), 0) as slowest_ms',
  ].join(', '),
);
export const sumColumns = sql.raw([...sums, 'slowest_ms'].join(', '));

const keys: Readonly<Record<CountKind, RawBuilder<unknown>>> = {
  all: sql`null::text as key, null::text as other_key`,
  intent: sql`intent_id as key, intent_name as other_key`,
  flow: sql`from_node_id as key, node_id as other_key`,
};

/** Selects each event as a row of `analytics_count` that counts one turn. `condition` limits the events by team. */
export function selectEvents(kind: CountKind, condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select team_id, project_id, date_trunc('hour', at, 'UTC') as starts_at, stage, channel, language, release_id,
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
      latency_ms as slowest_ms
    from channel_event
    where ${condition}${kind === 'intent' ? sql` and intent_id is not null` : sql``}`;
}
