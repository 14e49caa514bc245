import { mediaCalls, recentlyDeletedCalls, teamCalls } from '@confab/contracts';
import { Readable } from 'node:stream';
import { beforeEach, describe, expect, test } from 'vitest';
import { findTeamStorage } from '../../../core/quotas/quotas.repository.ts';
import { createSignedAddress } from '../../../core/media/media-address.ts';
import { sweepMedia, sweepObjects } from '../../../core/media/sweep-media.ts';
import { noteRestore } from '../../../db/data-folder.ts';
import type { MediaStore } from '../../../storage/media-store.ts';
import { createPicture, TestLibrary } from '../../../testing/media/library.ts';
import { aMember, aPerson } from '../../../testing/people-and-projects.ts';
import { setUpServer } from '../../../testing/set-up-server.ts';
import '../../../testing/runs-on-postgres.ts';

const { app } = setUpServer();
let library: TestLibrary;

beforeEach(async () => {
  library = new TestLibrary(app, await aPerson(app));
});

const list = async () => {
  const { token, teamId } = library.person;
  return (await app.call(mediaCalls.listDeleted, { token, query: { teamId } })).result;
};
const restore = (ids: readonly string[], token = library.person.token) =>
  app.call(mediaCalls.restore, { token, body: { teamId: library.person.teamId, ids: [...ids] } });
const remove = (...ids: string[]) => library.ask('delete', { data: ids.map((id) => ({ id })) });
const age = (days: number) =>
  app.services.db
    .updateTable('asset')
    .set({ deletedAt: new Date(Date.now() - days * 86_400_000) })
    .where('teamId', '=', library.person.teamId)
    .where('deletedAt', 'is not', null)
    .execute();

describe('recently deleted files of the library', () => {
  test('a deleted folder is listed once, with what it contained, and is restored completely', async () => {
    const outer = await library.createFolder('Outer');
    const inner = await library.createFolder('Inner', '/Outer/');
    const file = await library.addFile('a.txt', 'words', { folderId: inner.id });
    await remove(outer.id);
    expect(await list()).toMatchObject([
      { id: outer.id, isFile: false, name: 'Outer', location: '/', fileCount: 1, bytes: 5 },
    ]);
    expect((await restore([outer.id])).result).toEqual({ restoredCount: 3 });
    expect(await library.listNames('/Outer/Inner/')).toEqual(['a.txt']);
    expect((await library.read(file)).text).toBe('words');
    expect(await list()).toEqual([]);
  });

  test('a file is restored into its folder, which is restored as well, and gets a free name', async () => {
    const folder = await library.createFolder('Voices');
    const file = await library.addFile('a.txt', 'old', { folderId: folder.id });
    await remove(file);
    await library.addFile('a.txt', 'new', { folderId: folder.id });
    await restore([file]);
    expect(await library.listNames('/Voices/')).toEqual(['a (1).txt', 'a.txt']);
    await remove(file);
    await remove(folder.id);
    await restore([file]);
    expect(await library.listNames('/Voices/')).toEqual(['a (1).txt']);
  });

  test('a Commenter restores nothing, and a MediaEditor no scripts (P6.12)', async () => {
    const { teamId } = library.person;
    const script = await library.addFile('a.js', 'let a;');
    await remove(script);
    for (const role of ['Commenter', 'MediaEditor'] as const)
      expect((await restore([script], (await aMember(app, teamId, role)).token)).status).toBe(403);
    expect((await restore([script])).status).toBe(200);
    expect((await restore([script])).status).toBe(404);
  });
});

