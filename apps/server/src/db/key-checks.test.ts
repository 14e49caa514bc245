import { afterAll, beforeAll, expect, test } from 'vitest';
import { openInMemory, openTestDatabase } from '../testing/test-database.ts';
import type { Database } from './database.ts';

interface ForeignKey {
  readonly name: string;
  /** The table that the key refers to. */
  readonly parent: string;
  readonly columns: readonly string[];
  readonly types: readonly string[];
}

let database: Database;
// Rows that other tests left behind would change the plans.
beforeAll(async () => {
  database = await (process.env.TEST_DATABASE_URL === undefined ? openInMemory() : openTestDatabase());
});
afterAll(() => database.close());

/** Each foreign key with the columns that it refers to. */
async function listForeignKeys(): Promise<readonly ForeignKey[]> {
  const { rows } = await database.pool.query<ForeignKey>(`
    select key.conname as name, key.confrelid::regclass::text as parent,
      array_agg(attname::text order by place) as columns, array_agg(format_type(atttypid, null) order by place) as types
    from pg_constraint key
      cross join unnest(key.confkey) with ordinality as part (number, place)
      join pg_attribute on attrelid = key.confrelid and attnum = part.number
    where key.contype = 'f'
    group by key.oid`);
  return rows;
}

/** The plan of the statement that PostgreSQL runs for each row with the foreign key, as it is kept for all rows. */
async function explainCheck({ parent, columns, types }: ForeignKey): Promise<string> {
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    await client.query('set local plan_cache_mode = force_generic_plan');
    const conditions = columns.map((column, index) => `${column} = $${index + 1}`);
    await client.query(
      `prepare key_check(${types.join(', ')}) as
       select 1 from only ${parent} x where ${conditions.join(' and ')} for key share of x`,
    );
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `explain (costs off) execute key_check(${types.map(() => 'null').join(', ')})`,
    );
    return rows.map((row) => row['QUERY PLAN'].trim()).join(' ');
  } finally {
    await client.query('rollback');
    await client.query('deallocate all');
    client.release();
  }
}

test('the check of every foreign key finds one row by a unique index, also by a plan made for an empty table (issue 11.2)', async () => {
  const unique = await database.pool.query<{ name: string }>(
    'select indexrelid::regclass::text as name from pg_index where indisunique',
  );
  const names = new Set(unique.rows.map(({ name }) => name));
  const keys = await listForeignKeys();
  expect(keys.length).toBeGreaterThan(30);
  const found: string[] = [];
  for (const key of keys) {
    const plan = await explainCheck(key);
    const [, index] = /Index (?:Only )?Scan using (\w+)/.exec(plan) ?? [];
    if (index === undefined || !names.has(index)) found.push(`${key.name}: ${plan}`);
  }
  expect(found).toEqual([]);
});
