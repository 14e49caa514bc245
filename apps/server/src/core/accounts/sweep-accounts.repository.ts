import { sql } from 'kysely';
import type { Db } from '../../services.ts';

/**
 * Removes accounts that nobody can use: those invited but never claimed, or left without an address, for a week.
 * Deletes their teams without other members.
 */
export async function sweepAccounts(db: Db): Promise<void> {
  await sql`
    with dead as (
      select id from account
      where not is_verified and recovery_email is null and created_at < now() - interval '7 days'
        and (email_key like 'released:%' or (
          password_hash is null and not exists (select 1 from team_member where team_member.account_id = account.id)
        ))
    ), emptied as (
      update team set deleted_at = now()
      where deleted_at is null
        and exists (select 1 from team_member m join dead on dead.id = m.account_id where m.team_id = team.id)
        and not exists (
          select 1 from team_member m where m.team_id = team.id and m.account_id not in (select id from dead)
        )
    )
    delete from account where id in (select id from dead)`.execute(db);
  await sql`delete from login_failure where last_at < now() - interval '1 day'`.execute(db);
  await sql`delete from device where last_used_at < now() - interval '180 days'`.execute(db);
}
