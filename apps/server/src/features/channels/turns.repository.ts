import type { ConversationState } from '@confab/dialog-engine';
import type { ProjectId, ReleaseId, TeamId, JsonText } from '@confab/model';
import { sql } from 'kysely';
import { getConversationBytes, getTurnBytes } from '../../core/quotas/conversation-bytes.ts';
import { countNewConversation, countConversationChange } from '../../core/quotas/conversation-room.repository.ts';
import { compileOnce } from '../../db/compile-once.ts';
import type { Db } from '../../services.ts';
import type { TurnFacts } from './read-turn-facts.ts';
import type { ChannelConversation } from './conversations.repository.ts';
import type { ChannelAnswer } from '../../db/stored-shapes.ts';

/** A stored turn: the conversation, the answer for repeated requests, and the analytics event. */
export interface TurnRecord extends TurnFacts {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly stage: string;
  readonly channel: string;
  readonly releaseId: ReleaseId | null;
  readonly idHash: Buffer;
  readonly visitorHash: Buffer | null;
  readonly language: string;
  /** The conversation state after the turn. */
  readonly state: JsonText<ConversationState>;
  readonly number: number;
  readonly turnId: string;
  /** When the event is counted; null means now, by the clock of the database. */
  readonly at: Date | null;
  /** The utterance, stored with the conversation for 24 hours. */
  readonly said: string | null;
  readonly answer: JsonText<ChannelAnswer>;
  readonly eventId: string;
  readonly input: string;
  readonly latencyMs: number;
  /** Where the conversation waited before the turn; null at its beginning. */
  readonly fromNodeId: string | null;
  /**
   * Whether the visitor is new, at the first turn of a conversation whose visitor is known by an id; otherwise null.
   */
  readonly isNewVisitor: boolean | null;
  /** Text stored with the analytics event, and for how many days; null when the author stores no text. */
  readonly eventSaid: string | null;
  readonly eventAnswered: string | null;
  readonly keepTextDays: number | null;
}

/** The stored conversation before a turn. */
type CountedConversation = Pick<ChannelConversation, 'bytes' | 'state'>;

/**
 * Stores a turn, its conversation and its analytics event in one statement; a turn that is too old to be kept is
 * deleted. Call this last in the transaction of the turn: it may lock the sum of the team.
 *
 * @param before undefined at the first turn
 * @param conversationBytesMax for a first turn, how many bytes the conversations of the team may take; 0 for no limit
 * @throws NoConversationRoom
 */
export async function storeTurn(
  trx: Db,
  turn: TurnRecord,
  before: CountedConversation | undefined,
  conversationBytesMax: number,
): Promise<void> {
  const written = getConversationBytes(turn.state) + getTurnBytes([turn.said, turn.answer]);
  if (!before) {
    await insertConversation(trx, { ...turn, bytes: written });
    await countNewConversation(trx, turn.teamId, written, conversationBytesMax);
    return;
  }
  const expired = turn.number > maxStoredTurns ? await deleteTurn(trx, turn, turn.number - maxStoredTurns) : 0;
  // Not negative, even for a conversation that an older version of the server began without counting its bytes.
  const kept = Math.max(0, before.bytes - getConversationBytes(before.state) - expired);
  const bytes = kept + written;
  await updateConversation(trx, { ...turn, bytes });
  await countConversationChange(trx, turn.teamId, before.bytes, bytes);
}

/** @returns the bytes of the turn */
async function deleteTurn(trx: Db, { teamId, idHash }: TurnRecord, number: number): Promise<number> {
  const expired = await trx
    .deleteFrom('channelTurn')
    .where('teamId', '=', teamId)
    .where('sessionHash', '=', idHash)
    .where('number', '=', number)
    .returning(['said', 'answer'])
    .executeTakeFirst();
  return expired ? getTurnBytes([expired.said, expired.answer]) : 0;
}

/** A turn, and the bytes of the conversation with it. */
type CountedTurn = TurnRecord & { readonly bytes: number };

const insertConversation = compileOnce<CountedTurn, never>((db, turn) =>
  insertTurnAndEvent(db, turn)
    .insertInto('channelSession')
    .values({
      idHash: turn.idHash,
      teamId: turn.teamId,
      projectId: turn.projectId,
      stage: turn.stage,
      channel: turn.channel,
      releaseId: turn.releaseId,
      visitorHash: turn.visitorHash,
      language: turn.language,
      state: turn.state,
      turns: turn.number,
      bytes: turn.bytes,
      isEnded: turn.isEnded,
    })
    .$castTo<never>(),
);

/** Turns of a conversation that are stored, for transcripts and repeated requests. */
export const maxStoredTurns = 200;

const updateConversation = compileOnce<CountedTurn, never>((db, turn) =>
  insertTurnAndEvent(db, turn)
    .updateTable('channelSession')
    .set({
      state: turn.state,
      language: turn.language,
      turns: turn.number,
      bytes: turn.bytes,
      isEnded: turn.isEnded,
      updatedAt: sql<Date>`now()`,
    })
    .where('teamId', '=', turn.teamId)
    .where('idHash', '=', turn.idHash)
    .$castTo<never>(),
);

function insertTurnAndEvent(db: Db, turn: TurnRecord) {
  const { idHash, turnId, teamId, number, said, answer } = turn;
  return db
    .with('turn', (also) =>
      also.insertInto('channelTurn').values({ sessionHash: idHash, turnId, teamId, number, said, answer }),
    )
    .with('event', (also) => also.insertInto('channelEvent').values(toEventRow(turn)));
}

function toEventRow(turn: TurnRecord) {
  const countedAt = sql<Date>`coalesce(${turn.at}::timestamptz, now())`;
  return {
    id: turn.eventId,
    teamId: turn.teamId,
    projectId: turn.projectId,
    releaseId: turn.releaseId,
    stage: turn.stage,
    channel: turn.channel,
    sessionHash: turn.idHash,
    visitorHash: turn.visitorHash,
    turn: turn.number,
    at: countedAt,
    input: turn.input,
    fromNodeId: turn.fromNodeId,
    nodeId: turn.nodeId,
    isNewVisitor: turn.isNewVisitor,
    intentId: turn.intentId,
    intentName: turn.intentName,
    score: turn.score,
    isMatched: turn.isMatched,
    isEnded: turn.isEnded,
    latencyMs: turn.latencyMs,
    language: turn.language,
    exception: turn.exception,
    said: turn.eventSaid,
    answered: turn.eventAnswered,
    visited: turn.visited,
    taken: turn.taken,
    textUntil: sql<Date>`${countedAt} + ${turn.keepTextDays}::integer * interval '1 day'`,
  };
}

/** Finds which of some conversations have turns that are counted. */
export async function findCountedConversations(
  db: Db,
  teamId: TeamId,
  conversationHashes: readonly Buffer[],
): Promise<ReadonlySet<string>> {
  if (conversationHashes.length === 0) return new Set();
  const rows = await db
    .selectFrom('channelEvent')
    .select('sessionHash')
    .distinct()
    .where('teamId', '=', teamId)
    .where('sessionHash', 'in', conversationHashes)
    .execute();
  return new Set(rows.map(({ sessionHash }) => sessionHash.toString('hex')));
}
