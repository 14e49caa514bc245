import { mediaCalls } from '@confab/contracts';
import { expect, test } from 'vitest';
import { recordAllStatements } from '../../../testing/growth/record-all-statements.ts';
import { TestLibrary } from '../../../testing/media/library.ts';
import { aPerson } from '../../../testing/people-and-projects.ts';
import { setUpServer } from '../../../testing/set-up-server.ts';
import '../../../testing/runs-on-postgres.ts';

const { app } = setUpServer();
const fileCount = 12;

/** A library with one folder of `fileCount` files, and the same names with a few numbered copies beside it. */
async function aLibrary() {
  const library = new TestLibrary(app, await aPerson(app));
  const { id: folderId } = await library.createFolder('From');
  const names = Array.from({ length: fileCount }, (_, at) => `file ${at + 10}.txt`);
  const ids: string[] = [];
  for (const name of names) ids.push(await library.addFile(name, name, { folderId }));
  return { library, folderId, names, ids };
}

const listNames = async (library: TestLibrary, path: string) =>
  ((await library.ask('read', { path })).files ?? []).map(({ name }) => name);

test('deleting many files and folders sends no statement for each, and each can be restored on its own', async () => {
  const { library, names, ids } = await aLibrary();
  const folders = [];
  for (let at = 0; at < 4; at += 1) folders.push((await library.createFolder(`Folder ${at}`)).id);
  await library.addFile('inside.txt', 'inside', { folderId: folders[0] ?? '' });
  const texts = recordAllStatements(app.database.pool);
  await library.ask('delete', { data: [...folders, ...ids].map((id) => ({ id })) });
  expect(texts.filter((text) => /^\s*update "?asset/.test(text)).length).toBeLessThanOrEqual(3);
  expect(await listNames(library, '/From/')).toEqual([]);
  const { token, teamId } = library.person;
  await app.call(mediaCalls.restore, { token, body: { teamId, ids: [folders[0], ids[0]] as never } });
  expect(await listNames(library, '/')).toEqual(['Folder 0', 'From']);
  expect(await listNames(library, '/Folder 0/')).toEqual(['inside.txt']);
  expect(await listNames(library, '/From/')).toEqual(names.slice(0, 1));
});

test('a folder that is deleted with its parent is restored with its content', async () => {
  const library = new TestLibrary(app, await aPerson(app));
  const { id: outer } = await library.createFolder('Outer');
  const { id: inner } = await library.createFolder('Inner', '/Outer/');
  await library.addFile('inside.txt', 'inside', { folderId: inner });
  await library.ask('delete', { data: [{ id: outer }, { id: inner }] });
  const { token, teamId } = library.person;
  await app.call(mediaCalls.restore, { token, body: { teamId, ids: [outer] as never } });
  expect(await listNames(library, '/Outer/Inner/')).toEqual(['inside.txt']);
});

test('moving many files sends no statement for each, and those that are renamed get the lowest free numbers', async () => {
  const { library, names, ids } = await aLibrary();
  const { id } = await library.createFolder('To');
  for (const name of names) await library.addFile(name, name, { folderId: id });
  for (const number of [1, 2, 4]) await library.addFile(`file 10 (${number}).txt`, 'copy', { folderId: id });
  const texts = recordAllStatements(app.database.pool);
  const { error } = await library.ask('move', {
    data: ids.map((one) => ({ id: one })),
    targetData: { id },
    renameFiles: names,
  });
  expect(error).toBeUndefined();
  expect(texts.filter((text) => /^\s*update "?asset/.test(text)).length).toBeLessThanOrEqual(2);
  expect(texts.filter((text) => text.includes('name_key = any(')).length).toBeLessThanOrEqual(4);
  expect(await listNames(library, '/From/')).toEqual([]);
  const copies = ['file 10 (1).txt', 'file 10 (2).txt', 'file 10 (3).txt', 'file 10 (4).txt'];
  const others = names.slice(1).map((name) => name.replace('.txt', ' (1).txt'));
  expect((await listNames(library, '/To/')).toSorted()).toEqual([...names, ...copies, ...others].toSorted());
});
