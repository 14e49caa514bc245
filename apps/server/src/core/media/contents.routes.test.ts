import type { AssetId } from '@confab/model/media';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { explainStatement, planModes } from '../../testing/growth/explain.ts';
import { StatementRecorder } from '../../testing/growth/record-statements.ts';
import { TestLibrary } from '../../testing/media/library.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { findContentOfAnyTeam, findCurrentContent } from './contents.repository.ts';
import '../../testing/runs-on-postgres.ts';

const { app, owner } = setUpServer();
const tables = new Set(['asset', 'asset_version', 'asset_content', 'asset_derivative', 'team']);
let assetId: AssetId;

// Files that PostgreSQL has no statistics of, as after an upload of a folder, and of which it collects none during the test.
beforeAll(async () => {
  const library = new TestLibrary(app, owner);
  for (let count = 0; count < 40; count += 1) assetId = await library.addFile(`${count}.txt`, `${count}`);
  for (const table of tables) {
    await app.database.pool.query(`alter table ${table} set (autovacuum_enabled = false)`);
    await app.database.pool.query(`delete from pg_statistic where starelid = '${table}'::regclass`);
    await app.database.pool.query(
      `update pg_class set reltuples = -1, relpages = 0, relallvisible = 0
        where oid = '${table}'::regclass or oid in (select indexrelid from pg_index where indrelid = '${table}'::regclass)`,
    );
  }
});
afterAll(async () => {
  for (const table of tables) await app.database.pool.query(`alter table ${table} reset (autovacuum_enabled)`);
});

test.each(['for an address', 'in its team'])(
  'finding the content of a file reads its rows alone: %s',
  async (place) => {
    const recorder = new StatementRecorder(app.database.pool);
    const content =
      place === 'in its team'
        ? await findCurrentContent(app.services.db, owner.teamId, assetId)
        : await findContentOfAnyTeam(app.services.db, assetId, ['120x120']);
    expect(content?.bytes).toBe(2);
    const [statement, ...others] = recorder.takeNew();
    if (!statement) throw new Error('A content is found by a statement.');
    expect(others).toEqual([]);
    const client = await app.database.pool.connect();
    try {
      // A table of one page is read as a whole when the database has counted its rows, which it does when it has time.
      await client.query('set enable_seqscan = off');
      for (const mode of planModes) {
        const { rowsRead, hasRun } = await explainStatement(client, statement, mode, tables);
        expect([hasRun, rowsRead <= tables.size]).toEqual([true, true]);
      }
    } finally {
      await client.query('reset enable_seqscan');
      client.release();
    }
  },
);
