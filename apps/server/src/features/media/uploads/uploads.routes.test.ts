import { mediaCalls, mediaMessages } from '@confab/contracts';
import { fillMessage } from '@confab/model';
import { teamAssetsMax, type AssetId } from '@confab/model/media';
import { readdirSync } from 'node:fs';
import { request as httpRequest, type ClientRequest } from 'node:http';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { deflateSync } from 'node:zlib';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../new-id.ts';
import { createPicture, createTone, TestLibrary } from '../../../testing/media/library.ts';
import { createUploadForm } from '../../../testing/media/upload-form.ts';
import { aPerson } from '../../../testing/people-and-projects.ts';
import { setUpServer } from '../../../testing/set-up-server.ts';
import '../../../testing/runs-on-postgres.ts';

const { app } = setUpServer();
let library: TestLibrary;
let address: string;

beforeAll(async () => {
  address = await app.listen();
});
beforeEach(async () => {
  library = new TestLibrary(app, await aPerson(app));
});

const createId = () => newId() as AssetId;
const post = (fields: Record<string, string>, file?: { name: string; content: string | Buffer }) => {
  const { token, teamId } = library.person;
  return app.call(mediaCalls.upload, { token, query: { teamId }, file: createUploadForm(fields, file) });
};

/** A PNG whose header announces a size; its lines are missing. */
function createPngHeader(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)]);
  };
  const lines = deflateSync(Buffer.alloc(1_000));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', lines),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('a file as the body of a request', () => {
  test('an upload makes a new asset with the id that the client chose (A7.81, A7.85, A4.50)', async () => {
    const [assetId, content] = [createId(), await createPicture('jpeg')];
    const { result } = await library.upload('photo.jpg', content, { assetId });
    expect(result).toMatchObject({
      assetId,
      name: 'photo.jpg',
      type: '.jpg',
      fileType: 'Images',
      width: 40,
      height: 30,
    });
    expect(result.version).toMatchObject({ number: 1, bytes: content.length });
    expect(await library.listNames()).toEqual(['photo.jpg']);
  });

  test('an upload into an asset makes its next version and keeps its name (A2.55, A2.81)', async () => {
    const assetId = await library.addFile('notes.txt', 'old');
    const { result } = await library.upload('other.txt', 'new words', { assetId, replace: true });
    expect(result).toMatchObject({ assetId, name: 'notes.txt', version: { number: 2, bytes: 9 } });
    expect((await library.read(assetId)).text).toBe('new words');
  });

  test('an upload with the id of an asset is refused unless it replaces it (UPL-3)', async () => {
    const assetId = await library.addFile('notes.txt', 'old');
    expect((await library.upload('notes.txt', 'new', { assetId })).status).toBe(409);
    expect((await library.read(assetId)).text).toBe('old');
  });

  test('the id of an asset of another team is not found, and that asset stays (UPL-3)', async () => {
    const other = new TestLibrary(app, await aPerson(app));
    const assetId = await other.addFile('theirs.txt', 'theirs');
    for (const replace of [true, false])
      expect((await library.upload('mine.txt', 'mine', { assetId, replace })).status).toBe(404);
    expect((await other.read(assetId)).text).toBe('theirs');
    expect(await library.listObjects()).toEqual([]);
  });

  test('a name in use gets a number', async () => {
    await library.addFile('a.txt', '1');
    await library.addFile('a.txt', '2');
    expect(await library.listNames()).toEqual(['a (1).txt', 'a.txt']);
  });

  test('a JSON body is refused, even one that names a file of the server (UPL-7)', async () => {
    const { token, teamId } = library.person;
    const file = { type: 'application/json', content: '{"files":{"x":{"filepath":"/etc/passwd"}}}' };
    const query = { teamId, assetId: createId(), filename: 'a.txt' };
    expect((await app.call(mediaCalls.uploadFile, { token, query, file })).status).toBe(415);
    expect((await app.call(mediaCalls.upload, { token, query: { teamId }, file })).status).toBe(415);
    expect(await library.listObjects()).toEqual([]);
  });
});

