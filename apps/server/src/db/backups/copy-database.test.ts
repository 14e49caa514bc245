import { createTestFolder } from '@confab/test-kit/server';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { amcheck } from '@electric-sql/pglite/contrib/amcheck';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testSeed } from '../../testing/test-database.ts';
import { openEmbedded, type Database } from '../database.ts';
import { copyDatabase } from './copy-database.ts';
import { unpackCopy } from './unpack-copy.ts';

const base = createTestFolder();
const folder = join(base, 'database');
const never = () => false;
let database: Database;
let copyCount = 0;

beforeAll(async () => {
  database = await openEmbedded({ folder, seedFile: await testSeed(), isNew: true, statementMs: 120_000 });
  await database.pool.query(`
    create table parent (id integer primary key, text text not null unique);
    create table child (id integer primary key, parent_id integer not null references parent);
    create table shrunk (id integer primary key, text text);
    create table dropped (id integer primary key, text text);
    insert into parent select g, md5(g::text) from generate_series(1, 20000) g;
    insert into child select g, g from generate_series(1, 20000) g;
    insert into shrunk select g, repeat('x', 500) from generate_series(1, 10000) g;
    insert into dropped select * from shrunk`);
});

afterAll(() => database.close());

/** Copies the database. `beforeEnd` runs when all files are copied, and before the copy has its end. */
async function copy(beforeEnd: () => Promise<unknown> = async () => undefined, isStopped = never) {
  copyCount += 1;
  const file = join(base, `${copyCount}.zip`);
  const pool = {
    query: async (text: string, values?: unknown[]) => {
      if (text.includes('pg_backup_stop')) await beforeEnd();
      return database.pool.query(text, values);
    },
  } as Pick<Pool, 'query'>;
  return { file, made: await copyDatabase(pool, { folder, file }, isStopped) };
}

/** Opens the copy, beside the database, which keeps running. */
async function openCopy(file: string): Promise<PGlite> {
  const unpacked = file.replace('.zip', '');
  await unpackCopy(file, unpacked);
  return PGlite.create({ dataDir: unpacked, extensions: { amcheck } });
}

async function count(opened: PGlite, table: string): Promise<number | undefined> {
  const { rows } = await opened.query<{ count: number }>(`select count(*)::int as count from ${table}`);
  return rows[0]?.count;
}

describe('a copy of the embedded database that is made while it works', () => {
  test('the copy has every change that was committed before its end, even in files that changed after they were copied', async () => {
    const { file } = await copy(() =>
      database.pool.query(`
        insert into parent select g, md5(g::text) from generate_series(20001, 30000) g;
        insert into child select g, g from generate_series(20001, 30000) g;
        update parent set text = 'changed ' || id where id % 7 = 0;
        delete from child where id % 5 = 0;
        truncate shrunk;
        drop table dropped;
        create table made as select * from child;
        create index made_parent on made (parent_id)`),
    );
    // A change after the end of the copy is not in the copy.
    await database.pool.query('delete from child');
    const opened = await openCopy(file);
    expect(await count(opened, 'parent')).toBe(30_000);
    expect(await count(opened, "parent where text like 'changed %'")).toBe(Math.floor(30_000 / 7));
    expect(await count(opened, 'child')).toBe(24_000);
    expect(await count(opened, 'made')).toBe(24_000);
    expect(await count(opened, 'shrunk')).toBe(0);
    await expect(opened.query('select from dropped')).rejects.toMatchObject({ code: '42P01' });
    await opened.close();
  });

  test('the tables, indexes and references of the copy are intact, and the copy accepts writes', async () => {
    const { file } = await copy(() =>
      database.pool.query(`
        insert into child select id, id from parent;
        update parent set text = 'again ' || id where id % 3 = 0`),
    );
    const opened = await openCopy(file);
    await opened.exec('create extension amcheck');
    const indexes = await opened.query<{ checked: number }>(`
      select count(bt_index_check(index.oid, true))::int as checked from pg_class index
      join pg_am kind on kind.oid = index.relam where index.relkind = 'i' and kind.amname = 'btree'`);
    expect(indexes.rows[0]?.checked).toBeGreaterThan(100);
    const faults = await opened.query(`
      select t.relname, fault.* from pg_class t, lateral verify_heapam(t.oid) fault where t.relkind = 'r'`);
    expect(faults.rows).toEqual([]);
    expect(await count(opened, 'child left join parent on parent.id = parent_id where parent.id is null')).toBe(0);
    await opened.exec(`insert into parent values (0, 'written'); delete from parent where id = 0`);
    await opened.close();
  });

  test('a copy whose end is missing is refused', async () => {
    const { file } = await copy();
    const unpacked = file.replace('.zip', '');
    await unpackCopy(file, unpacked);
    const logs = readdirSync(join(unpacked, 'pg_wal')).filter((name) => name.length === 24);
    for (const name of logs) rmSync(join(unpacked, 'pg_wal', name));
    await expect(PGlite.create({ dataDir: unpacked })).rejects.toThrow();
  });

  test('a copy ends early when its job is stopped, and another copy can follow', async () => {
    let asked = 0;
    const { made } = await copy(undefined, () => {
      asked += 1;
      return asked > 5;
    });
    expect(made).toBeUndefined();
    const { file, made: next } = await copy();
    expect(next?.checksum).toMatch(/^[0-9a-f]{64}$/);
    expect(existsSync(file)).toBe(true);
  });

  test('a copy that cannot be written fails, and another copy can follow', async () => {
    const missing = join(base, 'missing', 'copy.zip');
    await expect(copyDatabase(database.pool, { folder, file: missing }, never)).rejects.toMatchObject({
      code: 'ENOENT',
    });
    expect((await copy()).made).toBeDefined();
  });

  test('a copy of the embedded database begins again after a copy whose end failed', async () => {
    await database.pool.query("select pg_backup_start('left over', true)");
    expect((await copy()).made).toBeDefined();
  });
});
