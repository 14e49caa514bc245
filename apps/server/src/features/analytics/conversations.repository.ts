import type { TurnInputKind } from '@confab/contracts';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../services.ts';
import { toConditions, type CountScope } from './counts.repository.ts';

/** A conversation that began in a range. */
export interface ConversationRow {
  /** The id of the event of its first turn. A platform may use the name of a session again for another conversation. */
  readonly conversation: string;
  readonly projectId: string;
  readonly at: Date;
  readonly stage: string;
  readonly channel: string;
  readonly language: string;
  readonly releaseId: string | null;
  readonly turns: number;
  readonly missed: number;
  readonly isEnded: boolean;
  /** Empty when nothing was said, null when utterances are not kept. */
  readonly firstSaid: string | null;
  /** The first utterance with the searched text; null without a search. */
  readonly foundSaid: string | null;
}

/**
 * The time of a turn as an expression, so that a plan looks up the few turns of a session instead of scanning the index
 * over the time of all turns.
 */
export const timeOfTurn = (table: string) => sql`(${sql.ref(`${table}.at`)} + interval '0 seconds')`;

/** Whether the utterance of a turn contains a text, ignoring case. */
export const containsText = (said: string) => sql`position(lower(${said}) in lower(said)) > 0`;

/** When the next conversation under the name of the session begins; the turns before it belong to this one. */
const nextStart = sql`
  select coalesce(min(${timeOfTurn('later')}), 'infinity') as next_at from channel_event as later
  where later.session_hash = begun.session_hash and later.team_id = begun.team_id
    and later.turn = 1 and ${timeOfTurn('later')} > begun.at`;

/** Lists the conversations that began in the range, newest first. */
export async function listConversations(
  db: Db,
  scope: CountScope,
  { skip, most }: { readonly skip: number; readonly most: number },
): Promise<readonly ConversationRow[]> {
  return describeConversations(
    db,
    sql`
      select ${firstTurnColumns} from channel_event
      where team_id = ${scope.teamId} and ${toConditions(scope)} and turn = 1 and at >= ${scope.start} and at < ${scope.end}
      order by at desc, id limit ${most} offset ${skip}`,
  );
}

/**
 * Lists conversations with the projects by the ids of their first turns, newest first.
 *
 * @param said the searched text
 */
export async function listConversationsById(
  db: Db,
  scope: CountScope,
  ids: readonly string[],
  said: string | undefined,
): Promise<readonly ConversationRow[]> {
  if (ids.length === 0) return [];
  return describeConversations(
    db,
    sql`
      select ${firstTurnColumns} from channel_event
      where team_id = ${scope.teamId} and id = any(${sql.val([...ids])}::uuid[]) and turn = 1`,
    said,
  );
}

/** How many of the newest turns are searched for conversations that continue. */
const recentTurnsMax = 1_000;

/** Lists the conversations with a turn at or after a time, the newest of them. */
export async function listConversationsSince(
  db: Db,
  scope: Omit<CountScope, 'start' | 'end'>,
  since: Date,
  most: number,
): Promise<readonly ConversationRow[]> {
  return describeConversations(
    db,
    sql`
      select ${firstTurnColumns} from (
        select distinct begun.* from (
          select session_hash, team_id, at from channel_event
          where team_id = ${scope.teamId} and ${toConditions(scope)} and at >= ${since}
          order by at desc limit ${sql.lit(recentTurnsMax)}
        ) as recent
        cross join lateral (
          select ${firstTurnColumns} from channel_event as started
          where started.session_hash = recent.session_hash and started.team_id = recent.team_id
            and started.turn = 1 and ${timeOfTurn('started')} <= recent.at
          order by ${timeOfTurn('started')} desc limit 1
        ) as begun
      ) as recently_begun
      order by at desc, id limit ${most}`,
  );
}

const firstTurnColumns = sql.raw('id, session_hash, team_id, project_id, at, stage, channel, language, release_id');

