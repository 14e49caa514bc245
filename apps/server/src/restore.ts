import { readConfig } from './config.ts';
import { WrongSetting } from './wrong-setting.ts';
import { listBackups, UnusableBackupError } from './db/backups.ts';
import { FolderInUseError } from './db/data-folder.ts';
import { restoreBackup } from './db/restore-backup.ts';
import { loadEnvironment } from './load-environment.ts';

// npm run restore: lists the backups of the data folder; with a name, puts that one back.

const print = (line: string) => process.stdout.write(`${line}\n`);

async function restore(name: string | undefined) {
  const { dataDir, databaseUrl } = readConfig(loadEnvironment());
  if (databaseUrl)
    return print('The data is on a PostgreSQL server (DATABASE_URL); restore it with the tools of PostgreSQL.');
  if (name === undefined) return list(dataDir);
  const aside = await restoreBackup(dataDir, name, new Date());
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
  const isForPeople =
    error instanceof UnusableBackupError || error instanceof FolderInUseError || error instanceof WrongSetting;
  if (!isForPeople) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
