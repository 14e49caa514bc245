import { expect, test } from 'vitest';
import { TestLibrary } from '../../testing/media/library.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { openInMemory, openTestDatabase } from '../../testing/test-database.ts';
import { nameOrder } from './2026-11-27/name-order.ts';
import '../../testing/runs-on-postgres.ts';

// A database of its own, because the test changes the tables.
const { app, owner } = setUpServer({
  openDatabase: () => (process.env.TEST_DATABASE_URL === undefined ? openInMemory() : openTestDatabase()),
});

test('the migration puts the stored files and folders in the order of names, recently deleted ones included', async () => {
  const library = new TestLibrary(app, owner);
  for (const name of ['Take 10', 'Take 2']) await library.createFolder(name);
  for (const name of ['photo-10.txt', 'photo-2.txt', 'ärger.txt', 'zebra.txt']) await library.addFile(name, 'x');
  const id = await library.addFile('photo-3.txt', 'x');
  await library.ask('delete', { data: [{ id }] });
  const { pool } = app.database;
  const listKeys = async () =>
    (await pool.query('select name, sort_key from asset union all select name, sort_key from asset_folder order by 1'))
      .rows;
  const keys = await listKeys();
  for (const table of ['asset', 'asset_folder']) await pool.query(`alter table ${table} drop column sort_key`);
  await pool.query('drop function name_sort_key');
  await pool.query(nameOrder.sql);
  expect(await listKeys()).toEqual(keys);
  const { files } = await library.ask('read', { path: '/' });
  const expected = ['Take 2', 'Take 10', 'ärger.txt', 'photo-2.txt', 'photo-10.txt', 'zebra.txt'];
  expect(files?.map(({ name }) => name)).toEqual(expected);
});
