import { sql } from 'kysely';
import type { Db } from '../../services.ts';

/** Deleting an account looks up its rows in many tables, so a batch is small. */
const batchSize = 200;

/**
 * Removes accounts that nobody can use: those invited but never claimed, or left without an address, for a week.
 * Deletes their teams without other members. Each batch is a statement of its own.
 */
export async function sweepAccounts(db: Db, isStopped: () => boolean = () => false): Promise<void> {
  while (!isStopped() && (await sweepAccountBatch(db)) === batchSize);
}

async function sweepAccountBatch(db: Db): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    with dead as materialized (
      select id from account
      where not is_verified and recovery_email is null and created_at < now() - interval '7 days'
        and (email_key like 'released:%' or (
          password_hash is null and not exists (select 1 from team_member where team_member.account_id = account.id)
        ))
      limit ${sql.lit(batchSize)}
    ), emptied as (
      update team set deleted_at = now()
      where deleted_at is null
        and id in (select m.team_id from team_member m join dead on dead.id = m.account_id)
        and not exists (
          select 1 from team_member m where m.team_id = team.id and m.account_id not in (select id from dead)
        )
    )
    delete from account where id in (select id from dead)`.execute(db);
  return Number(numAffectedRows);
}
