import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { Database } from '../database.ts';
import { migrate } from '../migrate.ts';
import '../../testing/runs-on-postgres.ts';

const server = process.env.TEST_DATABASE_URL;

// Only one process can open an embedded database.
describe.skipIf(server === undefined)('a process that starts while another one migrates the database', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  test('the process waits longer than a statement may take, and logs that it waits', async () => {
    const { rows: names } = await database.pool.query<{ name: string }>('select current_database() as name');
    const url = new URL(server ?? '');
    url.pathname = `/${names[0]?.name}`;
    const pool = new Pool({ connectionString: url.toString(), max: 1, statement_timeout: 50 });
    // The pool's connection may still be open when the database is dropped.
    pool.on('error', () => undefined);
    const migrating = await database.pool.connect();
    // The advisory lock that a migrating process holds.
    await migrating.query('select pg_advisory_lock(4117202)');
    const events: string[] = [];
    const started = migrate(pool, undefined, () => events.push('waits')).then(
      () => events.push('started'),
      (error: unknown) => events.push(String(error)),
    );
    const isWaitingLong = async () => {
      const { rows } = await database.pool.query<{ count: number }>(`
        select count(*) as count from pg_stat_activity where datname = current_database()
          and wait_event = 'advisory' and now() - query_start > interval '200 milliseconds'`);
      return rows[0]?.count === 1;
    };
    await expect.poll(async () => events.length > 1 || (await isWaitingLong()), { timeout: 60_000 }).toBe(true);
    expect(events).toEqual(['waits']);
    await migrating.query('select pg_advisory_unlock(4117202)');
    migrating.release();
    await started;
    expect(events).toEqual(['waits', 'started']);
    const { rows } = await pool.query<{ timeout: string }>(`select current_setting('statement_timeout') as timeout`);
    expect(rows[0]?.timeout).toBe('50ms');
    await pool.end();
  });
});
