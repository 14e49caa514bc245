import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { connectToServer, openEmbedded, type Database } from '../db/database.ts';
import { schemaFingerprint } from '../db/migrate.ts';
import { createSeed } from '../db/seed/create-seed.ts';
import { nameTestSeed, readSeedOrigin } from './name-test-seed.ts';

const cache = fileURLToPath(new URL('../../../../node_modules/.cache/confab/', import.meta.url));
/** Long enough for the statements that fill large projects, on a busy machine. */
const statementMs = 120_000;
const templateLock = 4_117_203;

/** A fresh database with the newest schema: embedded and in memory, or a clone on the server that TEST_DATABASE_URL names. */
export function openTestDatabase(): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? openServerDatabase(server) : borrowEmbedded();
}

/** Embedded databases of this worker that no test uses: opening one takes two seconds, emptying one a tenth of that. */
const idleDatabases: Database[] = [];

async function borrowEmbedded(): Promise<Database> {
  const database = idleDatabases.pop() ?? (await openInMemory());
  await deleteAllRows(database);
  return {
    ...database,
    // A separate object for each app, as the server keeps the state of an app in maps with this key.
    db: database.db.withTables<Record<never, never>>(),
    async close() {
      idleDatabases.push(database);
    },
  };
}

/** Deletes the rows of all tables but the list of migrations, in any order: references are not checked. */
async function deleteAllRows({ pool }: Database): Promise<void> {
  // An embedded database has one connection, so this waits for a statement of the last test that still runs.
  await pool.query(`
    do $$
    declare name text;
    begin
      set local session_replication_role = replica;
      for name in select tablename from pg_tables where schemaname = 'public' and tablename <> 'migration' loop
        execute format('delete from %I', name);
      end loop;
    end $$`);
}

/**
 * A fresh embedded database, even if the other tests use PostgreSQL: for features that only it has, such as backups.
 */
export async function openInMemory(): Promise<Database> {
  return openEmbedded({ folder: undefined, seedFile: await testSeed(), isNew: true, statementMs });
}

/**
 * A file to fill databases from: creating one from scratch takes seconds, from a seed half a second; the seed is
 * created once.
 */
export async function testSeed(): Promise<string> {
  const seedFile = join(cache, nameTestSeed(readSeedOrigin()));
  if (existsSync(seedFile)) return seedFile;
  mkdirSync(cache, { recursive: true });
  const half = `${seedFile}.${process.pid}`;
  writeFileSync(half, await createSeed());
  renameSync(half, seedFile);
  return seedFile;
}

/** A fresh database on a PostgreSQL server: a clone of an empty one with the newest schema. */
export async function openServerDatabase(server: string): Promise<Database> {
  const template = `confab_template_${schemaFingerprint()}`;
  const name = `confab_test_${process.pid}_${Date.now()}_${Math.floor(Math.random() * 1e6)}`;
  const admin = new Client({ connectionString: server });
  await admin.connect();
  await admin.query('select pg_advisory_lock($1)', [templateLock]);
  const known = await admin.query('select 1 from pg_database where datname = $1', [template]);
  if (known.rowCount === 0) await makeTemplate(admin, server, template);
  await admin.query(`create database ${name} template ${template}`);
  await admin.query('select pg_advisory_unlock($1)', [templateLock]);
  const database = await connectToServer(addressOf(server, name));
  return {
    ...database,
    async close() {
      await database.close();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}

async function makeTemplate(admin: Client, server: string, template: string) {
  await admin.query(`create database ${template}`);
  const database = await connectToServer(addressOf(server, template));
  await database.close();
}

function addressOf(server: string, name: string) {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.toString();
}
