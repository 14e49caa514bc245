import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openInMemory, openTestDatabase } from '../../testing/test-database.ts';
import type { Database } from '../database.ts';
import '../../testing/runs-on-postgres.ts';

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

/** The tables whose rows are referred to by their team and id; those that mark deleted rows have two statements. */
async function listReadsOfOneRow(): Promise<readonly string[]> {
  const parents = new Set((await listForeignKeys()).filter(isOfTeam).map(({ parent }) => parent));
  const { rows } = await database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns where column_name = 'deleted_at' and table_schema = 'public'`,
  );
  const marked = new Set(rows.map(({ name }) => name));
  return [...parents].flatMap((name) => {
    const read = `select 1 from ${name} where team_id = $1 and id = $2`;
    return marked.has(name) ? [read, `${read} and deleted_at is null`] : [read];
  });
}

const isOfTeam = ({ columns }: ForeignKey) => columns.join() === 'team_id,id';

/** The generic plan of a statement, which is kept for all values. */
async function explain(statement: string, types: readonly string[]): Promise<string> {
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    await client.query('set local plan_cache_mode = force_generic_plan');
    await client.query(`prepare examined(${types.join(', ')}) as ${statement}`);
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `explain (costs off) execute examined(${types.map(() => 'null').join(', ')})`,
    );
    return rows.map((row) => row['QUERY PLAN'].trim()).join(' ');
  } finally {
    await client.query('rollback');
    await client.query('deallocate examined');
    client.release();
  }
}

/** Creates a function that checks whether a plan finds its row by a unique index. */
async function createUniqueCheck() {
  const { rows } = await database.pool.query<{ name: string }>(
    'select indexrelid::regclass::text as name from pg_index where indisunique',
  );
  const names = new Set(rows.map(({ name }) => name));
  return (plan: string) => {
    const [, index] = /Index (?:Only )?Scan using (\w+)/.exec(plan) ?? [];
    return index !== undefined && names.has(index);
  };
}

describe('plans that were made for empty tables', () => {
  test('the check of every foreign key finds one row by a unique index', async () => {
    const isUnique = await createUniqueCheck();
    const keys = await listForeignKeys();
    expect(keys.length).toBeGreaterThan(30);
    const found: string[] = [];
    for (const { name, parent, columns, types } of keys) {
      const conditions = columns.map((column, index) => `${column} = $${index + 1}`).join(' and ');
      // The statement that PostgreSQL runs for each row with the foreign key.
      const plan = await explain(`select 1 from only ${parent} x where ${conditions} for key share of x`, types);
      if (!isUnique(plan)) found.push(`${name}: ${plan}`);
    }
    expect(found).toEqual([]);
  });

  test('every read of one row of a team finds it by a unique index', async () => {
    const isUnique = await createUniqueCheck();
    const statements = await listReadsOfOneRow();
    expect(statements).toContain('select 1 from item where team_id = $1 and id = $2 and deleted_at is null');
    const found: string[] = [];
    for (const statement of statements) {
      const plan = await explain(statement, ['uuid', 'uuid']);
      if (!isUnique(plan)) found.push(`${statement}: ${plan}`);
    }
    expect(found).toEqual([]);
  });
});
