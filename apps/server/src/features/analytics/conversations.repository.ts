import { sql } from 'kysely';
import type { Db } from '../../services.ts';
import { toConditions, type CountScope } from './counts.repository.ts';

/** A conversation that began in a range. */
export interface ConversationRow {
  readonly sessionHash: Buffer;
  readonly projectId: string;
  readonly at: Date;
  readonly stage: string;
  readonly channel: string;
  readonly language: string;
  readonly releaseId: string | null;
  readonly turns: number;
  readonly missed: number;
  readonly isEnded: boolean;
  readonly firstSaid: string | null;
}

/** Lists the conversations that began in the range, newest first. */
export async function listConversations(
  db: Db,
  scope: CountScope,
  { skip, most }: { readonly skip: number; readonly most: number },
): Promise<readonly ConversationRow[]> {
  // Turns are joined by their conversation, whose first turn is of the team.
  const { rows } = await sql<ConversationRow>`
    select begun.*, facts.*
    from (
      select session_hash, team_id, project_id, at, stage, channel, language, release_id from channel_event
      where team_id = ${scope.teamId} and ${toConditions(scope)} and turn = 1 and at >= ${scope.start} and at < ${scope.end}
      order by at desc, session_hash limit ${most} offset ${skip}
    ) as begun
    cross join lateral (
      select count(*) as turns, count(*) filter (where is_matched = false) as missed,
        coalesce(bool_or(is_ended), false) as is_ended,
        (array_agg(said order by turn) filter (where said is not null))[1] as first_said
      from channel_event as event
      where event.session_hash = begun.session_hash and event.team_id = begun.team_id
    ) as facts
    order by begun.at desc, begun.session_hash`.execute(db);
  return rows;
}

/** A turn of a conversation. */
export interface TurnRow {
  readonly number: number;
  readonly at: Date;
  readonly said: string | null;
  readonly answered: string | null;
  readonly intentName: string | null;
  readonly score: number | null;
  readonly isMatched: boolean | null;
  readonly nodeId: string | null;
  readonly exception: string | null;
  readonly latencyMs: number;
}

const turnColumns = sql.raw(
  'turn as number, at, said, answered, intent_name, score, is_matched, node_id, exception, latency_ms',
);
/** A conversation shows at most so many turns. */
const turnsMax = 1_000;

/** Lists the turns of a conversation with one of the projects, oldest first. */
export async function listTurns(db: Db, scope: CountScope, conversation: string): Promise<readonly TurnRow[]> {
  const { rows } = await sql<TurnRow>`
    select ${turnColumns} from channel_event
    where team_id = ${scope.teamId} and ${toConditions(scope)} and session_hash = ${Buffer.from(conversation, 'hex')}
    order by turn limit ${turnsMax}`.execute(db);
  return rows;
}

/** A turn of an export. */
export interface ExportedTurnRow extends TurnRow {
  readonly id: string;
  readonly projectId: string;
  readonly sessionHash: Buffer;
  readonly stage: string;
  readonly channel: string;
  readonly language: string;
  readonly isEnded: boolean;
}

/** Lists the turns of the range after another one, oldest first. */
export async function listTurnsAfter(
  db: Db,
  scope: CountScope,
  { at, id }: { readonly at: string; readonly id: string },
  most: number,
): Promise<readonly (ExportedTurnRow & { readonly exactAt: string })[]> {
  // The text of the time has microseconds, a Date has milliseconds.
  const { rows } = await sql<ExportedTurnRow & { readonly exactAt: string }>`
    select ${turnColumns}, id, at::text as exact_at, project_id, session_hash, stage, channel, language, is_ended
    from channel_event
    where team_id = ${scope.teamId} and ${toConditions(scope)} and at >= ${at}::timestamptz and at < ${scope.end}
      and (at, id) > (${at}::timestamptz, ${id}::uuid)
    order by at, id limit ${most}`.execute(db);
  return rows;
}
