import { sql } from 'kysely';
import type { Db } from '../../services.ts';

/**
 * Removes what channels have kept long enough: conversations after a day without a word, the text of what was said when
 * its time is up (CHAT-7), counts and people nobody has heard of for more than a year.
 *
 * @param all the database without its net: whoever's they are, they are old.
 */
export async function sweepChannels(all: Db): Promise<void> {
  await sql`delete from channel_session where updated_at < now() - interval '24 hours'`.execute(all);
  await sql`
    update channel_event set said = null, answered = null, text_until = null where text_until < now()
  `.execute(all);
  await sql`delete from channel_event where at < now() - interval '400 days'`.execute(all);
  await sql`delete from channel_visitor where seen_at < now() - interval '400 days'`.execute(all);
}
