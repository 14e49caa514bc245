import { sql } from 'kysely';
import { timeOfSums } from '../count-rows.repository.ts';
import { acrossTeams } from '../../../db/tenant-guard.ts';
import { deleteInBatches } from '../../../db/upkeep/delete-in-batches.repository.ts';
import type { Services } from '../../../services.ts';

/** Deletes the events of turns and their sums after a number of days, by whole days of UTC so that both go together. */
export async function sweepEvents(db: Services['db'], days: number, isStopped: () => boolean): Promise<void> {
  const limit = sql`date_trunc('day', now() - make_interval(days => ${sql.lit(days)}), 'UTC')`;
  // Expired rows of all teams.
  const all = acrossTeams(db);
  await deleteInBatches(all, { table: 'channel_event', conditions: [sql`at < ${limit}`] }, isStopped);
  await deleteInBatches(
    all,
    { table: 'analytics_count', conditions: [sql`${timeOfSums} < ${limit} at time zone 'UTC'`] },
    isStopped,
  );
}
