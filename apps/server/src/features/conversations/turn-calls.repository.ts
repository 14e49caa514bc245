import type { HttpResult } from '@confab/dialog-engine';
import type { TeamId, JsonText } from '@confab/model';
import { sql } from 'kysely';
import type { Db } from '../../services.ts';

/** Names a turn; every attempt at the same turn has the same key. */
export interface TurnKey {
  readonly teamId: TeamId;
  readonly conversation: string;
  readonly turn: string;
}

/** One outside call of a turn. */
export interface TurnCallKey extends TurnKey {
  /** The number of the call among those of its kind in the turn, from 1. */
  readonly place: number;
  readonly kind: 'http' | 'mail';
  readonly callHash: string;
}

/** The answer to a request; for a mail it is 'queued'. */
type CallAnswer = JsonText<HttpResult | 'queued'>;

/** Records a call before it is made. @returns false when another attempt has recorded it already. */
export async function claimTurnCall(db: Db, call: TurnCallKey, answer?: CallAnswer): Promise<boolean> {
  const row = await db
    .insertInto('turnCall')
    .values({ ...call, ...(answer !== undefined && { answer }) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('place')
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores the answer to a call. */
export async function storeCallAnswer(db: Db, call: TurnCallKey, answer: CallAnswer): Promise<void> {
  await whereCall(db.updateTable('turnCall').set({ answer }), call).execute();
}

/** Finds a call with its answer; `isOld` after 15 seconds, when no server can still be waiting for it. */
export function findTurnCall(db: Db, call: TurnCallKey) {
  return whereCall(
    db.selectFrom('turnCall').select(['answer', sql<boolean>`created_at < now() - interval '15 seconds'`.as('isOld')]),
    call,
  ).executeTakeFirst();
}

/** Counts the messages that a team has sent in the last hour. */
export async function countMails(db: Db, teamId: TeamId): Promise<number> {
  const { count } = await db
    .selectFrom('turnCall')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('teamId', '=', teamId)
    .where('kind', '=', 'mail')
    .where(sql<boolean>`created_at > now() - interval '1 hour'`)
    .executeTakeFirstOrThrow();
  return count;
}

/** The name of a team; empty for a deleted one. */
export async function findTeamName(db: Db, teamId: TeamId): Promise<string> {
  const row = await db.selectFrom('team').select('name').where('id', '=', teamId).executeTakeFirst();
  return row?.name ?? '';
}

/** A select or update statement that a condition can be added to. */
interface Filterable<Self> {
  where(column: keyof TurnCallKey & string, operator: '=', value: string | number): Self;
}

function whereCall<Query extends Filterable<Query>>(query: Query, call: TurnCallKey): Query {
  return query
    .where('teamId', '=', call.teamId)
    .where('conversation', '=', call.conversation)
    .where('turn', '=', call.turn)
    .where('kind', '=', call.kind)
    .where('place', '=', call.place)
    .where('callHash', '=', call.callHash);
}
