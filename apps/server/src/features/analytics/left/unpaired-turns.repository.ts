import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../services.ts';
import { timeOfTurn } from '../conversations.repository.ts';
import { toConditions, type CountScope } from '../counts.repository.ts';
import { isWaiting, longestPause } from './left-conversations.repository.ts';

/**
 * Of each session with turns of a scope between two times, the first or last of these turns. The times differ by the
 * longest pause at most.
 */
function selectOfSessions(
  scope: CountScope,
  order: 'first' | 'last',
  from: RawBuilder<unknown>,
  until: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const direction = sql.raw(order === 'first' ? 'asc' : 'desc');
  return sql`
    select distinct on (session_hash) session_hash, team_id, turn, at, from_node_id, node_id, is_ended from channel_event
    where team_id = ${scope.teamId} and ${toConditions(scope)} and at >= ${from} and at < ${until}
    order by session_hash, at ${direction}, turn ${direction}`;
}

/**
 * The first turn of each session soon after a time, if its conversation came to the node of the turn before that time.
 * Only first turns are looked up, so they are few.
 */
function selectCrossing(scope: CountScope, time: Date): RawBuilder<unknown> {
  return sql`
    select from_node_id, at, (
      select previous.at from channel_event as previous
      where previous.session_hash = event.session_hash and previous.team_id = event.team_id
        and previous.turn = event.turn - 1 and previous.at <= event.at
      order by previous.at desc limit 1) as arrived_at
    from (${selectOfSessions(scope, 'first', sql`${time}`, sql`${time}::timestamptz + ${longestPause}`)}) as event
    where turn > 1 and from_node_id is not null`;
}

/** Turns of the range that no turn has followed yet, and whose conversation may still continue. */
function selectWaiting(scope: CountScope): RawBuilder<unknown> {
  const from = sql`greatest(${scope.start}, now() - ${longestPause})`;
  return sql`
    select node_id from (${selectOfSessions(scope, 'last', from, sql`${scope.end}`)}) as event
    where node_id is not null and ${isWaiting} and not coalesce((
      -- With a limit, each is looked up: as a join, the plan would read the turns of all times.
      select true from channel_event as later
      where later.session_hash = event.session_hash and later.team_id = event.team_id
        and (${timeOfTurn('later')}, later.turn) > (event.at, event.turn) limit 1), false)`;
}

/**
 * Counts by node a correction: the turns that led to a node, less those that were taken from there and those that ended
 * their conversation, plus this count are the conversations that were left there. The sums of a range alone cannot pair
 * an arrival with the turn that followed:
 *
 * - the turns of the range whose conversation arrived there before the range are added,
 * - the turns after the range whose conversation arrived there in it are subtracted,
 * - the conversations that wait there and may still continue are subtracted.
 */
export async function countUnpairedTurns(db: Db, scope: CountScope): Promise<ReadonlyMap<string, number>> {
  const { start, end } = scope;
  const { rows } = await sql<{ nodeId: string; times: number }>`
    select from_node_id as node_id, sum(times)::integer as times from (
      select from_node_id, 1 as times from (${selectCrossing(scope, start)}) as entering
      where at < ${end} and arrived_at < ${start}
      union all
      select from_node_id, -1 as times from (${selectCrossing(scope, end)}) as leaving
      where arrived_at >= ${start} and arrived_at < ${end}
      union all
      select node_id, -1 as times from (${selectWaiting(scope)}) as waiting
    ) as unpaired
    group by 1`.execute(db);
  return new Map(rows.map(({ nodeId, times }) => [nodeId, times]));
}