/** Adds to first turns what their conversations contain. @param begun selects the first turns, of one team */
async function describeConversations(
  db: Db,
  begun: RawBuilder<unknown>,
  said?: string,
): Promise<readonly ConversationRow[]> {
  const found =
    said === undefined ? sql`null::text` : sql`(array_agg(said order by turn) filter (where ${containsText(said)}))[1]`;
  // Turns are joined by their conversation, whose first turn is of the team.
  const { rows } = await sql<ConversationRow>`
    select begun.id as conversation, begun.project_id, begun.at, begun.stage, begun.channel, begun.language, begun.release_id,
      facts.*
    from (${begun}) as begun
    cross join lateral (${nextStart}) as next
    cross join lateral (
      select count(*) as turns, count(*) filter (where is_matched = false) as missed,
        coalesce(bool_or(is_ended), false) as is_ended,
        coalesce(
          (array_agg(said order by turn) filter (where said is not null))[1],
          case when bool_or(input = 'said') then null else '' end
        ) as first_said,
        ${found} as found_said
      from channel_event as event
      where event.session_hash = begun.session_hash and event.team_id = begun.team_id
        and ${timeOfTurn('event')} >= begun.at and ${timeOfTurn('event')} < next.next_at
    ) as facts
    order by begun.at desc, begun.id`.execute(db);
  return rows;
}

/** A turn of a conversation. */
export interface TurnRow {
  readonly number: number;
  readonly at: Date;
  readonly input: TurnInputKind;
  readonly said: string | null;
  readonly answered: string | null;
  readonly intentName: string | null;
  readonly score: number | null;
  readonly isMatched: boolean | null;
  readonly nodeId: string | null;
  readonly exception: string | null;
  readonly latencyMs: number;
  readonly isEnded: boolean;
}

const turnColumns = sql.raw(
  'turn as number, at, input, said, answered, intent_name, score, is_matched, node_id, exception, latency_ms, is_ended',
);
/** The most turns of a conversation that are shown. */
const turnsMax = 1_000;

/** Lists the turns of a conversation with one of the projects, oldest first. @param conversation the id of its first turn */
export async function listTurns(
  db: Db,
  scope: Omit<CountScope, 'start' | 'end'>,
  conversation: string,
): Promise<readonly TurnRow[]> {
  const { rows } = await sql<TurnRow>`
    with begun as (
      select session_hash, team_id, at from channel_event
      where team_id = ${scope.teamId} and ${toConditions(scope)} and id = ${conversation} and turn = 1
    )
    select ${turnColumns} from channel_event as event
    where event.team_id = ${scope.teamId} and event.session_hash = (select session_hash from begun)
      and ${timeOfTurn('event')} >= (select at from begun) and ${timeOfTurn('event')} < (select next_at from begun cross join lateral (${nextStart}) as next)
    order by at, turn limit ${turnsMax}`.execute(db);
  return rows;
}

/** A turn of an export. */
export interface ExportedTurnRow extends TurnRow {
  readonly id: string;
  readonly projectId: string;
  /** The id of the first turn; that of the turn itself when the first one has been deleted. */
  readonly conversation: string;
  readonly stage: string;
  readonly channel: string;
  readonly language: string;
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
    select ${turnColumns}, id, at::text as exact_at, project_id, stage, channel, language,
      coalesce((
        select begun.id from channel_event as begun
        where begun.session_hash = event.session_hash and begun.team_id = event.team_id
          and begun.turn = 1 and ${timeOfTurn('begun')} <= event.at
        order by ${timeOfTurn('begun')} desc limit 1), id) as conversation
    from channel_event as event
    where team_id = ${scope.teamId} and ${toConditions(scope)} and at >= ${at}::timestamptz and at < ${scope.end}
      and (at, id) > (${at}::timestamptz, ${id}::uuid)
    order by at, id limit ${most}`.execute(db);
  return rows;
}
