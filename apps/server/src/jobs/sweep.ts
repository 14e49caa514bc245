import { sql } from 'kysely';
import { sweepAccounts } from '../features/accounts/sweep-accounts.ts';
import type { Db } from '../services.ts';

/** Removes what has expired: accounts nobody came for, tickets, sessions, conversations, old mails. */
export async function sweep(db: Db): Promise<void> {
  await sweepAccounts(db);
  await sql`delete from ticket where expires_at < now() - interval '1 day'`.execute(db);
  await sql`delete from session where last_seen_at < now() - interval '7 days' or created_at < now() - interval '30 days'`.execute(
    db,
  );
  await sql`delete from simulator_session where updated_at < now() - interval '7 days'`.execute(db);
  await sql`delete from chat_session where updated_at < now() - interval '24 hours'`.execute(db);
  await sql`delete from outbox_mail where created_at < now() - interval '30 days'`.execute(db);
  await sql`delete from audit where at < now() - interval '400 days'`.execute(db);
}
