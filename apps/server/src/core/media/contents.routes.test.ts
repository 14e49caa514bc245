import type { AssetId } from '@confab/model/media';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { explainStatement, planModes } from '../../testing/growth/explain.ts';
import { StatementRecorder } from '../../testing/growth/record-statements.ts';
import { TestLibrary } from '../../testing/media/library.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { findContentOfAnyTeam, findCurrentContent, listCurrentContents } from './contents.repository.ts';
import '../../testing/runs-on-postgres.ts';

const { app, owner } = setUpServer();
const tables = new Set(['asset', 'asset_version', 'asset_content', 'asset_derivative', 'team']);
const assetIds: AssetId[] = [];

beforeAll(async () => {
  const library = new TestLibrary(app, owner);
  for (let count = 0; count < 40; count += 1) assetIds.push(await library.addFile(`${count}.txt`, `${count}`));
  // PostgreSQL collects no statistics on its own, so that a test has exactly those that it sets.
  for (const table of tables) await app.database.pool.query(`alter table ${table} set (autovacuum_enabled = false)`);
});
afterAll(async () => {
  for (const table of tables) await app.database.pool.query(`alter table ${table} reset (autovacuum_enabled)`);
});

/** Ways to set PostgreSQL's statistics of the tables, by a description of the result. */
const statistics = {
  'that the database has no statistics of': () => forgetStatistics(-1),
  'that were empty when the database counted them': () => forgetStatistics(0),
  'that the database has counted': async () => {
    for (const table of tables) await app.database.pool.query(`analyze ${table}`);
  },
};

async function forgetStatistics(reltuples: number) {
  for (const table of tables) {
    await app.database.pool.query(`delete from pg_statistic where starelid = '${table}'::regclass`);
    await app.database.pool.query(
      `update pg_class set reltuples = ${reltuples}, relpages = 0, relallvisible = 0
        where oid = '${table}'::regclass or oid in (select indexrelid from pg_index where indrelid = '${table}'::regclass)`,
    );
  }
}

const lookUps = {
  'one file for an address': () => findContentOfAnyTeam(app.services.db, firstId(), ['120x120']),
  'one file in its team': () => findCurrentContent(app.services.db, owner.teamId, firstId()),
  'three files by their ids': async () => {
    const ids = assetIds.slice(0, 3);
    const [content, ...others] = await listCurrentContents(app.services.db, owner.teamId, [...ids, firstId()]);
    expect(others).toHaveLength(2);
    return content;
  },
};

function firstId(): AssetId {
  const [id] = assetIds;
  if (id === undefined) throw new Error('The library has files.');
  return id;
}

const cases = Object.entries(lookUps).flatMap(([place, find]) =>
  Object.entries(statistics).map(([state, prepare]) => ({ place, state, find, prepare })),
);

test.each(cases)('finding the content of $place reads its rows alone, among files $state', async (given) => {
  await given.prepare();
  const recorder = new StatementRecorder(app.database.pool);
  expect((await given.find())?.bytes).toBe(1);
  const [statement, ...others] = recorder.takeNew();
  if (!statement) throw new Error('A content is found by a statement.');
  expect(others).toEqual([]);
  const client = await app.database.pool.connect();
  try {
    // Otherwise a plan with statistics reads a table of one page as a whole instead of by its index.
    await client.query('set enable_seqscan = off');
    for (const mode of planModes) {
      const { rowsRead, hasRun } = await explainStatement(client, statement, mode, tables);
      const rowsMax = given.place.startsWith('three') ? 3 * tables.size : tables.size;
      expect([hasRun, rowsRead <= rowsMax]).toEqual([true, true]);
    }
  } finally {
    await client.query('reset enable_seqscan');
    client.release();
  }
});
