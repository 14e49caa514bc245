import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  truncateSync,
  copyFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { testSeed } from '../../testing/test-database.ts';
import { databaseFolder, hasDatabase } from '../data-folder.ts';
import { openEmbedded, type Database } from '../database.ts';
import { migrations } from '../migrations/index.ts';
import { createSeed } from './create-seed.ts';
import { readTar } from './read-tar.ts';
import { unpackSeed } from './unpack-seed.ts';
import { writeTar } from './write-tar.ts';

let seedFile: string;
let dataDir: string;
const opened: Database[] = [];

beforeAll(async () => {
  seedFile = await testSeed();
});
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'confab-seed-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));
afterAll(async () => {
  for (const database of opened) await database.close();
});

async function open(folder: string | undefined, seed: string | undefined): Promise<Database> {
  const database = await openEmbedded({ folder, seedFile: seed, isNew: true });
  opened.push(database);
  return database;
}

/** Columns, indexes, constraints, triggers and functions, as the database describes them. */
async function describeSchema({ db }: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ line: string }>`
    select 'column ' || table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || ' '
      || coalesce(column_default, '') || ' ' || ordinal_position as line
      from information_schema.columns where table_schema = 'public'
    union all select 'index ' || indexdef from pg_indexes where schemaname = 'public'
    union all select 'constraint ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select 'trigger ' || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select 'function ' || pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
    order by 1`.execute(db);
  return rows.map(({ line }) => line);
}

test('a database that was filled from a seed has the schema of one that ran all migrations, and knows all of them', async () => {
  const [filled, migrated] = [await open(databaseFolder(dataDir), seedFile), await open(undefined, undefined)];
  const schema = await describeSchema(filled);
  expect(schema.length).toBeGreaterThan(migrations.length);
  expect(schema).toEqual(await describeSchema(migrated));
  const listMigrations = async ({ db }: Database) =>
    (await sql<{ name: string }>`select name from migration order by name`.execute(db)).rows.map(({ name }) => name);
  expect(await listMigrations(filled)).toEqual(migrations.map(({ name }) => name).toSorted());
  expect(await listMigrations(filled)).toEqual(await listMigrations(migrated));
});

test('a seed contains no rows except the list of migrations, so that installations share no ids or secrets', async () => {
  const { db } = await open(databaseFolder(dataDir), seedFile);
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(db);
  const counts: Record<string, number> = {};
  for (const { name } of rows) {
    const counted = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(db);
    if (counted.rows[0]?.count !== 0) counts[name] = counted.rows[0]?.count ?? 0;
  }
  expect(counts).toEqual({ migration: migrations.length });
});

/** The position of the state in `pg_control`, and its value after the database was closed. */
const stateOffset = 16;
const closed = 1;

test('the database of a seed was closed and has one file of the write-ahead log, so that a first start recovers nothing', async () => {
  const seed = [...readTar(gunzipSync(await createSeed()))];
  const state = seed.find(({ path }) => path === 'global/pg_control')?.content ?? Buffer.alloc(0);
  expect(Buffer.from(state).readUInt32LE(stateOffset)).toBe(closed);
  expect(seed.filter(({ path }) => /^pg_wal\/[0-9A-F]{24}$/.test(path))).toHaveLength(1);
});

test('a tar archive is read as it was written, and a path that is too long is refused', () => {
  const entries = [
    { path: 'a', isFolder: true, content: Buffer.alloc(0) },
    { path: 'a/full', isFolder: false, content: Buffer.alloc(512, 'x') },
    { path: 'a/short', isFolder: false, content: Buffer.from('é') },
  ];
  expect([...readTar(writeTar(entries))]).toEqual(entries);
  expect(() => writeTar([{ path: 'a'.repeat(101), isFolder: false, content: Buffer.alloc(0) }])).toThrow('too long');
});

test('a start that is killed while it fills the folder of the database leaves no database, and the next start creates it', async () => {
  const folder = databaseFolder(dataDir);
  // The files of an interrupted start: only some of them, but among them PG_VERSION, by which a database is recognised.
  mkdirSync(`${folder}.filling/base`, { recursive: true });
  writeFileSync(`${folder}.filling/PG_VERSION`, '17');
  writeFileSync(`${folder}.filling/base/left-over`, '');
  expect(hasDatabase(dataDir)).toBe(false);
  const { db } = await open(folder, seedFile);
  await expect(sql`select count(*) from account`.execute(db)).resolves.toMatchObject({ rows: [{ count: 0 }] });
  expect(readdirSync(dataDir)).toEqual(['database']);
  expect(existsSync(join(folder, 'base/left-over'))).toBe(false);
});

test('a damaged dump is refused before the folder of the database exists', () => {
  const damaged = join(dataDir, 'damaged.tar.gz');
  copyFileSync(seedFile, damaged);
  truncateSync(damaged, 500_000);
  expect(() => unpackSeed(damaged, databaseFolder(dataDir))).toThrow();
  expect(hasDatabase(dataDir)).toBe(false);
});
