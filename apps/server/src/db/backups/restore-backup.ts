import { existsSync, renameSync, rmSync } from 'node:fs';
import { getSoundBackup } from './backups.ts';
import { copyBackup } from './copy-backup.ts';
import { databaseFolder, lockDataFolder, noteRestore } from '../data-folder.ts';
import { openEmbedded, type Database } from '../database.ts';
import { unpackCopy } from './unpack-copy.ts';

/**
 * Restores a backup. The new database is filled and opened beside the current one and replaces it only when it
 * works; the current one is set aside, so that the restore can be undone too.
 *
 * @param from the folder of a copy that has the backup; the data folder itself by default
 * @returns the new location of the previous database, if there was one.
 * @throws UnusableBackupError and FolderInUseError before anything is changed.
 */
export async function restoreBackup(
  dataDir: string,
  name: string,
  now: Date,
  from?: string,
): Promise<string | undefined> {
  if (from !== undefined) await getSoundBackup(from, name);
  const lock = await lockDataFolder(dataDir);
  try {
    if (from !== undefined) await copyBackup(from, dataDir, name);
    const file = await getSoundBackup(dataDir, name);
    const filled = `${databaseFolder(dataDir)}.restoring`;
    rmSync(filled, { recursive: true, force: true });
    const database = await fill(filled, file);
    await database.close();
    noteRestore(dataDir, now);
    const aside = setDatabaseAside(dataDir, now);
    renameSync(filled, databaseFolder(dataDir));
    return aside;
  } finally {
    await new Promise((resolve) => lock.close(resolve));
  }
}

/** Fills a new folder and opens it; a copy that does not reach its own end cannot be opened. */
async function fill(folder: string, file: string): Promise<Database> {
  if (file.endsWith('.tar.gz')) return openEmbedded({ folder, seedFile: file, isNew: true });
  await unpackCopy(file, folder);
  return openEmbedded({ folder, seedFile: undefined, isNew: false });
}

function setDatabaseAside(dataDir: string, now: Date): string | undefined {
  const present = databaseFolder(dataDir);
  if (!existsSync(present)) return undefined;
  const aside = `${present}.before-restore-${now.toISOString().slice(0, 19).replaceAll(':', '-')}`;
  renameSync(present, aside);
  return aside;
}
