import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newId } from '../../new-id.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { openInMemory } from '../../testing/test-database.ts';
import { analyze } from './analyze.repository.ts';
import '../../testing/runs-on-postgres.ts';

const { app: open } = setUpServer({ openDatabase: openInMemory });

test('the analyze job updates the table statistics of the embedded database', async () => {
  const { db } = open.services;
  const known = async () => {
    const { rows } = await sql<{ rows: number }>`
      select reltuples::integer as rows from pg_class where relname = 'crash_report'`.execute(db);
    return rows[0]?.rows;
  };
  for (let count = 0; count < 40; count += 1)
    await sql`insert into crash_report (id, email, kind, text) values (${newId()}, '', 'test', '')`.execute(db);
  expect(await known()).not.toBe(40);
  await analyze(db);
  expect(await known()).toBe(40);
});
