import type { TeamId } from '@confab/model';
import type { HttpResult, HttpCall, MailCall } from '@confab/dialog-engine';
import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { queueMail } from '../../mail/outbox.repository.ts';
import type { Db, Services } from '../../services.ts';
import { toMail } from './turn-mails.ts';

/** What a turn is called: whoever repeats a turn calls it the same. */
export interface TurnKey {
  readonly teamId: TeamId;
  readonly conversation: string;
  readonly turn: string;
}

/** A request in its turn: the first, the second. */
interface PlacedCall {
  readonly place: number;
  readonly call: HttpCall;
}

/** Nobody waits longer for an answer than its request may take and a little. */
const longestMs = 15_000;
const lookAgainMs = 100;
const unknown: HttpResult = {
  type: 'failed',
  reason: 'network',
  message: 'It is not known whether the request arrived.',
  ms: 0,
};

/**
 * Sends a request once for its turn, however often the turn is made: what came back is kept, and found again after a
 * lost race or a restart. Of a request that was under way when its server ended nobody knows whether it arrived, so it is
 * not sent a second time.
 */
export async function askOnce(
  { db, now }: Pick<Services, 'db' | 'now'>,
  key: TurnKey,
  { place, call }: PlacedCall,
  send: () => Promise<HttpResult>,
): Promise<HttpResult> {
  const row = { ...key, place, kind: 'http', callHash: hashOf(call) };
  const isOurs = await db
    .insertInto('turnCall')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('place')
    .executeTakeFirst();
  if (!isOurs) return answerOf(db, row, now() + longestMs, now);
  const answer = await send();
  await rowOf(db.updateTable('turnCall').set({ answer: JSON.stringify(answer) }), row).execute();
  return answer;
}

type Row = TurnKey & { readonly place: number; readonly kind: string; readonly callHash: string };

/** The answer to a request that somebody else has sent or is sending. */
async function answerOf(db: Services['db'], row: Row, until: number, now: () => number): Promise<HttpResult> {
  for (;;) {
    const found = await rowOf(
      db
        .selectFrom('turnCall')
        .select(['answer', sql<boolean>`created_at < now() - interval '15 seconds'`.as('isOld')]),
      row,
    ).executeTakeFirst();
    // This server wrote the text from an answer.
    if (typeof found?.answer === 'string') return JSON.parse(found.answer) as HttpResult;
    if (!found || found.isOld || now() > until) return unknown;
    await wait(lookAgainMs);
  }
}

/** Messages that a team has sent in the last hour. */
export async function countMails({ db }: Pick<Services, 'db'>, teamId: TeamId): Promise<number> {
  const { count } = await db
    .selectFrom('turnCall')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('teamId', '=', teamId)
    .where('kind', '=', 'mail')
    .where(sql<boolean>`created_at > now() - interval '1 hour'`)
    .executeTakeFirstOrThrow();
  return count;
}

/** Puts the messages of a turn into the outbox; of a turn that is kept twice they go out once. */
export async function queueTurnMails(
  trx: Db,
  services: Pick<Services, 'newId' | 'config'>,
  key: TurnKey,
  mails: readonly MailCall[],
): Promise<void> {
  for (const [index, call] of mails.entries()) {
    const row = { ...key, place: index + 1, kind: 'mail', callHash: hashOf(call), answer: '"queued"' };
    await trx
      .insertInto('turnCall')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const id = `turn:${key.conversation}:${key.turn}:${index + 1}`;
    await queueMail(trx, services, toMail(services.config, call), id);
  }
}

function hashOf(call: HttpCall | MailCall) {
  return createHash('sha256').update(JSON.stringify(call)).digest('base64url');
}

/** What both statements have in common: whose the row is, and which. */
interface Narrowing<Self> {
  where(column: keyof Row & string, operator: '=', value: string | number): Self;
}

function rowOf<Query extends Narrowing<Query>>(query: Query, row: Row): Query {
  return query
    .where('teamId', '=', row.teamId)
    .where('conversation', '=', row.conversation)
    .where('turn', '=', row.turn)
    .where('kind', '=', row.kind)
    .where('place', '=', row.place)
    .where('callHash', '=', row.callHash);
}
