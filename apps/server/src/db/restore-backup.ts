import { existsSync, renameSync, rmSync } from 'node:fs';
import { getSoundBackup } from './backups.ts';
import { databaseFolder, lockDataFolder } from './data-folder.ts';
import { openEmbedded } from './database.ts';

/**
 * Restores a backup. The new database is filled and opened beside the current one and replaces it only when it
 * works; the current one is set aside, so that the restore can be undone too.
 *
 * @returns the new location of the previous database, if there was one.
 * @throws UnusableBackupError and FolderInUseError before anything is changed.
 */
export async function restoreBackup(dataDir: string, name: string, now: Date): Promise<string | undefined> {
  const lock = await lockDataFolder(dataDir);
  try {
    const seedFile = getSoundBackup(dataDir, name);
    const filled = `${databaseFolder(dataDir)}.restoring`;
    rmSync(filled, { recursive: true, force: true });
    const database = await openEmbedded({ folder: filled, seedFile, isNew: true });
    await database.close();
    const aside = setDatabaseAside(dataDir, now);
    renameSync(filled, databaseFolder(dataDir));
    return aside;
  } finally {
    await new Promise((resolve) => lock.close(resolve));
  }
}

function setDatabaseAside(dataDir: string, now: Date): string | undefined {
  const present = databaseFolder(dataDir);
  if (!existsSync(present)) return undefined;
  const aside = `${present}.before-restore-${now.toISOString().slice(0, 19).replaceAll(':', '-')}`;
  renameSync(present, aside);
  return aside;
}