describe('the sweep of the storage', () => {
  test('deleted files are kept for 30 days and then purged with everything made from them (UPL-2)', async () => {
    const file = await library.addFile('a.png', await createPicture('png', 200, 200));
    const { token, teamId } = library.person;
    const query = { teamId, id: file, imageSize: '120x120' as const };
    await app.call(mediaCalls.getImage, { token, query });
    await remove(file);
    await age(29);
    await sweepMedia(app.services);
    // The picture, its thumbnail, and the size that was asked for.
    expect(await library.listObjects()).toHaveLength(3);
    await age(31);
    await sweepMedia(app.services);
    expect(await library.listObjects()).toEqual([]);
    expect((await findTeamStorage(app.services.db, teamId)).usedBytes).toBe(0);
  });

  test('the library of a deleted team is kept for 30 days and then goes with its folders, deleted files and objects', async () => {
    const { token, teamId } = library.person;
    const other = new TestLibrary(app, await aPerson(app));
    await other.addFile('a.txt', 'theirs');
    const outer = await library.createFolder('Outer');
    const inner = await library.createFolder('Inner', '/Outer/');
    await library.addFile('a.txt', 'words', { folderId: inner.id });
    await library.addFile('b.txt', 'more words', { folderId: outer.id });
    await remove(await library.addFile('c.txt', 'deleted before'));
    expect(await app.call(teamCalls.remove, { token, query: { teamId } })).toMatchObject({ success: true });
    const { db } = app.services;
    const sweepAfter = async (days: number) => {
      const deletedAt = new Date(Date.now() - days * 86_400_000);
      await db.updateTable('team').set({ deletedAt }).where('id', '=', teamId).execute();
      await sweepMedia(app.services);
      const folders = await db.selectFrom('assetFolder').select('id').where('teamId', '=', teamId).execute();
      return [folders.length, (await library.listObjects()).length];
    };
    expect(await sweepAfter(29)).toEqual([2, 3]);
    expect(await sweepAfter(31)).toEqual([0, 0]);
    expect((await findTeamStorage(db, teamId)).usedBytes).toBe(0);
    expect(await other.listObjects()).toHaveLength(1);
  });

  test('a content that a copy still shows is kept', async () => {
    const file = await library.addFile('a.txt', 'words');
    await library.createFolder('Copies');
    const copied = await library.ask('copy', { data: [{ id: file }], targetPath: '/Copies/' });
    await remove(file);
    await age(31);
    await sweepMedia(app.services);
    expect((await library.read(copied.files?.[0]?.id as never)).text).toBe('words');
  });

  test('purging the deleted files of a team frees its storage at once (§2.4)', async () => {
    const { token, teamId } = library.person;
    await remove(await library.addFile('a.txt', 'x'.repeat(50_000)));
    expect((await findTeamStorage(app.services.db, teamId)).usedBytes).toBeGreaterThan(50_000);
    const { result } = await app.call(recentlyDeletedCalls.empty, { token, body: { teamId } });
    expect(result.isComplete).toBe(true);
    expect([await list(), await library.listObjects()]).toEqual([[], []]);
    expect((await findTeamStorage(app.services.db, teamId)).usedBytes).toBe(0);
  });

  test('purging deleted files deletes a thumbnail that was just made', async () => {
    const { token, teamId } = library.person;
    const id = await library.addFile('photo.png', await createPicture('png', 400, 300));
    await app.app.inject(createSignedAddress(app.services, teamId, id, { size: '192x192' }));
    expect(await library.listObjects()).toHaveLength(2);
    await remove(id);
    await app.call(recentlyDeletedCalls.empty, { token, body: { teamId } });
    expect(await library.listObjects()).toEqual([]);
  });

  test('objects of other programs in the same storage are left alone, and the sweep continues', async () => {
    const { store } = app.services;
    const lost = `${library.person.teamId}/${app.services.newId()}`;
    await store.put(lost, Readable.from(['lost']));
    const foreign = ['notes/read-me/first.txt', `${library.person.teamId}/not-an-id`];
    const deleted: string[] = [];
    const shared: MediaStore = {
      ...store,
      async *list(prefix) {
        for (const key of foreign) yield { key, bytes: 1, modifiedAt: new Date(0) };
        yield* store.list(prefix);
      },
      async delete(key) {
        deleted.push(key);
        await store.delete(key);
      },
    };
    await sweepObjects({ ...app.services, store: shared, now: () => Date.now() + 2 * 86_400_000 });
    expect(deleted).toEqual(expect.arrayContaining([lost]));
    expect(deleted).not.toEqual(expect.arrayContaining([expect.stringMatching(/notes|not-an-id/)]));
  });

  test('objects without a row are deleted after a day, and objects with a row are kept (UPL-2)', async () => {
    await library.addFile('a.txt', 'words');
    const { store } = app.services;
    const lost = `${library.person.teamId}/${app.services.newId()}`;
    await store.put(lost, Readable.from(['lost']));
    await sweepObjects(app.services);
    expect(await library.listObjects()).toHaveLength(2);
    await sweepObjects({ ...app.services, now: () => Date.now() + 2 * 86_400_000 });
    const left = await library.listObjects();
    expect([left.length, left.includes(lost)]).toEqual([1, false]);
  });

  test('objects without a row stay for a day after a backup was put back, however old they are (UPL-2)', async () => {
    const { config, store } = app.services;
    const lost = `${library.person.teamId}/${app.services.newId()}`;
    await store.put(lost, Readable.from(['lost']));
    const restoredAt = Date.now() + 5 * 86_400_000;
    const sweepAfter = (hours: number) => sweepObjects({ ...app.services, now: () => restoredAt + hours * 3_600_000 });
    noteRestore(config.dataDir, new Date(restoredAt));
    await sweepAfter(23);
    expect(await library.listObjects()).toEqual([lost]);
    await sweepAfter(25);
    expect(await library.listObjects()).toEqual([]);
    noteRestore(config.dataDir, new Date(0));
  });
});
