import { mediaCalls, mediaMessages, projectCalls } from '@confab/contracts';
import { afterEach, describe, expect, test } from 'vitest';
import { createSignedAddress } from '../../../core/media/media-address.ts';
import { newId } from '../../../new-id.ts';
import { openStore } from '../../../storage/open-store.ts';
import { startBadStorage, type BadStorage } from '../../../storage/testing/bad-storage.ts';
import { TestLibrary } from '../../../testing/media/library.ts';
import { aPerson } from '../../../testing/people-and-projects.ts';
import { setUpServer } from '../../../testing/set-up-server.ts';

const { app } = setUpServer();
let bad: BadStorage;
let mend: () => void;

afterEach(async () => {
  mend();
  await bad.close();
});

/** Replaces the storage of the server by one that never answers, from now to the end of the test. */
async function silence(type: 'azure' | 's3') {
  bad = await startBadStorage('never answers');
  const { store } = app.services;
  const silent = await openStore({ storageUrl: bad.getUrl(type, 0.2), dataDir: '' });
  Object.assign(app.services, { store: silent });
  mend = () => {
    silent.close();
    Object.assign(app.services, { store });
  };
}

describe.each(['s3', 'azure'] as const)('while the storage (%s) does not answer', (type) => {
  test('an upload answers 503 with Retry-After and stores nothing, and the file is unchanged (UPL-2)', async () => {
    const library = new TestLibrary(app, await aPerson(app));
    const assetId = await library.addFile('menu.txt', 'Old');
    const { teamId, token } = library.person;
    await silence(type);
    const upload = (query: object) =>
      app.app.inject({
        method: 'POST',
        url: mediaCalls.uploadFile.path,
        headers: { 'client-token': token, 'content-type': 'application/octet-stream' },
        query: { teamId, filename: 'menu.txt', ...query },
        payload: Buffer.from('New'),
      });
    const answers = await Promise.all([
      upload({ assetId, replaceExistingAsset: 'true' }),
      upload({ assetId: newId(), filename: 'other.txt' }),
    ]);
    for (const answer of answers) {
      expect(answer.json()).toEqual({
        Success: false,
        ErrorMessage: mediaMessages.storageUnavailable,
        MessageName: 'mediaMessages.storageUnavailable',
      });
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '1']);
    }
    mend();
    expect(await library.listNames()).toEqual(['menu.txt']);
    const shown = await app.app.inject({ url: createSignedAddress(app.services, teamId, assetId) });
    expect(shown.body).toBe('Old');
  });

  test('a file answers 503 with Retry-After, and calls that need no file are answered', async () => {
    const library = new TestLibrary(app, await aPerson(app));
    const assetId = await library.addFile('menu.txt', 'Old');
    const { teamId, token } = library.person;
    await silence(type);
    const asked = app.app.inject({ url: createSignedAddress(app.services, teamId, assetId) });
    expect((await app.call(projectCalls.list, { token })).status).toBe(200);
    expect(await library.listNames()).toEqual(['menu.txt']);
    const answer = await asked;
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '1']);
    expect(app.readLog()).not.toContain('a call failed unexpectedly');
  });
});