describe('uploads that are not stored', () => {
  const gif = Buffer.from('GIF89a/*\x00\x00\x00*/=1;alert(1)//', 'latin1');
  test.each([
    ['evil.png', '<html><script>alert(1)</script>', 422],
    ['evil.gif', gif, 422],
    ['evil.jpg', createTone(0.01), 422],
    ['evil.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 422],
    ['evil.png', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 422],
    ['evil.php', '<?php system("id");', 422],
    ['evil.png.html', '<p>', 422],
    ['evil', 'x', 422],
    ['evil.txt', Buffer.from([0x4d, 0x5a, 0x90, 0x00]), 422],
    ['evil.html', Buffer.from([0xff, 0xfe, 0x00, 0x00]), 422],
    ['evil.txt', Buffer.from([0xc3, 0x28]), 422],
    ['evil.mp3', 'ID', 422],
    ['evil.wav', Buffer.from('PK\x03\x04 a zip', 'latin1'), 422],
    ['empty.txt', '', 422],
    ['large.txt', Buffer.alloc(2 * 1_048_576 + 1, 'x'), 413],
    ['bomb.png', createPngHeader(10_000, 5_100), 422],
    ['cut.png', createPngHeader(400, 400), 422],
    ['../../x.png', 'x', 400],
    ['..\\x.png', 'x', 400],
    ['C:\\x.png', 'x', 400],
    ['gnp.\u202Etxt', 'x', 400],
    ['CON.txt', 'x', 400],
    ['%2e%2e%2fx.txt', 'x', 400],
    [`${'x'.repeat(300)}.txt`, 'x', 400],
    [`${'日'.repeat(90)}.txt`, 'x', 400],
  ])('%s is refused and leaves nothing behind (UPL-1, UPL-4, UPL-6)', async (name, content, status) => {
    expect((await library.upload(name, content)).status).toBe(status);
    expect(await library.listObjects()).toEqual([]);
    expect(await library.listNames()).toEqual([]);
  });

  test('a picture is decoded to its end before it is stored (UPL-6)', async () => {
    const whole = await createPicture('jpeg', 600, 600);
    expect((await library.upload('cut.jpg', whole.subarray(0, whole.length / 2))).status).toBe(422);
    expect((await library.upload('whole.jpg', whole)).status).toBe(200);
  });

  test('a file over the storage of the team is refused (UPL-1)', async () => {
    const { db } = app.services;
    const before = await db.selectFrom('teamQuota').select('bytes').executeTakeFirstOrThrow();
    await db.updateTable('teamQuota').set({ bytes: 5_000 }).execute();
    try {
      await library.addFile('small.txt', 'x'.repeat(2_000));
      expect((await library.upload('large.txt', 'x'.repeat(4_000))).status).toBe(413);
      // Two uploads that both fit when they begin.
      const both = await Promise.all([1, 2].map((number) => library.upload(`${number}.txt`, 'x'.repeat(2_000))));
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 413]);
    } finally {
      await db.updateTable('teamQuota').set(before).execute();
    }
    expect(await library.listObjects()).toHaveLength(2);
  });
});

test('a file over the limit of a library is refused, whatever the way it is uploaded, and recently deleted files count (UPL-1)', async () => {
  const { teamId } = library.person;
  const id = await library.addFile('a.txt', 'a');
  await library.ask('delete', { data: [{ id: await library.addFile('b.txt', 'b') }] });
  const setRoom = (files: number) =>
    app.services.db
      .updateTable('assetTotal')
      .set({ files: teamAssetsMax - files })
      .where('teamId', '=', teamId)
      .execute();
  await setRoom(0);
  const message = fillMessage(mediaMessages.tooManyFiles, { most: teamAssetsMax });
  const objects = await library.listObjects();
  for (const refused of [
    await library.upload('c.txt', 'c'),
    await post({ path: '/', action: 'save' }, { name: 'c.txt', content: 'c' }),
  ])
    expect([refused.status, refused.message]).toEqual([422, message]);
  const folder = await library.createFolder('Copies');
  expect((await library.ask('copy', { data: [{ id }], targetData: { id: folder.id } })).status).toBe(422);
  expect(await library.listNames('/Copies/')).toEqual([]);
  expect(await library.listObjects()).toEqual(objects);
  // A new version is not a new file.
  expect((await library.upload('a.txt', 'newer', { assetId: id, replace: true })).status).toBe(200);
  await setRoom(1);
  expect((await library.upload('c.txt', 'c')).status).toBe(200);
  expect((await library.upload('d.txt', 'd')).status).toBe(422);
});

