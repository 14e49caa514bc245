import { hostname, userInfo } from 'node:os';
import { readConfig, type Config } from './config.ts';
import { changeStaff, StaffFault } from './core/accounts/staff/change-staff.ts';
import { describeError } from './faults/describe-error.ts';
import { listStaff } from './core/accounts/staff/staff-roles.repository.ts';
import { databaseFolder, FolderInUseError, hasDatabase, lockDataFolder } from './db/data-folder.ts';
import { connectToServer, openEmbedded, type Database } from './db/database.ts';
import { loadEnvironment } from './load-environment.ts';
import { newId } from './new-id.ts';
import { OperatorFault } from './operator-fault.ts';

// npm run staff: lists the staff of the installation, or gives an account staff rights or removes them.

const usage = 'Usage: npm run staff -- list | add <email address> | remove <email address>';
const print = (line: string) => process.stdout.write(`${line}\n`);

async function openDatabase({ databaseUrl, dataDir }: Config): Promise<Database> {
  if (databaseUrl) return connectToServer(databaseUrl);
  if (!hasDatabase(dataDir))
    throw new StaffFault(
      `There is no database in ${dataDir} yet. Start the server once, or name its folder with DATA_DIR.`,
    );
  await lockFolder(dataDir);
  return openEmbedded({ folder: databaseFolder(dataDir), isNew: false, seedFile: undefined });
}

/** @throws StaffFault when a server uses the folder */
async function lockFolder(dataDir: string) {
  try {
    await lockDataFolder(dataDir);
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    throw new StaffFault(
      `A Confab server is using the data folder ${dataDir}, and its embedded database admits one process. ` +
        'Stop the server, run this command again, and start the server again.',
    );
  }
}

async function run(order: string | undefined, email: string | undefined) {
  const isChange = order === 'add' || order === 'remove';
  if ((!isChange && order !== 'list') || (isChange && !email)) throw new StaffFault(usage);
  const database = await openDatabase(readConfig(loadEnvironment()));
  try {
    if (isChange && email) await change(database, email, order === 'add');
    else await list(database);
  } finally {
    await database.close();
  }
}

async function change({ db }: Database, email: string, isStaff: boolean) {
  const operator = `${userInfo().username}@${hostname()}`;
  const changed = await changeStaff(db, { email, isStaff, operator, newId });
  const state = isStaff ? 'has staff rights' : 'has no staff rights';
  print(
    changed.isChanged ? `${changed.email} now ${state}.` : `${changed.email} already ${state}. Nothing was changed.`,
  );
}

async function list({ db }: Database) {
  const staff = await listStaff(db);
  if (staff.length === 0)
    return print('Nobody has staff rights yet. Give them with: npm run staff -- add <email address>');
  for (const { email, name } of staff) print(name === '' ? email : `${email}  ${name}`);
}

try {
  await run(process.argv[2], process.argv[3]);
} catch (error) {
  const isForPeople = error instanceof OperatorFault;
  // Errors of the database and its connection have codes.
  const isOfDatabase = error instanceof Error && 'code' in error;
  if (!isForPeople && !isOfDatabase) throw error;
  const text = isForPeople ? error.message : `The database cannot be used. ${describeError(error)}`;
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}
