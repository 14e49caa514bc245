import { mediaCalls } from '@confab/contracts';
import { expect, test } from 'vitest';
import { TestLibrary } from '../../../testing/media/library.ts';
import { setUpServer } from '../../../testing/set-up-server.ts';

const { app, owner } = setUpServer();

test('a content that was edited from an older version is refused with 409, and may replace the newer one on request', async () => {
  const library = new TestLibrary(app, owner);
  const { token, teamId } = owner;
  const assetId = await library.addFile('a.txt', 'first');
  const save = (content: string, expectedVersion?: number) =>
    app.call(mediaCalls.uploadFile, {
      token,
      query: {
        teamId,
        assetId,
        filename: 'a.txt',
        replaceExistingAsset: true,
        ...(expectedVersion === undefined ? {} : { expectedVersion }),
      },
      file: { type: 'application/octet-stream', content: Buffer.from(content) },
    });
  expect((await save('of a colleague', 1)).status).toBe(200);
  const refused = await save('mine', 1);
  expect([refused.status, refused.message]).toEqual([409, 'Somebody else has changed a.txt since you opened it.']);
  expect((await library.read(assetId)).text).toBe('of a colleague');
  expect((await save('mine')).status).toBe(200);
  expect((await library.read(assetId)).text).toBe('mine');
  expect(await library.listObjects()).toHaveLength(3);
});
