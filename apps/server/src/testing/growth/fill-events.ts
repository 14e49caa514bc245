import type { Pool } from 'pg';
import { fillInTransaction } from './fill-in-transaction.ts';

/** The events to fill the table with. They are synthetic: these conversations never took place. */
export interface FilledEvents {
  readonly teamId: string;
  readonly projectIds: readonly string[];
  readonly turns: number;
  /** The time of the last events; the others are spread evenly over the days before. */
  readonly end: Date;
  readonly days: number;
}

const turnsOfConversation = 6;
const conversationsOfBatch = 5_000;

/**
 * Fills the table of events by statements of the database itself, in batches, oldest first as conversations leave them:
 * about six turns each, 60 nodes, 40 intents and four releases in each project, the first projects busier than the
 * others, texts in the last 90 days. Equal arguments give equal events except for their ids.
 *
 * @param report receives the number of conversations after each batch.
 */
export async function fillEvents(
  pool: Pool,
  { teamId, projectIds, turns, end, days }: FilledEvents,
  report: (conversations: number, total: number) => void = () => undefined,
): Promise<void> {
  const total = Math.ceil(turns / turnsOfConversation);
  for (let from = 1; from <= total; from += conversationsOfBatch) {
    const to = Math.min(total, from + conversationsOfBatch - 1);
    await fillInTransaction(pool, async (run) => {
      await run(insertEvents, from, to, total, teamId, projectIds, end, days);
    });
    report(to, total);
  }
}

/** SQL: a number from 0 to 1 that looks random but is always the same for an expression and a salt. */
const draw = (of: string, salt: number) => `((hashint8extended(${of}, ${salt}) & 2147483647) / 2147483648::float8)`;
const drawTurn = (salt: number) => draw('number * 64 + turn', salt);
const nodeOf = (turn: string) => `(origin * 5 + ${turn} + floor(${draw(`number * 64 + ${turn}`, 4)} * 2)::int) % 60`;
const toId = (kind: number, value: string) =>
  `('0000000${kind}-0000-4000-8000-' || lpad(to_hex(place * 1000 + ${value}), 12, '0'))::uuid`;

const insertEvents = `
insert into channel_event (id, team_id, project_id, release_id, stage, channel, session_hash, visitor_hash, turn, at, input,
  from_node_id, node_id, is_new_visitor, intent_id, intent_name, score, is_matched, is_ended, latency_ms, language, exception,
  said, answered, text_until, visited, taken)
select gen_random_uuid(), $4::uuid, ($5::uuid[])[place + 1], ${toId(1, 'release')},
  case when ${draw('number', 6)} < 0.1 then 'Beta' else 'Live' end,
  (array['chat', 'chat', 'chat', 'alexa', 'dialogflow'])[1 + floor(${draw('number', 7)} * 5)::int],
  sha256(('session ' || number)::bytea),
  case when ${draw('number', 8)} < 0.85 then sha256(('visitor ' || floor(${draw('number', 9)} * $3::int / 3))::bytea) end,
  turn, at,
  case when turn = 1 then 'begin' when is_matched is null then 'silent' else 'said' end,
  case when turn > 1 then from_node_id::text end, node_id::text,
  case when turn = 1 then ${draw('number', 10)} < 0.6 end,
  case when is_matched then intent_id::text end, case when is_matched then 'Intent ' || intent end,
  case when is_matched is not null then ${drawTurn(11)} end, is_matched, turn = turns and ${draw('number', 12)} < 0.5,
  3 + floor(${drawTurn(13)} * 40)::int,
  case when ${draw('number', 14)} < 0.9 then 'en' else 'de' end,
  case when ${drawTurn(15)} < 0.005 then 'Error' end,
  case when has_text and is_matched then 'please show me topic ' || intent || ' in the variant ' || floor(${drawTurn(16)} * 50)
    when has_text and is_matched = false then 'something odd about item ' || floor(power(${drawTurn(17)}, 2) * 8000) end,
  case when has_text then repeat('An answer of the assistant. ', 4) end,
  case when has_text then at + interval '90 days' end,
  array[from_node_id::text, node_id::text], array[from_node_id || '/next']
from (
  select *, ${toId(2, nodeOf('turn - 1'))} as from_node_id, ${toId(2, nodeOf('turn'))} as node_id,
    ${toId(3, 'intent')} as intent_id,
    started_at + (turn - 1) * interval '20 seconds' as at, started_at > $6::timestamptz - interval '90 days' as has_text
  from (
    select *, floor(power(${drawTurn(18)}, 2) * 40)::int as intent,
      case when turn = 1 or ${drawTurn(19)} > 0.97 then null else ${drawTurn(20)} < 0.8 end as is_matched
    from (
      select number, floor(power(${draw('number', 1)}, 2) * cardinality($5::uuid[]))::int as place,
        floor(${draw('number', 5)} * 12)::int as origin, (number * 4 / ($3::int + 1))::int as release,
        1 + floor(${draw('number', 3)} * 11)::int as turns,
        $6::timestamptz - (1 - number::float8 / $3::int) * $7::int * interval '1 day' as started_at
      from generate_series($1::bigint, $2::bigint) as number
    ) as conversation cross join lateral generate_series(1, turns) as turn
  ) as taken
) as counted`;
