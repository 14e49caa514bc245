import type { TeamId } from '@confab/model';
import { sql } from 'kysely';
import { compileOnce } from '../../db/compile-once.ts';
import type { Db } from '../../services.ts';
import { roundConversationBytes } from './conversation-bytes.ts';

/** Conversations that one statement deletes, with up to 200 turns each. */
const deletedAtOnce = 20;
/** Statements for one new conversation, so that it never waits for a long deletion. */
const batchesMax = 10;

/**
 * The bytes of the conversations of a team, each rounded up to whole steps. `add_session_bytes` holds those that this
 * transaction has deleted; they are subtracted at its commit, so that no other transaction waits before that.
 */
export async function findConversationBytes(trx: Db, teamId: TeamId): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce((select bytes from session_usage where team_id = ${teamId}::uuid), 0)
      + coalesce((nullif(current_setting('confab.session_bytes', true), '')::jsonb ->> ${teamId}::text)::bigint, 0) as bytes`.execute(
    trx,
  );
  return rows[0]?.bytes ?? 0;
}

/**
 * Whether a team may begin another conversation. A team at its limit first loses its oldest ended ones, then the oldest
 * that were idle for an hour; in both cases those of visitors before simulated ones. Others are never deleted.
 *
 * @param most the bytes that the conversations of a team may take; 0 for no limit
 */
export async function makeConversationRoom(trx: Db, teamId: TeamId, most: number): Promise<boolean> {
  if (most === 0) return true;
  for (let batch = 0; batch <= batchesMax; batch += 1) {
    if ((await findConversationBytes(trx, teamId)) < most) return true;
    if (batch === batchesMax || !(await deleteOldest(trx, teamId))) return false;
  }
  return false;
}

/** Other conversations used up the remaining space during the first turn. The transaction is rolled back. */
export class NoConversationRoom extends Error {
  override readonly name = 'NoConversationRoom';
}

/**
 * Counts a conversation that was just stored. Conversations of a team that begin at once are counted one after another, so
 * that together they cannot pass the limit. The row of the team stays locked until the commit: call this last.
 *
 * @throws NoConversationRoom
 */
export async function countNewConversation(trx: Db, teamId: TeamId, bytes: number, most: number): Promise<void> {
  const added = roundConversationBytes(bytes);
  const [counted] = await addConversationUsage(trx, { teamId, bytes: added });
  const isOver = most > 0 && (counted?.bytes ?? 0) >= most + added;
  if (isOver && !(await makeConversationRoom(trx, teamId, most + added))) throw new NoConversationRoom();
}

/** Adds to the sum of a team. Its row stays locked until the commit. */
export const addConversationUsage = compileOnce<
  { readonly teamId: TeamId; readonly bytes: number },
  { readonly bytes: number }
>((db, usage) =>
  db
    .insertInto('sessionUsage')
    .values({ teamId: usage.teamId, bytes: usage.bytes })
    .onConflict((conflict) =>
      conflict
        .column('teamId')
        .doUpdateSet({ bytes: sql<number>`session_usage.bytes + excluded.bytes` })
        .where('sessionUsage.teamId', '=', usage.teamId),
    )
    .returning('bytes'),
);

/** Counts a turn of a conversation for its team, if that changes the sum. The row of the team stays locked until the commit. */
export async function countConversationChange(trx: Db, teamId: TeamId, before: number, after: number): Promise<void> {
  const change = roundConversationBytes(after) - roundConversationBytes(before);
  if (change !== 0) await addConversationUsage(trx, { teamId, bytes: change });
}

const ended = sql`is_ended`;
const quiet = sql`not is_ended and updated_at < now() - interval '1 hour'`;

/** @returns false when no conversation may be deleted */
async function deleteOldest(trx: Db, teamId: TeamId): Promise<boolean> {
  for (const condition of [ended, quiet]) {
    const deleted = await sql`
      delete from channel_session where team_id = ${teamId} and id_hash = any(array(
        select id_hash from channel_session where team_id = ${teamId} and ${condition}
        order by updated_at limit ${sql.lit(deletedAtOnce)} for update skip locked))`.execute(trx);
    if (Number(deleted.numAffectedRows) > 0) return true;
    const simulated = await sql`
      delete from simulator_session where team_id = ${teamId} and id = any(array(
        select id from simulator_session where team_id = ${teamId} and ${condition}
        order by updated_at limit ${sql.lit(deletedAtOnce)} for update skip locked))`.execute(trx);
    if (Number(simulated.numAffectedRows) > 0) return true;
  }
  return false;
}
