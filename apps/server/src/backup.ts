import { join, resolve } from 'node:path';
import { readConfig } from './config.ts';
import { copyObjects } from './core/media/copy-objects.ts';
import { assertCopyTarget, copyBackup, UnusableTargetError } from './db/backups/copy-backup.ts';
import { loadEnvironment } from './load-environment.ts';
import { createLocalStore } from './storage/local-store.ts';
import { openStore } from './storage/open-store.ts';
import { OperatorFault } from './operator-fault.ts';

// npm run backup -- FOLDER: copies the newest backup of the database, and after it the files of media libraries, into a
// folder of the form of a data folder. The server may run at the same time.

const print = (line: string) => process.stdout.write(`${line}\n`);

async function backUp(given: string | undefined) {
  if (given === undefined)
    throw new UnusableTargetError('Name the folder of the copy, on another disk: npm run backup -- FOLDER');
  const target = resolve(given);
  const config = readConfig(loadEnvironment());
  assertCopyTarget(target);
  // Copies the database first, then the files, so that the copy has every file that the database names.
  if (config.databaseUrl)
    print('The data is on a PostgreSQL server (DATABASE_URL); back it up with its own tools first. The files follow.');
  else print(`The backup ${await copyBackup(config.dataDir, target)} of the database is copied. The files follow.`);
  const store = await openStore(config);
  const count = await copyObjects(store, createLocalStore(join(target, 'media')));
  store.close();
  print(`${count === 1 ? '1 new file' : `${count} new files`} copied into ${target}.`);
}

try {
  await backUp(process.argv[2]);
} catch (error) {
  if (!(error instanceof OperatorFault)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
