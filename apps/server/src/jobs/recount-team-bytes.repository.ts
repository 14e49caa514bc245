import type { TeamId } from '@confab/model';
import { sql, type Kysely } from 'kysely';
import { addConversationUsage } from '../core/quotas/conversation-room.repository.ts';
import type { Tables } from '../db/tables.ts';

/** The counter of a team, identified by the number of its recounts. */
export interface DueUsage {
  readonly teamId: TeamId;
  readonly recounts: number;
}

/** How far the counters of a team are off, in bytes. */
interface UsageDifference {
  readonly bytes: number;
  /** The bytes of conversations, which have a separate counter. */
  readonly conversationBytes: number;
}

/** The lock of the measuring process. The number is arbitrary, but every process has to use the same one. */
const measureLock = 4_117_204;

/**
 * Finds a team that was not recounted for a day.
 *
 * @param all the database without the tenant guard
 * @param failed teams that are left out
 */
export async function findDueUsage(all: Kysely<Tables>, failed: readonly TeamId[]): Promise<DueUsage | undefined> {
  return all
    .selectFrom('teamUsage')
    .select(['teamId', 'recounts'])
    .where('recountedAt', '<', sql<Date>`now() - interval '1 day'`)
    .where(sql<boolean>`team_id <> all(${sql.val([...failed])}::uuid[])`)
    .orderBy('recountedAt')
    .executeTakeFirst();
}

/**
 * Measures how far the counters of a team are off, in one snapshot and a statement for each table.
 *
 * @returns undefined while another process measures.
 */
export function measureUsage(all: Kysely<Tables>, { teamId }: DueUsage): Promise<UsageDifference | undefined> {
  return all
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const lock = await sql<{ isFree: boolean }>`select pg_try_advisory_xact_lock(${measureLock}) as is_free`.execute(
        trx,
      );
      if (!lock.rows[0]?.isFree) return undefined;
      // A large table of one team takes longer than a request may.
      await sql`set local statement_timeout = '60s'`.execute(trx);
      const usage = await trx.selectFrom('teamUsage').select('bytes').where('teamId', '=', teamId).executeTakeFirst();
      let bytes = -(usage?.bytes ?? 0);
      for (const name of countedTables) {
        const { rows } = await sql<{ bytes: number }>`
          select coalesce(sum(bytes), 0)::bigint as bytes from team_stored
          where team_id = ${teamId} and name = ${sql.lit(name)}`.execute(trx);
        bytes += rows[0]?.bytes ?? 0;
      }
      const { rows } = await sql<{ bytes: number }>`
        select (coalesce(sum(round_session_bytes(bytes)), 0)
          - coalesce((select bytes from session_usage where team_id = ${teamId}), 0))::bigint as bytes
        from (select bytes from channel_session where team_id = ${teamId}
          union all select bytes from simulator_session where team_id = ${teamId}) conversation`.execute(trx);
      return { bytes, conversationBytes: rows[0]?.bytes ?? 0 };
    });
}

/** The tables of the view `team_stored`. */
const countedTables = [
  'item',
  'item_version',
  'project_event',
  'project_secret',
  'graph_layout',
  'release',
  'replacement',
  'comment',
  'test_run',
  'test_result',
  'asset_content',
];

/** Adds the measured differences, unless the team was recounted since it was found. */
export async function correctUsage(
  all: Kysely<Tables>,
  { teamId, recounts }: DueUsage,
  difference: UsageDifference,
): Promise<void> {
  const { numUpdatedRows } = await all
    .updateTable('teamUsage')
    .set(({ eb }) => ({
      bytes: eb('bytes', '+', difference.bytes),
      recounts: recounts + 1,
      recountedAt: sql<Date>`now()`,
    }))
    .where('teamId', '=', teamId)
    .where('recounts', '=', recounts)
    .executeTakeFirstOrThrow();
  // A statement without a transaction, so that no other row stays locked while it waits.
  if (numUpdatedRows > 0n && difference.conversationBytes !== 0)
    await addConversationUsage(all, { teamId, bytes: difference.conversationBytes });
}
