import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Config } from './config.ts';
import { databaseFolder, hasDatabase, lockDataFolder } from './db/data-folder.ts';
import { connectToServer, openEmbedded, type Database } from './db/database.ts';

/** The files that the build may have put an empty database in: this module is bundled with a program, or beside all. */
const seedFiles = ['./seed.tar.gz', '../seed.tar.gz'].map((path) => fileURLToPath(new URL(path, import.meta.url)));

/** Connects to the database server of the settings, or opens the embedded database and locks its folder. */
export async function openDatabase(config: Config): Promise<Database> {
  if (config.databaseUrl) return connectToServer(config.databaseUrl);
  await lockDataFolder(config.dataDir);
  return openEmbedded({
    folder: databaseFolder(config.dataDir),
    isNew: !hasDatabase(config.dataDir),
    seedFile: seedFiles.find((file) => existsSync(file)),
  });
}
