import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listBackups, readBackup, setDatabaseAside, UnusableBackup } from './db/backups.ts';
import { databaseFolder, FolderInUse, lockDataFolder } from './db/data-folder.ts';
import { openEmbedded } from './db/database.ts';
import { loadEnvironment } from './load-environment.ts';
import { readConfig } from './config.ts';

// npm run restore: lists the backups of the data folder; with a name, puts that one back.

const print = (line: string) => process.stdout.write(`${line}\n`);

async function restore(name: string | undefined) {
  const { dataDir, databaseUrl } = readConfig(loadEnvironment());
  if (databaseUrl)
    return print('The data is on a PostgreSQL server (DATABASE_URL); restore it with the tools of PostgreSQL.');
  if (name === undefined) return list(dataDir);
  const lock = await lockDataFolder(dataDir);
  const content = readBackup(dataDir, name);
  const seedFile = join(dataDir, 'restoring.tar.gz');
  writeFileSync(seedFile, content);
  const aside = setDatabaseAside(dataDir, new Date());
  const database = await openEmbedded({ folder: databaseFolder(dataDir), seedFile, isNew: true });
  await database.close();
  rmSync(seedFile);
  lock.close();
  print(`The backup ${name} is back in place.${aside ? ` What was there before is in ${aside}.` : ''}`);
}

function list(dataDir: string) {
  const backups = listBackups(dataDir);
  if (backups.length === 0) return print(`There are no backups in ${dataDir} yet.`);
  print(`Backups in ${dataDir}, newest first. Put one back with: npm run restore -- NAME`);
  for (const backup of backups) print(`  ${backup.name}`);
}

try {
  await restore(process.argv[2]);
} catch (error) {
  if (!(error instanceof UnusableBackup) && !(error instanceof FolderInUse)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
