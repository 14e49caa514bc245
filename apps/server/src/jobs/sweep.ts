import { sql } from 'kysely';
import { acrossTeams } from '../db/tenant-guard.ts';
import { sweepAccounts } from '../core/accounts/sweep-accounts.repository.ts';
import { deleteExpiredChannelData } from '../features/channels/channel-retention.repository.ts';
import { purgeDeletedItems } from '../core/items/purge-deleted-items.ts';
import type { Services } from '../services.ts';

/** Deletes expired data: unclaimed accounts, deleted items, tickets, sessions, conversations, mails and audit rows. */
export async function sweep(db: Services['db']): Promise<void> {
  await sweepAccounts(db);
  await purgeDeletedItems(db);
  await sql`delete from ticket where expires_at < now() - interval '1 day'`.execute(db);
  await sql`delete from session where last_seen_at < now() - interval '7 days' or created_at < now() - interval '30 days'`.execute(
    db,
  );
  // Expired rows of all teams.
  const all = acrossTeams(db);
  await sql`delete from simulator_session where updated_at < now() - interval '7 days'`.execute(all);
  await deleteExpiredChannelData(all);
  await sql`delete from turn_call where created_at < now() - interval '7 days'`.execute(all);
  // The links in mails of assistants work as long as these rows are kept.
  await sql`delete from assistant_mail where created_at < now() - interval '400 days'`.execute(all);
  await sql`delete from outbox_mail where created_at < now() - interval '30 days'`.execute(db);
  await sql`delete from audit where at < now() - interval '400 days'`.execute(db);
}
