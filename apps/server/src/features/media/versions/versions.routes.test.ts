import { assetVersionCalls } from '@confab/contracts';
import type { AssetId } from '@confab/model/media';
import { expect, test } from 'vitest';
import { newId } from '../../../new-id.ts';
import { createPicture, TestLibrary } from '../../../testing/media/library.ts';
import { aMember, aPerson } from '../../../testing/people-and-projects.ts';
import { setUpServer } from '../../../testing/set-up-server.ts';

const { app, owner } = setUpServer();

const listOf = async (assetId: AssetId, token = owner.token, skip = 0) =>
  app.call(assetVersionCalls.list, { token, query: { teamId: owner.teamId, assetId, skip } });
const readOf = async (assetId: AssetId, version: number) =>
  app.call(assetVersionCalls.contents, { token: owner.token, query: { teamId: owner.teamId, assetId, version } });
const restore = async (assetId: AssetId, version: number, expectedVersion: number, token = owner.token) =>
  app.call(assetVersionCalls.restore, { token, body: { teamId: owner.teamId, assetId, version, expectedVersion } });

test('the kept versions of a file are listed, read and brought back as the newest', async () => {
  const library = new TestLibrary(app, owner);
  const assetId = await library.addFile('menu.txt', 'first');
  await library.addFile('menu.txt', 'second, longer', { assetId, replace: true });
  const { result } = await listOf(assetId);
  expect(result.total).toBe(2);
  expect(result.versions.map(({ number, bytes, expiresUtc }) => [number, bytes, expiresUtc === null])).toEqual([
    [2, 14, true],
    [1, 5, false],
  ]);
  expect(result.versions[0]?.authorName).not.toBe('');
  expect((await readOf(assetId, 1)).text).toBe('first');
  const restored = await restore(assetId, 1, 2);
  expect([restored.status, restored.result.version.number, restored.result.version.bytes]).toEqual([200, 3, 5]);
  expect((await library.read(assetId)).text).toBe('first');
  expect((await readOf(assetId, 2)).text).toBe('second, longer');
  // The third version shares the content of the first.
  expect((await listOf(assetId)).result.versions.map(({ number }) => number)).toEqual([3, 2, 1]);
});

test('a version is not restored over one that the caller has not seen, and an unknown one is not found', async () => {
  const library = new TestLibrary(app, owner);
  const assetId = await library.addFile('hours.txt', 'first');
  await library.addFile('hours.txt', 'second', { assetId, replace: true });
  const refused = await restore(assetId, 1, 1);
  expect([refused.status, refused.message]).toEqual([409, 'Somebody else has changed hours.txt since you opened it.']);
  expect((await restore(assetId, 7, 2)).status).toBe(404);
  expect((await readOf(assetId, 7)).status).toBe(404);
  expect((await listOf(newId() as AssetId)).status).toBe(404);
  expect((await library.read(assetId)).text).toBe('second');
});

test('versions are listed a page at a time, and a picture of an older version is resized', async () => {
  const library = new TestLibrary(app, owner);
  const assetId = await library.addFile('cup.png', await createPicture('png', 400, 300));
  await library.addFile('cup.png', await createPicture('png', 40, 30), { assetId, replace: true });
  expect((await listOf(assetId, owner.token, 1)).result.versions.map(({ number }) => number)).toEqual([1]);
  const query = { teamId: owner.teamId, assetId, version: 1, imageSize: '300x300' } as const;
  const small = await app.call(assetVersionCalls.contents, { token: owner.token, query });
  expect(small.status).toBe(200);
  expect((await library.listObjects()).filter((key) => key.includes('300x300'))).toHaveLength(1);
});

test('a Viewer reads versions, a MediaEditor brings them back, and scripts need an AppEditor (P6.12)', async () => {
  const library = new TestLibrary(app, owner);
  const [text, script] = [await library.addFile('roles.txt', 'one'), await library.addFile('roles.js', 'let a = 1;')];
  await library.addFile('roles.txt', 'two', { assetId: text, replace: true });
  await library.addFile('roles.js', 'let a = 2;', { assetId: script, replace: true });
  const viewer = await aMember(app, owner.teamId, 'Viewer');
  const mediaEditor = await aMember(app, owner.teamId, 'MediaEditor');
  const appEditor = await aMember(app, owner.teamId, 'AppEditor');
  const stranger = await aPerson(app);
  expect((await listOf(text, viewer.token)).status).toBe(200);
  expect((await restore(text, 1, 2, viewer.token)).status).toBe(403);
  expect((await listOf(text, stranger.token)).status).toBe(404);
  expect((await restore(text, 1, 2, mediaEditor.token)).status).toBe(200);
  expect((await restore(script, 1, 2, mediaEditor.token)).status).toBe(403);
  expect((await restore(script, 1, 2, appEditor.token)).status).toBe(200);
});