describe('a form of the file manager protocol', () => {
  test('a form stores its file in the folder of its path, with fields before or after it (A7.84)', async () => {
    const voices = await library.createFolder('Voices');
    const { status, result } = await post({ path: '/Voices/', action: 'save' }, { name: 'a.txt', content: 'words' });
    expect([status, result.files?.[0]?.filterPath]).toEqual([200, '/Voices/']);
    const assetId = createId();
    await post({ path: `/${voices.id}/`, action: 'save', filename: 'b.txt', assetId }, { name: 'blob', content: 'b' });
    expect(await library.listNames('/Voices/')).toEqual(['a.txt', 'b.txt']);
    expect((await library.read(assetId)).text).toBe('b');
  });

  test('a name in use is refused with 400, and then kept with a number or replaced (A7.84)', async () => {
    const id = await library.addFile('a.txt', 'old');
    const file = { name: 'a.txt', content: 'new' };
    const refused = await post({ path: '/', action: 'save' }, file);
    expect([refused.status, refused.message]).toEqual([400, 'a.txt already exists here.']);
    expect((await post({ path: '/', action: 'keepboth' }, file)).result.files?.[0]?.name).toBe('a (1).txt');
    expect((await post({ path: '/', action: 'replace' }, file)).result.files?.[0]).toMatchObject({ id, version: 2 });
    expect((await library.read(id)).text).toBe('new');
    expect(await library.listNames()).toEqual(['a (1).txt', 'a.txt']);
  });

  test('a file in chunks is stored when its last chunk has arrived, even when one is sent again (A7.84)', async () => {
    const tone = createTone(0.2);
    const send = (place: number) =>
      post(
        { path: '/', action: 'save', 'chunk-index': String(place), 'total-chunk': '3' },
        { name: 'tone.wav', content: tone.subarray(place * 6_000, place === 2 ? tone.length : (place + 1) * 6_000) },
      );
    for (const place of [0, 1, 1]) expect((await send(place)).result.files).toEqual([]);
    expect(await library.listNames()).toEqual([]);
    const [file] = (await send(2)).result.files ?? [];
    expect(file).toMatchObject({ name: 'tone.wav', size: tone.length });
    expect(await library.listObjects()).toHaveLength(1);
  });

  test('a file whose chunks are incomplete is refused and leaves nothing behind (UPL-2)', async () => {
    const fields = { path: '/', action: 'save', 'chunk-index': '2', 'total-chunk': '3' };
    expect((await post(fields, { name: 'a.txt', content: 'x' })).status).toBe(400);
    expect(await library.listObjects()).toEqual([]);
  });

  test.each([
    ['no file', { path: '/', action: 'save' }, undefined],
    ['an unknown action', { path: '/', action: 'remove' }, { name: 'a.txt', content: 'x' }],
    ['a wrong chunk', { path: '/', 'chunk-index': '3', 'total-chunk': '3' }, { name: 'a.txt', content: 'x' }],
    ['a wrong id', { path: '/', assetId: 'x' }, { name: 'a.txt', content: 'x' }],
    ['a file of another kind', { path: '/' }, { name: 'a.svg', content: '<svg/>' }],
  ])('a form with %s is refused and leaves nothing behind (UPL-1)', async (_what, fields, file) => {
    expect((await post(fields as Record<string, string>, file)).status).toBeGreaterThanOrEqual(400);
    expect(await library.listObjects()).toEqual([]);
  });

  test.each([
    [
      'has a second file',
      '--form\r\ncontent-disposition: form-data; name="more"; filename="b.txt"\r\n\r\nb\r\n--form--\r\n',
    ],
    ['ends without its last line', '--form\r\n'],
  ])('a form that %s is refused after its file was stored, which is deleted (UPL-1, UPL-2)', async (_what, rest) => {
    const { token, teamId } = library.person;
    const head = '--form\r\ncontent-disposition: form-data; name="uploadFiles"; filename="a.txt"\r\n\r\n';
    const body = Readable.from(
      (async function* () {
        yield Buffer.from(`${head}words\r\n--form\r\ncontent-disposition: form-data; name="path"\r\n\r\n/\r\n`);
        await expect.poll(() => library.listObjects(), { interval: 1 }).toHaveLength(1);
        yield Buffer.from(rest);
      })(),
    );
    const { statusCode } = await app.app.inject({
      method: 'POST',
      url: `${mediaCalls.upload.path}?teamId=${teamId}`,
      headers: { 'client-token': token, 'content-type': 'multipart/form-data; boundary=form' },
      payload: body,
    });
    expect(statusCode).toBe(400);
    expect(await library.listObjects()).toEqual([]);
  });
});

