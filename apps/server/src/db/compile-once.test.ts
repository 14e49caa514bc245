import { type ItemId, asItemId } from '@confab/model';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import { compileOnce } from './compile-once.ts';
import type { Database } from './database.ts';
import { UnguardedStatement } from './tenant-guard.ts';
import '../testing/runs-on-postgres.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('compileOnce builds a statement at the first run, and each run uses its own values', async () => {
  let built = 0;
  const add = compileOnce<{ left: number; right: number }, { sum: number; fixed: string }>((_db, given) => {
    built += 1;
    return sql`select ${given.left}::int + ${given.right}::int as sum, ${'stays'}::text as fixed`;
  });
  expect(await add(database.db, { left: 1, right: 2 })).toEqual([{ sum: 3, fixed: 'stays' }]);
  expect(await add(database.db, { left: 30, right: 4 })).toEqual([{ sum: 34, fixed: 'stays' }]);
  await database.db.transaction().execute(async (trx) => {
    expect(await add(trx, { left: 5, right: 5 })).toEqual([{ sum: 10, fixed: 'stays' }]);
  });
  expect(built).toBe(1);
});

test('the tenant guard stops a statement of compileOnce without a condition on the team (TEN-1)', async () => {
  const find = compileOnce<{ id: ItemId }, { draft: string }>((db, given) =>
    db.selectFrom('item').select('draft').where('id', '=', given.id),
  );
  const id = asItemId('0197a000-0000-7000-8000-000000000001');
  await expect(find(database.db, { id })).rejects.toThrow(UnguardedStatement);
  await expect(find(database.db, { id })).rejects.toThrow(UnguardedStatement);
});
