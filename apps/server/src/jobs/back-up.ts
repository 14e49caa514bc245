import { listBackups, writeBackup, type Backup } from '../db/backups/backups.ts';
import { countChanges } from '../db/database-state.repository.ts';
import type { Database } from '../db/database.ts';
import type { Services } from '../services.ts';

const mostAgeMs = 15 * 60_000;

/**
 * Creates the function of the backup job: it makes a backup when the newest one is 15 minutes old and data has changed.
 *
 * The age comes from the file name, so restarts do not delay backups.
 */
export function createBackUp(
  { config, db, now }: Services,
  database: Pick<Database, 'copyTo'>,
): (isStopped?: () => boolean) => Promise<void> {
  let backedUp: string | undefined;
  return async (isStopped) => {
    if (!database.copyTo) return;
    if (listBackups(config.dataDir).some(isFresh)) return;
    // The changes are counted before the copy, because those that are made during it may be missing in it.
    const changes = await countChanges(db);
    if (changes === backedUp) return;
    if (await writeBackup(database, config.dataDir, new Date(now()), isStopped)) backedUp = changes;
  };

  /** Backups dated in the future, after the clock was set back, do not count as recent. */
  function isFresh({ at }: Backup) {
    const ageMs = now() - at.getTime();
    return ageMs >= 0 && ageMs < mostAgeMs;
  }
}
