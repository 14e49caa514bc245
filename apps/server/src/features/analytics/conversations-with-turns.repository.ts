import { analyticTurnsSearchedMax, type AnalyticOutcome } from '@confab/contracts';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../services.ts';
import { containsText, timeOfTurn } from './conversations.repository.ts';
import { toConditions, type CountScope } from './counts.repository.ts';

/** What a turn must have; fields that are undefined do not matter. */
export interface TurnFilter {
  readonly fromNodeId: string | undefined;
  readonly nodeId: string | undefined;
  readonly throughNodeId: string | undefined;
  readonly intentId: string | undefined;
  readonly outcome: AnalyticOutcome | undefined;
  readonly said: string | undefined;
}

const outcomes: Readonly<Record<AnalyticOutcome, RawBuilder<unknown>>> = {
  matched: sql`is_matched = true`,
  missed: sql`is_matched = false`,
  silent: sql`input = 'silent'`,
  errors: sql`exception is not null`,
  ended: sql`is_ended`,
};

function toTurnConditions(filter: TurnFilter): RawBuilder<unknown> {
  const { fromNodeId, nodeId, throughNodeId, intentId, outcome, said } = filter;
  const conditions = [
    sql`true`,
    ...(fromNodeId === undefined ? [] : [sql`from_node_id = ${fromNodeId}`]),
    ...(nodeId === undefined ? [] : [sql`node_id = ${nodeId}`]),
    ...(throughNodeId === undefined ? [] : [sql`${throughNodeId} = any(visited)`]),
    ...(intentId === undefined ? [] : [sql`intent_id = ${intentId}`]),
    ...(outcome === undefined ? [] : [outcomes[outcome]]),
    ...(said === undefined ? [] : [containsText(said)]),
  ];
  return sql.join(conditions, sql` and `);
}

/**
 * Finds the conversations with a turn in the range that fits the filter, newest first: their number, the ids of the
 * first turns of one page, and the time from which on the range can have turns of them. A conversation may have begun
 * before the range. Only the newest turns of the range are searched; a filter for misses searches the newest misses
 * instead.
 */
export async function findConversationsWith(
  db: Db,
  scope: CountScope,
  filter: TurnFilter,
  { skip, most }: { readonly skip: number; readonly most: number },
): Promise<{
  readonly ids: readonly string[];
  readonly total: number;
  readonly searched: number;
  readonly intentName: string;
  /** With microseconds, as text; null when there are no conversations. */
  readonly turnsFrom: string | null;
}> {
  // Misses have a partial index, which a plan uses only when its condition is written in the scan itself.
  const isMissed = filter.outcome === 'missed' ? sql` and is_matched = false` : sql``;
  const { rows } = await sql<{
    id: string | null;
    total: number;
    searched: number;
    intentName: string | null;
    turnsFrom: string | null;
  }>`
    with searched as materialized (
      select session_hash, team_id, at, from_node_id, node_id, visited, intent_id, intent_name, is_matched, input, exception,
        is_ended${filter.said === undefined ? sql`` : sql`, said`}
      from channel_event
      where team_id = ${scope.teamId} and ${toConditions(scope)} and at >= ${scope.start} and at < ${scope.end}${isMissed}
      order by at desc limit ${sql.lit(analyticTurnsSearchedMax)}
    ), fitting as (
      select distinct begun.id, begun.at from searched
      cross join lateral (
        select id, at from channel_event as started
        where started.session_hash = searched.session_hash and started.team_id = searched.team_id
          and started.turn = 1 and ${timeOfTurn('started')} <= searched.at
        order by ${timeOfTurn('started')} desc limit 1
      ) as begun
      where ${toTurnConditions(filter)}
    ), listed as (
      select id, at from fitting order by at desc, id limit ${most} offset ${skip}
    )
    select listed.id, (select count(*) from fitting) as total, (select count(*) from searched) as searched,
      (select greatest(at, ${scope.start}::timestamptz)::text from fitting order by at limit 1) as turns_from,
      (select max(intent_name) from searched where intent_id = ${filter.intentId ?? null}) as intent_name
    from (select 1) as always left join listed on true
    order by listed.at desc, listed.id`.execute(db);
  const ids = rows.flatMap(({ id }) => (id === null ? [] : [id]));
  const [first] = rows;
  return {
    ids,
    total: first?.total ?? 0,
    searched: first?.searched ?? 0,
    intentName: first?.intentName ?? '',
    turnsFrom: first?.turnsFrom ?? null,
  };
}
