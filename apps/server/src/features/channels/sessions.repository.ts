import type { ReleaseId, TeamId } from '@confab/model';
import { sql } from 'kysely';
import { compileOnce } from '../../db/compile-once.ts';
import type { Db } from '../../services.ts';

/** A conversation with one stage of one assistant. */
export interface SessionRow {
  readonly releaseId: ReleaseId | null;
  readonly visitorHash: Buffer | null;
  readonly language: string;
  readonly state: string;
  readonly turns: number;
}

/** Whose a conversation is, and which: a visitor is of no team, but the assistant is. */
export interface SessionKey {
  readonly teamId: TeamId;
  readonly idHash: Buffer;
}

/** A conversation that goes on, locked for the turn; after a day without a word it is forgotten. */
export async function findSession(trx: Db, key: SessionKey): Promise<SessionRow | undefined> {
  return (await liveSession(trx, key))[0];
}

const liveSession = compileOnce<SessionKey, SessionRow>((db, { teamId, idHash }) =>
  db
    .selectFrom('channelSession')
    .select(['releaseId', 'visitorHash', 'language', 'state', 'turns'])
    .where('teamId', '=', teamId)
    .where('idHash', '=', idHash)
    .where(sql<boolean>`updated_at > now() - interval '24 hours'`)
    .forUpdate(),
);

/** Keeps others from beginning a conversation of the same name until this transaction ends. */
export async function lockSessionName(trx: Db, { idHash }: Pick<SessionKey, 'idHash'>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${String(idHash.readBigInt64BE(0))}::bigint)`.execute(trx);
}

/** The answer that a turn got; undefined for one that has not been. */
export async function findAnswer(trx: Db, key: SessionKey, turnId: string): Promise<string | undefined> {
  return (await answerTo(trx, { ...key, turnId }))[0]?.answer;
}

const answerTo = compileOnce<SessionKey & { readonly turnId: string }, { answer: string }>((db, given) =>
  db
    .selectFrom('channelTurn')
    .select('answer')
    .where('teamId', '=', given.teamId)
    .where('sessionHash', '=', given.idHash)
    .where('turnId', '=', given.turnId),
);

/** What was said so far, oldest first; of a very long conversation the last of it. */
export async function listTurns(db: Db, { teamId, idHash }: SessionKey, most: number) {
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

/** Removes conversations with all that was said in them. */
export async function deleteSessions(
  trx: Db,
  teamId: TeamId,
  by: { readonly idHash: Buffer } | { readonly visitorHash: Buffer },
): Promise<void> {
  const query = trx.deleteFrom('channelSession').where('teamId', '=', teamId);
  await (
    'idHash' in by ? query.where('idHash', '=', by.idHash) : query.where('visitorHash', '=', by.visitorHash)
  ).execute();
}
