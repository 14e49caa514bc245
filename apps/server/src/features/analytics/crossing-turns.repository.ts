import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../services.ts';
import { toConditions, type CountScope } from './counts.repository.ts';

/** A conversation expires after this long without a turn. */
const longestPause = sql`interval '24 hours'`;

/** Turns soon after a time whose conversation came to their node before it. */
function selectCrossing(scope: CountScope, time: Date): RawBuilder<unknown> {
  return sql`
    select from_node_id, at, (
      select previous.at from channel_event as previous
      where previous.session_hash = event.session_hash and previous.team_id = event.team_id
        and previous.turn = event.turn - 1 and previous.at <= event.at
      order by previous.at desc limit 1) as arrived_at
    from channel_event as event
    where team_id = ${scope.teamId} and ${toConditions(scope)} and turn > 1 and from_node_id is not null
      and at >= ${time} and at < ${time}::timestamptz + ${longestPause}`;
}

/**
 * Counts by node the turns of the range whose conversation arrived there before the range, less the turns after the range
 * whose conversation arrived there in it. The sums of a range alone cannot pair an arrival with the turn that followed.
 */
export async function countCrossingTurns(db: Db, scope: CountScope): Promise<ReadonlyMap<string, number>> {
  const { start, end } = scope;
  const { rows } = await sql<{ nodeId: string; times: number }>`
    select from_node_id as node_id, sum(times)::integer as times from (
      select from_node_id, 1 as times from (${selectCrossing(scope, start)}) as entering
      where at < ${end} and arrived_at < ${start}
      union all
      select from_node_id, -1 as times from (${selectCrossing(scope, end)}) as leaving
      where arrived_at >= ${start} and arrived_at < ${end}
    ) as crossing
    group by 1`.execute(db);
  return new Map(rows.map(({ nodeId, times }) => [nodeId, times]));
}