describe('an interrupted upload', () => {
  /** The connections of the server, by the port of the client. */
  const connections = new Map<number, Socket>();
  beforeAll(() => {
    app.app.server.on('connection', (socket) => connections.set(socket.remotePort ?? 0, socket));
  });

  /** Waits until the server has read all that a request has sent. */
  async function waitUntilRead({ socket }: ClientRequest) {
    const { localPort = 0, bytesWritten = 0 } = socket ?? {};
    await expect
      .poll(() => connections.get(localPort)?.bytesRead, { timeout: 60_000, interval: 1 })
      .toBeGreaterThanOrEqual(bytesWritten);
  }

  /** Sends a part of a file and breaks the connection; with a length, or in chunks of unknown length. */
  function cut(assetId: AssetId, content: Buffer, part: number, isLengthKnown: boolean): Promise<void> {
    const { token, teamId } = library.person;
    const query = new URLSearchParams({ teamId, assetId, filename: 'tone.wav', replaceExistingAsset: 'true' });
    const headers = {
      'client-token': token,
      'content-type': 'audio/wav',
      ...(isLengthKnown ? { 'content-length': content.length } : { 'transfer-encoding': 'chunked' }),
    };
    return new Promise((resolve) => {
      const sent = httpRequest(`${address}/api/UploadBrowseFile?${query}`, { method: 'POST', headers });
      sent.on('error', () => undefined);
      sent.on('close', resolve);
      sent.flushHeaders();
      sent.write(content.subarray(0, Math.floor(content.length * part)), () => {
        void waitUntilRead(sent).finally(() => sent.destroy());
      });
    });
  }

  test('a cut at any point leaves the old file, byte for byte, and no rest (UPL-2, F8)', async () => {
    const [old, next] = [createTone(1), createTone(2)];
    const assetId = await library.addFile('tone.wav', old);
    for (const part of [0, 0.01, 0.25, 0.5, 0.99])
      for (const isLengthKnown of [true, false]) await cut(assetId, next, part, isLengthKnown);
    const read = () =>
      app.app.inject({
        url: `${mediaCalls.contents.path}?${new URLSearchParams({ teamId: library.person.teamId, assetId })}`,
        headers: { 'client-token': library.person.token },
      });
    expect((await read()).rawPayload.equals(old)).toBe(true);
    await expect.poll(() => library.listObjects(), { timeout: 60_000 }).toHaveLength(1);
    const folder = join(app.services.config.dataDir, 'media', 'unfinished');
    await expect.poll(() => readdirSync(folder), { timeout: 60_000 }).toEqual([]);
    await library.upload('tone.wav', next, { assetId, replace: true });
    expect((await read()).rawPayload.equals(next)).toBe(true);
  });

  test('uploads to one asset at once leave one of their contents (F8)', async () => {
    const assetId = await library.addFile('a.txt', 'first');
    const contents = ['one', 'two', 'three', 'four'];
    const answers = await Promise.all(
      contents.map((text) => library.upload('a.txt', text, { assetId, replace: true })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(contents).toContain((await library.read(assetId)).text);
    expect(Math.max(...answers.map(({ result }) => result.version.number))).toBe(5);
  });

  test('a person without the role is refused before the file is read (IMP-1, UPL-7)', async () => {
    const stranger = await aPerson(app);
    const query = new URLSearchParams({ teamId: library.person.teamId, assetId: createId(), filename: 'a.wav' });
    const status = await new Promise<number>((resolve, reject) => {
      const headers = { 'client-token': stranger.token, 'content-type': 'audio/wav', 'content-length': 90_000_000 };
      const sent = httpRequest(`${address}/api/UploadBrowseFile?${query}`, { method: 'POST', headers }, (answer) => {
        resolve(answer.statusCode ?? 0);
        sent.destroy();
      });
      sent.on('error', reject);
      sent.write(Buffer.alloc(1_000));
    });
    expect(status).toBe(404);
  });
});
