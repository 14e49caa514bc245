import { sql } from 'kysely';
import type { Db } from '../../services.ts';

const batchSize = 1_000;

/**
 * Removes stored text of channel events when its time is up (CHAT-7), 1,000 events at a time.
 *
 * @param all the database without the tenant guard, since the data of all teams expires.
 */
export async function removeExpiredText(all: Db, isStopped: () => boolean): Promise<void> {
  while (!isStopped()) {
    const { numAffectedRows } = await sql`
      update channel_event set said = null, answered = null, text_until = null
      where ctid = any(array(
        select ctid from channel_event where text_until < now() limit ${sql.lit(batchSize)} for update skip locked))`.execute(
      all,
    );
    if (Number(numAffectedRows) < batchSize) return;
  }
}
