import { deletedAssetsPageSize, mediaCalls, type DeletedAsset } from '@confab/contracts';
import type { AssetFolderId, AssetId } from '@confab/model/media';
import { beforeEach, describe, expect, test } from 'vitest';
import { insertAssets } from '../../../core/media/assets.repository.ts';
import { findCurrentContent } from '../../../core/media/contents.repository.ts';
import { newId } from '../../../new-id.ts';
import { TestLibrary } from '../../../testing/media/library.ts';
import { aMember, aPerson } from '../../../testing/people-and-projects.ts';
import { setUpServer } from '../../../testing/set-up-server.ts';

const { app } = setUpServer();
let library: TestLibrary;

beforeEach(async () => {
  library = new TestLibrary(app, await aPerson(app));
});

const list = async (skip?: number) => {
  const { token, teamId } = library.person;
  const query = { teamId, ...(skip === undefined ? {} : { skip }) };
  return (await app.call(mediaCalls.listDeleted, { token, query })).result;
};
const restore = (ids: readonly string[], token = library.person.token) =>
  app.call(mediaCalls.restore, { token, body: { teamId: library.person.teamId, ids: [...ids] } });
const remove = (...ids: string[]) => library.ask('delete', { data: ids.map((id) => ({ id })) });
const describeEntry = ({ name, fileCount, bytes }: DeletedAsset) => [name, fileCount, bytes];

describe('a folder that was restored in part', () => {
  /** A folder with a.txt, b.txt and c.txt is deleted; restoring c.txt, deleted before, restores the empty folder. */
  async function restoreInPart() {
    const { id: folderId } = await library.createFolder('Voices');
    const [a, b, c] = [
      await library.addFile('a.txt', '1', { folderId }),
      await library.addFile('b.txt', '22', { folderId }),
      await library.addFile('c.txt', '333', { folderId }),
    ];
    await remove(c);
    await remove(folderId);
    await restore([c]);
    return { folderId, a, b };
  }

  test('each file of a partly restored folder is listed and restored alone', async () => {
    const { a, b } = await restoreInPart();
    expect((await list()).map(describeEntry).toSorted()).toEqual([
      ['a.txt', 1, 1],
      ['b.txt', 1, 2],
    ]);
    expect((await restore([b])).result).toEqual({ restoredCount: 1 });
    expect(await library.listNames('/Voices/')).toEqual(['b.txt', 'c.txt']);
    expect((await list()).map(({ id }) => id)).toEqual([a]);
  });

  test('the files of a partly restored folder keep their names when they are restored together', async () => {
    const { a, b } = await restoreInPart();
    expect((await restore([a, b])).result).toEqual({ restoredCount: 2 });
    expect(await library.listNames('/Voices/')).toEqual(['a.txt', 'b.txt', 'c.txt']);
  });

  test('a file is restored although the name of another deleted file is taken', async () => {
    const { folderId, a, b } = await restoreInPart();
    await library.addFile('a.txt', 'new', { folderId });
    expect((await restore([b])).status).toBe(200);
    expect((await restore([a])).status).toBe(200);
    expect(await library.listNames('/Voices/')).toEqual(['a (1).txt', 'a.txt', 'b.txt', 'c.txt']);
  });
});

test('a folder and a file that was deleted from it before are restored under their names, in any order', async () => {
  const { id: folderId } = await library.createFolder('Voices');
  const [a, b] = [await library.addFile('a.txt', '1', { folderId }), await library.addFile('b.txt', '2', { folderId })];
  await remove(a);
  await remove(folderId);
  expect((await restore([a, folderId])).status).toBe(200);
  expect(await library.listNames('/')).toEqual(['Voices']);
  expect(await library.listNames('/Voices/')).toEqual(['a.txt', 'b.txt']);
  expect((await library.read(b)).text).toBe('2');
});

test('a MediaEditor restores no folder with scripts inside (P6.12)', async () => {
  const outer = await library.createFolder('Outer');
  const inner = await library.createFolder('Inner', '/Outer/');
  await library.addFile('a.js', 'let a;', { folderId: inner.id });
  await remove(outer.id);
  const { token } = await aMember(app, library.person.teamId, 'MediaEditor');
  expect((await restore([outer.id], token)).status).toBe(403);
  expect(await library.listNames('/')).toEqual([]);
  expect((await restore([outer.id])).status).toBe(200);
});

test('all of many deleted files are listed, page by page, and each can be restored', async () => {
  const { teamId, accountId } = library.person;
  const { db } = app.services;
  const folder = await library.createFolder('Many');
  const shown = await findCurrentContent(db, teamId, await library.addFile('shared.txt', 'x'));
  if (!shown) throw new Error('The file was not stored.');
  const ids = Array.from({ length: deletedAssetsPageSize + 20 }, () => newId() as AssetId);
  await insertAssets(
    db,
    ids.map((id, number) => ({
      teamId,
      id,
      folderId: folder.id as AssetFolderId,
      name: `${number}.txt`,
      extension: '.txt',
      bytes: 1,
      contentId: shown.id,
      authorId: accountId,
    })),
  );
  await remove(...ids);
  const pages = [await list(), await list(deletedAssetsPageSize)];
  expect(pages.map(({ length }) => length)).toEqual([deletedAssetsPageSize, 20]);
  const listed = pages.flat().map(({ id }) => id);
  expect(listed.toSorted()).toEqual(ids.toSorted());
  const last = listed.at(-1) ?? '';
  expect((await restore([last])).result).toEqual({ restoredCount: 1 });
});
