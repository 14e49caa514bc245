import { analyticTurnsSearchedMax } from '@confab/contracts';
import { sql } from 'kysely';
import type { Db } from '../../services.ts';
import { timeOfTurn } from './conversations.repository.ts';
import { toConditions, type CountScope } from './counts.repository.ts';
import { isWaiting, mayGoOn } from './left/left-conversations.repository.ts';

/** Counts of a node, of a connector as 'node/connector', or of all turns of a range. */
export interface TrafficRow {
  readonly kind: 'all' | 'node' | 'connector';
  readonly key: string | null;
  readonly conversations: number;
  readonly turns: number;
  /** Conversations that were left at the node: since their last turn, in the range, they wait there and no turn can follow. */
  readonly leftHere: number;
  /** The turns of the range that were read, and those of them whose nodes are unknown; the same in all rows. */
  readonly searched: number;
  readonly unrecorded: number;
}

/** Far more nodes, and connectors, than an assistant has. */
const rowsMax = 10_000;

/** SQL condition: the session continues after the range, or may still continue. */
const isContinued = (end: Date) => sql`
  coalesce((
    select later.turn > 1 from channel_event as later
    where later.session_hash = placed.session_hash and later.team_id = placed.team_id
      and ${timeOfTurn('later')} >= ${end}
    order by ${timeOfTurn('later')}, later.turn limit 1), ${mayGoOn})`;

/**
 * Counts through which nodes and connectors the turns of a range went. Only the newest turns are counted, as many as a
 * search for conversations reads, so that the conversations listed for a figure match it.
 *
 * A session that begins again under the same name is another conversation. Only the row of kind `all` is always there.
 */
export async function countTraffic(db: Db, scope: CountScope): Promise<readonly TrafficRow[]> {
  const { rows } = await sql<TrafficRow>`
    with searched as materialized (
      select session_hash, team_id, at, turn, node_id, is_ended, visited, taken from channel_event
      where team_id = ${scope.teamId} and ${toConditions(scope)} and at >= ${scope.start} and at < ${scope.end}
      order by at desc limit ${sql.lit(analyticTurnsSearchedMax)}
    ), placed as (
      select *, (session_hash, count(*) filter (where turn = 1) over session) as conversation,
        lead(turn) over session as next_turn
      from searched window session as (partition by session_hash order by at, turn)
    ), turns as materialized (
      select visited, taken, node_id, conversation,
        ${isWaiting} and (next_turn = 1 or next_turn is null and not ${isContinued(scope.end)}) as is_left
      from placed where visited is not null
    ), counted as (
      select 'all' as kind, null as key, count(distinct conversation) as conversations, count(*) as turns, 0 as left_here
      from turns
      union all
      (select 'node', node, count(distinct conversation), count(*), count(*) filter (where is_left and node = node_id)
        from turns cross join lateral unnest(visited) as node
        group by node order by count(*) desc, node limit ${sql.lit(rowsMax)})
      union all
      (select 'connector', connector, count(distinct conversation), count(*), 0
        from turns cross join lateral unnest(taken) as connector
        group by connector order by count(*) desc, connector limit ${sql.lit(rowsMax)})
    )
    select kind, key, conversations, turns, left_here, (select count(*) from searched) as searched,
      (select count(*) from searched where visited is null) as unrecorded
    from counted`.execute(db);
  return rows;
}
