import { sql } from 'kysely';
import { listBackups, writeBackup, type Backup } from '../db/backups.ts';
import type { Database } from '../db/database.ts';
import type { Services } from '../services.ts';

const mostAgeMs = 15 * 60_000;

/**
 * Makes the work of the backup job: a backup as soon as the newest one is 15 minutes old and something has changed
 * since. How old it is stands in its name, so a server that is often started again is backed up all the same.
 */
export function createBackUp({ config, db, now }: Services, database: Database): () => Promise<void> {
  let backedUp = '';
  return async () => {
    if (!database.dump) return;
    if (listBackups(config.dataDir).some(isFresh)) return;
    const mark = await changeMark();
    if (mark === backedUp) return;
    await writeBackup(database, config.dataDir, new Date(now()));
    backedUp = mark;
  };

  /** One that a clock set back since then left in the future is not. */
  function isFresh({ at }: Backup) {
    const ageMs = now() - at.getTime();
    return ageMs >= 0 && ageMs < mostAgeMs;
  }

  /** Changes whenever a row is written: the position in the database's own log. */
  async function changeMark() {
    const { rows } = await sql<{ mark: string }>`select pg_current_wal_insert_lsn()::text as mark`.execute(db);
    return rows[0]?.mark ?? '';
  }
}
