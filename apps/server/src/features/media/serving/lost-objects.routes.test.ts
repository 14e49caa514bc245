import { mediaCalls } from '@confab/contracts';
import type { AssetId } from '@confab/model/media';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { createDerivativeRows } from '../../../core/media/derivatives/derivative-rows.ts';
import { createSignedAddress } from '../../../core/media/media-address.ts';
import { createPicture, TestLibrary } from '../../../testing/media/library.ts';
import { setUpServer } from '../../../testing/set-up-server.ts';

const { app, owner } = setUpServer();
let library: TestLibrary;
let picture: AssetId;

beforeEach(async () => {
  library = new TestLibrary(app, owner);
  await loseObjects();
  picture = await library.addFile(`${crypto.randomUUID()}.png`, await createPicture('png', 400, 300));
});

/** Deletes the objects of the team whose keys match, as if the storage had lost them. */
async function loseObjects(pattern = /./) {
  for (const key of await library.listObjects()) if (pattern.test(key)) await app.services.store.delete(key);
}
const get = (url: string) => app.app.inject({ url, headers: { 'client-token': owner.token } });
const callAddress = (call: { readonly path: string }, query: string) => `${call.path}?teamId=${owner.teamId}&${query}`;
const addresses = () => [
  callAddress(mediaCalls.contents, `assetId=${picture}`),
  callAddress(mediaCalls.getImage, `id=${picture}`),
  callAddress(mediaCalls.getImage, `id=${picture}&imageSize=192x192`),
  createSignedAddress(app.services, owner.teamId, picture),
  createSignedAddress(app.services, owner.teamId, picture, { size: '512x512' }),
];

test('a file that the storage has lost is not found, in every form and at every address (A7.79)', async () => {
  for (const url of addresses()) expect((await get(url)).statusCode).toBe(200);
  await loseObjects();
  for (const url of addresses()) {
    const answer = await get(url);
    expect([url, answer.statusCode]).toEqual([url, 404]);
    // The answer has no headers about the lost file.
    expect(answer.headers).not.toHaveProperty('etag');
    expect(answer.headers['cache-control'] ?? '').not.toContain('max-age');
  }
  const download = await app.call(mediaCalls.download, {
    token: owner.token,
    query: { teamId: owner.teamId },
    body: { downloadInput: JSON.stringify({ action: 'download', data: [{ id: picture }] }) },
  });
  expect(download.status).toBe(404);
  const query = { teamId: owner.teamId, assetId: picture };
  expect((await app.call(mediaCalls.speechToTextFromAsset, { token: owner.token, query })).status).toBe(404);
});

test('the thumbnail of the library is made when a picture is uploaded, and then needs the picture no more', async () => {
  const before = await library.listObjects();
  const uploaded = await library.addFile('holiday.jpg', await createPicture('jpeg', 640, 480));
  const added = (await library.listObjects()).filter((key) => !before.includes(key));
  expect(added).toEqual([added[0], `${added[0]}.192x192`]);
  await app.services.store.delete(added[0] ?? '');
  const { statusCode, rawPayload } = await get(
    createSignedAddress(app.services, owner.teamId, uploaded, { size: '192x192' }),
  );
  const { format, width, height } = await sharp(rawPayload).metadata();
  expect({ statusCode, format, width, height }).toEqual({ statusCode: 200, format: 'jpeg', width: 192, height: 144 });
});

test('a thumbnail that the storage has lost is made again', async () => {
  const url = callAddress(mediaCalls.getImage, `id=${picture}&imageSize=192x192`);
  const made = await get(url);
  const before = await library.listObjects();
  await loseObjects(/\.192x192$/);
  const again = await get(url);
  expect([again.statusCode, again.rawPayload.equals(made.rawPayload)]).toEqual([200, true]);
  expect(await library.listObjects()).toEqual(before);
});

