import { assetVersionCalls, mediaCalls } from '@confab/contracts';
import type { AssetId } from '@confab/model/media';
import { describe, expect, test } from 'vitest';
import { newId } from '../../../new-id.ts';
import { TestLibrary } from '../../../testing/media/library.ts';
import { createUploadForm } from '../../../testing/media/upload-form.ts';
import { aPerson, type TestPerson } from '../../../testing/people-and-projects.ts';
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

describe('an upload that is repeated because its answer was lost', () => {
  const listVersions = async ({ token, teamId }: TestPerson, assetId: AssetId) =>
    (await app.call(assetVersionCalls.list, { token, query: { teamId, assetId } })).result.versions.length;

  test('the content of a file is replaced once, even by simultaneous requests or after a newer version', async () => {
    const person = await aPerson(app);
    const { token, teamId } = person;
    const library = new TestLibrary(app, person);
    const assetId = await library.addFile('a.txt', 'first');
    const save = (content: string, uploadId: string) =>
      app.call(mediaCalls.uploadFile, {
        token,
        query: { teamId, assetId, filename: 'a.txt', replaceExistingAsset: true, expectedVersion: 1, uploadId },
        file: { type: 'application/octet-stream', content: Buffer.from(content) },
      });
    const uploadId = newId();
    const answers = await Promise.all([save('mine', uploadId), save('mine', uploadId), save('mine', uploadId)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await save('mine', uploadId.toUpperCase())).result.version.number).toBe(2);
    expect([await listVersions(person, assetId), (await library.listObjects()).length]).toEqual([2, 2]);
    expect((await save('mine', newId())).status).toBe(409);
    await library.upload('a.txt', 'of a colleague', { assetId, replace: true });
    expect((await save('mine', uploadId)).status).toBe(200);
    expect((await library.read(assetId)).text).toBe('of a colleague');
  });

  test('a repeated upload stores a new asset once when it would replace an existing one', async () => {
    const person = await aPerson(app);
    const { token, teamId } = person;
    const query = {
      teamId,
      assetId: newId() as AssetId,
      filename: 'a.txt',
      replaceExistingAsset: true,
      uploadId: newId(),
    };
    const file = { type: 'application/octet-stream', content: Buffer.from('words') };
    for (let time = 0; time < 2; time += 1)
      expect((await app.call(mediaCalls.uploadFile, { token, query, file })).status).toBe(200);
    expect(await listVersions(person, query.assetId)).toBe(1);
  });

  test('a repeated form replaces a file of the same name once (A7.84)', async () => {
    const person = await aPerson(app);
    const { token, teamId } = person;
    const library = new TestLibrary(app, person);
    const assetId = await library.addFile('a.txt', 'first');
    const send = async (uploadId: string) => {
      const fields = { path: '/', action: 'replace', filename: 'a.txt', assetId: newId(), uploadId };
      const file = createUploadForm(fields, { name: 'a.txt', content: 'second' });
      return (await app.call(mediaCalls.upload, { token, query: { teamId }, file })).status;
    };
    const uploadId = newId();
    expect([await send(uploadId), await send(uploadId), await send('not an id')]).toEqual([200, 200, 400]);
    expect([await listVersions(person, assetId), (await library.listObjects()).length]).toEqual([2, 2]);
    expect(await send(newId())).toBe(200);
    expect(await listVersions(person, assetId)).toBe(3);
  });
});
