import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Config } from './config.ts';
import { databaseFolder, hasDatabase, lockDataFolder } from './db/data-folder.ts';
import type { Database, OpeningDatabase } from './db/database.ts';
import { startEmbeddedEngine } from './db/embedded-engine.ts';

/**
 * The files in which the build may have stored an empty database: this module is bundled with a program, or beside all.
 */
const seedFiles = ['./seed.tar.gz', '../seed.tar.gz'].map((path) => fileURLToPath(new URL(path, import.meta.url)));

/**
 * Connects to the database server of the settings, or opens the embedded database.
 *
 * @throws FolderInUseError when another process has the data folder.
 */
export async function openDatabase(config: Config): Promise<Database> {
  const { database, opened } = await startDatabase(config);
  await opened;
  return database;
}

/** Starts what `openDatabase` does; locks the folder of the embedded database before. */
export async function startDatabase(config: Config): Promise<OpeningDatabase> {
  if (config.databaseUrl) {
    const { startConnecting } = await import('./db/database.ts');
    return startConnecting(config.databaseUrl, () =>
      process.stderr.write('confab: waiting for another process that is migrating the database\n'),
    );
  }
  await lockDataFolder(config.dataDir);
  const folder = databaseFolder(config.dataDir);
  const isNew = !hasDatabase(config.dataDir);
  const seedFile = isNew ? seedFiles.find((file) => existsSync(file)) : undefined;
  // The thread opens the database while this one loads the libraries that send statements to it.
  const engine = startEmbeddedEngine({ folder, seedFile });
  const { startOpening } = await import('./db/database.ts');
  return startOpening({ folder, isNew, seedFile }, engine);
}