describe('a thumbnail that a crash of the machine has damaged', () => {
  const key = async () => (await library.listObjects()).find((name) => name.endsWith('.192x192')) ?? '';
  /** A server process that has not made the thumbnail, and finds its row. */
  async function startAgain() {
    const rows = app.services.processState.get(createDerivativeRows, app.services);
    await rows.store();
    expect(rows.find(await key())).toBeUndefined();
  }

  test.each([
    ['is empty', () => Buffer.alloc(0)],
    ['lacks its end', (made: Buffer) => made.subarray(0, -1)],
    ['has its length and other bytes', (made: Buffer) => Buffer.alloc(made.length)],
  ])('a damaged thumbnail is made again and never sent when it %s', async (_damage, damage) => {
    for (const url of [
      callAddress(mediaCalls.getImage, `id=${picture}&imageSize=192x192`),
      createSignedAddress(app.services, owner.teamId, picture, { size: '192x192' }),
    ]) {
      const made = (await get(url)).rawPayload;
      await startAgain();
      expect((await get(url)).rawPayload.equals(made)).toBe(true);
      await app.services.store.put(await key(), Readable.from([damage(made)], { objectMode: false }));
      const again = await get(url);
      expect([again.statusCode, again.rawPayload.equals(made)]).toEqual([200, true]);
      expect((await app.services.store.getBytes(await key())).equals(made)).toBe(true);
    }
  });

  test('a HEAD request for a damaged thumbnail of another length makes the thumbnail again', async () => {
    const url = createSignedAddress(app.services, owner.teamId, picture, { size: '192x192' });
    const made = (await get(url)).rawPayload;
    await startAgain();
    await app.services.store.put(await key(), Readable.from([Buffer.alloc(1)]));
    const { statusCode, headers } = await app.app.inject({ method: 'HEAD', url });
    expect([statusCode, headers['content-length']]).toEqual([200, String(made.length)]);
    expect((await app.services.store.getBytes(await key())).equals(made)).toBe(true);
  });

  test('a thumbnail is sent in the requested byte range, both when it was just made and later', async () => {
    const url = createSignedAddress(app.services, owner.teamId, picture, { size: '300x300' });
    const getRange = () => app.app.inject({ url, headers: { range: 'bytes=1-3' } });
    const first = await getRange();
    await startAgain();
    const whole = (await get(url)).rawPayload;
    for (const { statusCode, rawPayload } of [first, await getRange()])
      expect([statusCode, rawPayload.equals(whole.subarray(1, 4))]).toEqual([206, true]);
  });
});

test('a thumbnail of an earlier version of the server, whose row has no hash, is sent unchanged', async () => {
  const url = createSignedAddress(app.services, owner.teamId, picture, { size: '192x192' });
  const made = (await get(url)).rawPayload;
  await app.services.processState.get(createDerivativeRows, app.services).store();
  const { db } = app.services;
  const changed = await db
    .updateTable('assetDerivative')
    .set({ hash: null })
    .where('teamId', '=', owner.teamId)
    .where('form', '=', '192x192')
    .executeTakeFirst();
  expect(changed.numUpdatedRows).toBeGreaterThan(0n);
  const before = await library.listObjects();
  expect((await get(url)).rawPayload.equals(made)).toBe(true);
  expect(await library.listObjects()).toEqual(before);
});

test('a HEAD request for a lost file answers 404, and one for a lost thumbnail makes the thumbnail again', async () => {
  const head = async (url: string) => (await app.app.inject({ method: 'HEAD', url })).statusCode;
  const url = createSignedAddress(app.services, owner.teamId, picture);
  const small = createSignedAddress(app.services, owner.teamId, picture, { size: '192x192' });
  expect([await head(url), await head(small)]).toEqual([200, 200]);
  await loseObjects(/\.192x192$/);
  expect(await head(small)).toBe(200);
  await loseObjects();
  expect([await head(url), await head(small)]).toEqual([404, 404]);
});
