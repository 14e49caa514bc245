import type { ConversationState } from '@confab/dialog-engine';
import { limits, type ReleaseId, type TeamId, type JsonText } from '@confab/model';
import { sql } from 'kysely';
import { compileOnce } from '../../db/compile-once.ts';
import type { Db } from '../../services.ts';
import type { ChannelAnswer } from '../../db/stored-shapes.ts';

/** A conversation with one stage of one assistant. */
export interface ChannelConversation {
  readonly releaseId: ReleaseId | null;
  readonly visitorHash: Buffer | null;
  readonly language: string;
  readonly state: JsonText<ConversationState>;
  readonly turns: number;
  /** The size of the conversation with its stored turns. */
  readonly bytes: number;
}

/** The key of a conversation. The team is that of the assistant, since visitors belong to no team. */
export interface ConversationKey {
  readonly teamId: TeamId;
  readonly idHash: Buffer;
}

/** Finds a conversation and locks it for the turn. A conversation expires when it rests for longer than the limit. */
export async function findConversation(trx: Db, key: ConversationKey): Promise<ChannelConversation | undefined> {
  return (await selectActiveConversation(trx, key))[0];
}

const selectActiveConversation = compileOnce<ConversationKey, ChannelConversation>((db, { teamId, idHash }) =>
  db
    .selectFrom('channelSession')
    .select(['releaseId', 'visitorHash', 'language', 'state', 'turns', 'bytes'])
    .where('teamId', '=', teamId)
    .where('idHash', '=', idHash)
    .where(sql<boolean>`updated_at > now() - make_interval(hours => ${sql.lit(limits.conversationIdleHours)})`)
    .forUpdate(),
);

/**
 * Locks the name of a conversation and looks for it again, so that concurrent requests cannot start it twice. The lock is
 * held until the transaction ends.
 */
export async function findConversationUnderLock(
  trx: Db,
  key: ConversationKey,
): Promise<ChannelConversation | undefined> {
  await sql`select pg_advisory_xact_lock(${String(key.idHash.readBigInt64BE(0))}::bigint)`.execute(trx);
  return findConversation(trx, key);
}

/** Finds the stored answer of a turn; undefined when the turn has not run. */
export async function findAnswer(
  trx: Db,
  key: ConversationKey,
  turnId: string,
): Promise<JsonText<ChannelAnswer> | undefined> {
  return (await selectAnswer(trx, { ...key, turnId }))[0]?.answer;
}

const selectAnswer = compileOnce<ConversationKey & { readonly turnId: string }, { answer: JsonText<ChannelAnswer> }>(
  (db, key) =>
    db
      .selectFrom('channelTurn')
      .select('answer')
      .where('teamId', '=', key.teamId)
      .where('sessionHash', '=', key.idHash)
      .where('turnId', '=', key.turnId),
);

/** Lists the last turns of a conversation, oldest first. */
export async function listTurns(db: Db, { teamId, idHash }: ConversationKey, most: number) {
  const rows = await db
    .selectFrom('channelTurn')
    .select(['said', 'answer'])
    .where('teamId', '=', teamId)
    .where('sessionHash', '=', idHash)
    .orderBy('number', 'desc')
    .limit(most)
    .execute();
  return rows.toReversed();
}

/** Deletes a conversation together with its turns. */
export async function deleteChannelConversation(trx: Db, { teamId, idHash }: ConversationKey): Promise<void> {
  await trx.deleteFrom('channelSession').where('teamId', '=', teamId).where('idHash', '=', idHash).execute();
}
