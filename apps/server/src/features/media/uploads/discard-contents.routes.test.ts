import { mediaCalls } from '@confab/contracts';
import type { AssetId } from '@confab/model/media';
import { Readable } from 'node:stream';
import { beforeEach, expect, test } from 'vitest';
import { newId } from '../../../new-id.ts';
import { createKey } from '../../../storage/media-store.ts';
import { withBrokenCommits } from '../../../testing/media/break-commits.ts';
import { TestLibrary } from '../../../testing/media/library.ts';
import { createUploadForm } from '../../../testing/media/upload-form.ts';
import { aPerson } from '../../../testing/people-and-projects.ts';
import { setUpServer } from '../../../testing/set-up-server.ts';
import { discardContents } from './receive-content.ts';

const { app } = setUpServer();
let library: TestLibrary;

beforeEach(async () => {
  library = new TestLibrary(app, await aPerson(app));
});

test('a content that a row names is kept, because the commit may have succeeded before the error (UPL-2)', async () => {
  const assetId = await library.addFile('a.txt', 'words');
  const { teamId } = library.person;
  const [stored = ''] = await library.listObjects();
  const left = { teamId, id: newId() };
  await app.services.store.put(createKey(teamId, left.id), Readable.from([Buffer.from('rest')]));
  await discardContents(app.services, [{ teamId, id: stored.split('/')[1] ?? '' }, left]);
  expect(await library.listObjects()).toEqual([stored]);
  expect((await library.read(assetId)).text).toBe('words');
});

test('an upload whose commit fails leaves the old file and no other (UPL-2, F8)', async () => {
  const assetId = await library.addFile('a.txt', 'old');
  const objects = await library.listObjects();
  const { token, teamId } = library.person;
  const form = createUploadForm({ path: '/', action: 'replace' }, { name: 'a.txt', content: 'new' });
  await withBrokenCommits(app.services, async () => {
    expect((await library.upload('a.txt', 'new', { assetId, replace: true })).success).toBe(false);
    expect((await library.upload('b.txt', 'new', { assetId: newId() as AssetId })).success).toBe(false);
    expect((await app.call(mediaCalls.upload, { token, query: { teamId }, file: form })).success).toBe(false);
  });
  expect((await library.read(assetId)).text).toBe('old');
  expect(await library.listNames()).toEqual(['a.txt']);
  expect(await library.listObjects()).toEqual(objects);
});
