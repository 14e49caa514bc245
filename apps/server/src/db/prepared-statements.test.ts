import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openInMemory, openTestDatabase } from '../testing/test-database.ts';
import type { Database } from './database.ts';
import { createStatementNames } from './prepared-statements.ts';
import '../testing/runs-on-postgres.ts';

describe('names for statements', () => {
  test('a statement gets a name at its third run and keeps it', () => {
    const createStatementName = createStatementNames();
    expect(['a', 'a', 'a', 'b', 'a', 'b', 'b'].map(createStatementName)).toEqual([
      undefined,
      undefined,
      'confab_0',
      undefined,
      'confab_0',
      undefined,
      'confab_1',
    ]);
  });

  test('at most 300 statements get a name', () => {
    const createStatementName = createStatementNames();
    const texts = Array.from({ length: 400 }, (_, index) => `select ${index}`);
    const given = texts.flatMap((text) => [text, text, text]).map(createStatementName);
    expect(new Set(given.filter(Boolean)).size).toBe(300);
    expect(createStatementName('select 0')).toBe('confab_0');
  });

  test('statements that run once and long statements get no name', () => {
    const createStatementName = createStatementNames();
    const texts = Array.from({ length: 5_000 }, (_, index) => `select ${index}`);
    expect(texts.map(createStatementName).filter(Boolean)).toEqual([]);
    const long = 'x'.repeat(4_001);
    expect([long, long, long, long].map(createStatementName).filter(Boolean)).toEqual([]);
    const all = 'select "item".* from "item"';
    expect([all, all, all, all].map(createStatementName).filter(Boolean)).toEqual([]);
  });
});

describe('a database that prepares its statements', () => {
  let database: Database;
  // The tests that share a database can use up the names of its statements.
  beforeAll(async () => {
    database = await (process.env.TEST_DATABASE_URL === undefined ? openInMemory() : openTestDatabase());
  });
  afterAll(() => database.close());

  const prepared = async () => {
    const { rows } = await database.pool.query<{ statement: string }>('select statement from pg_prepared_statements');
    return rows.map(({ statement }) => statement);
  };

  test('a prepared statement is parsed once and answers each run with its own values', async () => {
    const ask = async (text: string) =>
      (await sql<{ said: string }>`select ${text}::text as said`.execute(database.db)).rows[0]?.said;
    for (const text of ['one', 'two', 'three', 'four', 'five']) expect(await ask(text)).toBe(text);
    if (database.isEmbedded) expect(await prepared()).toContain('select $1::text as said');
  });

  test('the database continues to work after a prepared statement has failed', async () => {
    const divide = (by: number) => sql`select 1 / ${by}::int as share`.execute(database.db);
    for (let times = 0; times < 5; times += 1) await divide(1);
    await expect(divide(0)).rejects.toThrow('division by zero');
    expect((await divide(1)).rows).toEqual([{ share: 1 }]);
  });

  test('a prepared statement still works after a column is added to its table', async () => {
    await database.pool.query('create table changing (a int)');
    const read = () => sql`select a from changing where a >= ${0}`.execute(database.db);
    for (let times = 0; times < 5; times += 1) await read();
    await database.pool.query('alter table changing add column b int; insert into changing values (1, 2)');
    expect((await read()).rows).toEqual([{ a: 1 }]);
    await database.pool.query('drop table changing');
  });

  test('a transaction prepares statements too, and can be rolled back', async () => {
    const insert = (fail: boolean) =>
      database.db.transaction().execute(async (trx) => {
        await sql`insert into crash_report (id, email, kind, text) values (gen_random_uuid(), ${'a'}, ${'k'}, ${'t'})`.execute(
          trx,
        );
        if (fail) throw new Error('not this one');
      });
    for (let times = 0; times < 4; times += 1) await insert(false);
    await expect(insert(true)).rejects.toThrow('not this one');
    const { rows } = await sql<{ count: number }>`select count(*) as count from crash_report`.execute(database.db);
    expect(rows[0]?.count).toBe(4);
  });
});
