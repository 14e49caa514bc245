import { sql } from 'kysely';
import type { Db } from '../../services.ts';

/**
 * Deletes expired channel data: conversations after 24 hours without a turn, stored text when its time is up (CHAT-7),
 * events and visitors after 400 days.
 *
 * @param all the database without the tenant guard, since the data of all teams expires.
 */
export async function deleteExpiredChannelData(all: Db): Promise<void> {
  await sql`delete from channel_session where updated_at < now() - interval '24 hours'`.execute(all);
  await sql`
    update channel_event set said = null, answered = null, text_until = null where text_until < now()
  `.execute(all);
  await sql`delete from channel_event where at < now() - interval '400 days'`.execute(all);
  await sql`delete from channel_visitor where seen_at < now() - interval '400 days'`.execute(all);
}
