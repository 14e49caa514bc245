import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig, type Config } from './config.ts';
import { copyObjects } from './core/media/copy-objects.ts';
import { findMissingObjects } from './core/media/find-missing-objects.ts';
import { listBackups } from './db/backups/backups.ts';
import { restoreBackup } from './db/backups/restore-backup.ts';
import { loadEnvironment } from './load-environment.ts';
import { openDatabase } from './open-database.ts';
import { OperatorFault } from './operator-fault.ts';
import { createLocalStore } from './storage/local-store.ts';
import { openStore } from './storage/open-store.ts';

// npm run restore: lists the backups of the data folder; with a name, restores that one. With `--from FOLDER` those of
// a copy that `npm run backup` made, whose files are restored too.

const print = (line: string) => process.stdout.write(`${line}\n`);
/** The most missing files that are counted. */
const missingMost = 1_000;

async function restore(name: string | undefined, from: string | undefined) {
  const config = readConfig(loadEnvironment());
  const { dataDir, databaseUrl } = config;
  if (databaseUrl) {
    print('The data is on a PostgreSQL server (DATABASE_URL); restore it with the tools of PostgreSQL.');
    if (from !== undefined) await restoreFiles(config, from);
    return;
  }
  if (name === undefined) return list(from ?? dataDir, from);
  const aside = await restoreBackup(dataDir, name, new Date(), from);
  print(`The backup ${name} is back in place.${aside ? ` What was there before is in ${aside}.` : ''}`);
  if (from !== undefined) await restoreFiles(config, from);
  await countMissing(config);
}

async function restoreFiles(config: Config, from: string) {
  const store = await openStore(config);
  const count = await copyObjects(createLocalStore(join(from, 'media')), store);
  store.close();
  print(`${count === 1 ? '1 file' : `${count} files`} of media libraries put back from ${from}.`);
}

async function countMissing(config: Config) {
  const [database, store] = [await openDatabase(config), await openStore(config)];
  const { length } = await findMissingObjects(database.db, store, missingMost);
  store.close();
  await database.close();
  if (length === 0) return print('Every file that the database names is in the storage.');
  const count = length < missingMost ? length : `At least ${length}`;
  return print(`${count} files that the database names are not in the storage; they answer 404.`);
}

function list(dataDir: string, from: string | undefined) {
  const backups = listBackups(dataDir);
  if (backups.length === 0) return print(`There are no backups in ${dataDir} yet.`);
  const end = from === undefined ? '' : ` --from ${from}`;
  print(`Backups in ${dataDir}, newest first. Put one back with: npm run restore -- NAME${end}`);
  for (const backup of backups) print(`  ${backup.name}`);
}

try {
  const { values, positionals } = parseArgs({ options: { from: { type: 'string' } }, allowPositionals: true });
  await restore(positionals[0], values.from === undefined ? undefined : resolve(values.from));
} catch (error) {
  const isForPeople =
    error instanceof OperatorFault ||
    // Thrown for a command-line option that does not exist.
    (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_'));
  if (!isForPeople) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
